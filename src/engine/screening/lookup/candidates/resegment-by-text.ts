import type { NameWord } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { findJoins, movedSpaceSimilarity } from '../../matching/find-joins.ts'
import type { QueryWord } from '../query/query-word.ts'
import type { CandidateName } from './candidate-name.ts'
import type { ListIndex } from '../index/open-index.ts'

/** A listed word, of which no more than its letters matter here. */
interface WordWithForm {
  readonly form: TokenForm
}

/**
 * Words of the query that are parted otherwise in the name in hand: what `resegmentBySignature` told from letters alone, now told
 * from the words.
 *
 * @param words those for which letters let expect it, a bit each; others may be among the answer
 */
export function resegmentByText(
  { form, search: { candidate } }: Pick<ListIndex, 'form' | 'search'>,
  queryTokens: readonly QueryWord[],
  words: number,
): number {
  const query = queryTokens.map(({ word }) => word)
  const wordAt = (position: number): WordWithForm => ({ form: form(candidate.token[position] ?? 0) })
  let resegmented = 0
  for (let i = 0; i < candidate.tokenCount; i++) {
    if (((candidate.joins[i] ?? 0) & words) !== 0) resegmented |= joinedWords(query, wordAt(i))
    if (candidate.tokenCount > 1) resegmented |= resegmentPair({ candidate, query, words, wordAt }, i)
  }
  return resegmented
}

interface Resegmentation {
  readonly candidate: CandidateName
  readonly query: readonly NameWord[]
  readonly words: number
  readonly wordAt: (position: number) => WordWithForm
}

/** What a listed word and those behind it are, of which both may be parts of one. */
function resegmentPair({ candidate, query, words, wordAt }: Resegmentation, i: number): number {
  const next = (i + 1) % candidate.tokenCount
  const movedSpace = (candidate.movedSpace[i] ?? 0) & (candidate.movedSpace[next] ?? 0)
  const parts = (candidate.partOf[i] ?? 0) & (candidate.partOf[next] ?? 0) & words
  if (movedSpace === 0 && parts === 0) return 0
  const listed = [wordAt(i), wordAt(next)]
  const third = (next + 1) % candidate.tokenCount
  if (parts !== 0 && third !== i) listed.push(wordAt(third))
  return wordsWithMovedSpace(query, listed, movedSpace) | wordsListedAsSeveral(query, listed, parts)
}

/** The words of the query that are one listed word. */
function joinedWords(query: readonly NameWord[], listed: WordWithForm): number {
  return findJoins(query, [listed]).reduce((resegmented, { bits }) => resegmented | bits, 0)
}

/** Of these words those that are, with the next, two listed ones but for where they are parted. */
function wordsWithMovedSpace(
  query: readonly NameWord[],
  listed: readonly WordWithForm[],
  words: number,
): number {
  let resegmented = 0
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && movedSpaceSimilarity(query, listed, [at, 0]) > 0)
      resegmented |= (1 << at) | (1 << (at + 1 === query.length ? 0 : at + 1))
  return resegmented
}

/** Of these words those that are listed as several. */
function wordsListedAsSeveral(
  query: readonly NameWord[],
  listed: readonly WordWithForm[],
  words: number,
): number {
  let resegmented = 0
  for (let at = 0; words >>> at !== 0; at++) {
    const word = ((words >>> at) & 1) === 1 ? query[at] : undefined
    if (word !== undefined && findJoins(listed, [word]).length > 0) resegmented |= 1 << at
  }
  return resegmented
}
