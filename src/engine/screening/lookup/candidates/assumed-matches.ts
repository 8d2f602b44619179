import { compareWithCache } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import type { QueryWord } from '../query/query-word.ts'
import type { ListIndex } from '../index/open-index.ts'
import type { AssumedMatches, CandidateName } from './candidate-name.ts'
import { resegmentBySignature } from './resegment-by-signature.ts'
import { resegmentByText } from './resegment-by-text.ts'
import type { SearchState } from './search-state.ts'
import { excludeSimilar } from './token-relations.ts'

/** Two words that share no key are no more alike than this. */
const maxSimilarityWithoutKey = 0.8

/** Grants these words of the query whatever the letters of the name in hand allow. */
export function assumeBySignature(state: SearchState, assumed: AssumedMatches, words: number): void {
  assumed.resegmented = resegmentBySignature(state, words)
  assumeSimilar(state.candidate, assumed, words)
}

/** The words that are not placed may be like one left over. */
function assumeSimilar(candidate: CandidateName, assumed: AssumedMatches, words: number): void {
  assumed.maybeSimilar = candidate.anyMaybeSimilar & words & ~assumed.resegmented
  for (let at = 0; assumed.maybeSimilar >>> at !== 0; at++) assumed.similarity[at] = maxSimilarityWithoutKey
}

/** Takes back of words that were granted as parted otherwise what is seen not to be so once they are read. */
export function verifyResegmented(
  index: ListIndex,
  query: readonly QueryWord[],
  assumed: AssumedMatches,
): void {
  const words = assumed.resegmented | assumed.maybeSimilar
  assumed.resegmented = words & resegmentByText(index, query, assumed.resegmented)
  assumeSimilar(index.search.candidate, assumed, words)
}

/** Takes back what is seen not to be so once the words are read. */
export function verifySimilar(index: ListIndex, query: readonly QueryWord[], assumed: AssumedMatches): void {
  const { candidate, relations } = index.search
  const { maybeSimilar, similarity } = assumed
  assumed.maybeSimilar = 0
  for (let at = 0; maybeSimilar >>> at !== 0; at++) similarity[at] = 0
  for (let i = 0; i < candidate.unmatchedCount; i++) {
    const position = candidate.unmatched[i] ?? 0
    const words = (candidate.maybeSimilar[position] ?? 0) & maybeSimilar
    if (words === 0) continue
    const token = candidate.token[position] ?? 0
    const similarWords = similarAmong(query, { form: index.form(token), words }, similarity)
    // Names share their words: none is compared with the same one twice.
    if (similarWords !== words) excludeSimilar(relations, token, words & ~similarWords)
    candidate.maybeSimilar[position] = similarWords
    assumed.maybeSimilar |= similarWords
  }
}

/** Of these words of the query those that the listed one is like; each is then as alike as it is. */
function similarAmong(
  query: readonly QueryWord[],
  { form, words }: { readonly form: TokenForm; readonly words: number },
  similarity: Float64Array,
): number {
  let similarWords = 0
  for (let at = 0; words >>> at !== 0; at++) {
    const found = ((words >>> at) & 1) === 1 ? similarityOf(query[at], form) : 0
    if (found < matcher.minSimilarity) continue
    similarWords |= 1 << at
    if (found > (similarity[at] ?? 0)) similarity[at] = found
  }
  return similarWords
}

function similarityOf(query: QueryWord | undefined, form: TokenForm): number {
  return query === undefined ? 0 : compareWithCache(query.word, form).similarity
}
