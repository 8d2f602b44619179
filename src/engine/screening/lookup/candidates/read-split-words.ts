import type { NameWord } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { joins, partedAlike } from '../../matching/join-words.ts'
import type { QueryWord } from '../query/similar-tokens.ts'
import { asked } from '../query/query-words.ts'
import { candidate } from './candidate-name.ts'
import type { ListIndex } from '../index/open-index.ts'

/** A listed word, of which no more than its letters matter here. */
interface Read {
  readonly form: TokenForm
}

/**
 * Words of the query that are parted otherwise in the name in hand: what `placedWords` told from letters alone, now told
 * from the words.
 *
 * @param words those for which letters let expect it, a bit each; others may be among the answer
 */
export function readSplitWords(
  { form }: Pick<ListIndex, 'form'>,
  sought: readonly QueryWord[],
  words: number,
): number {
  const query = sought.map(({ word }) => word)
  const read = (place: number): Read => ({ form: form(candidate.token[place] ?? 0) })
  let placed = 0
  for (let i = 0; i < candidate.count; i++) {
    if (((candidate.joins[i] ?? 0) & words) !== 0) placed |= joined(query, read(i))
    if (candidate.count > 1) placed |= readPair({ query, words, read }, i)
  }
  return placed
}

interface Reading {
  readonly query: readonly NameWord[]
  readonly words: number
  readonly read: (place: number) => Read
}

/** What a listed word and those behind it are, of which both may be parts of one. */
function readPair({ query, words, read }: Reading, i: number): number {
  const next = (i + 1) % candidate.count
  const parted = (candidate.parted[i] ?? 0) & (candidate.parted[next] ?? 0)
  const parts = (candidate.part[i] ?? 0) & (candidate.part[next] ?? 0) & words
  if (parted === 0 && parts === 0) return 0
  const listed = [read(i), read(next)]
  const third = (next + 1) % candidate.count
  if (parts !== 0 && third !== i) listed.push(read(third))
  return partedElsewhere(query, listed, parted) | writtenApart(query, listed, parts)
}

/** The words of the query that are one listed word. */
function joined(query: readonly NameWord[], listed: Read): number {
  return joins(query, [listed]).reduce((placed, { bits }) => placed | bits, 0)
}

/** Of these words those that are, with the next, two listed ones but for where they are parted. */
function partedElsewhere(query: readonly NameWord[], listed: readonly Read[], words: number): number {
  let placed = 0
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && partedAlike(query, listed, [at, 0]) > 0)
      placed |= (1 << at) | (1 << (at + 1 === asked.count ? 0 : at + 1))
  return placed
}

/** Of these words those that are listed as several. */
function writtenApart(query: readonly NameWord[], listed: readonly Read[], words: number): number {
  let placed = 0
  for (let at = 0; words >>> at !== 0; at++) {
    const word = ((words >>> at) & 1) === 1 ? query[at] : undefined
    if (word !== undefined && joins(listed, [word]).length > 0) placed |= 1 << at
  }
  return placed
}
