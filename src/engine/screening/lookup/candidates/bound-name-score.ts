import { minSameSpelling, minDistinctiveWeight } from '../../matching/feature-sums.ts'
import { minDistinctiveEvidence } from '../../matching/name-features.ts'
import { surelyDistinctiveWeight } from '../../matching/name-points.ts'
import type { QueryWords } from '../query/query-words.ts'
import type { AssumedMatches, CandidateName, MutableNameBounds } from './candidate-name.ts'
import type { SearchState } from './search-state.ts'
import { type AssumedGain, countUnmatched, type UnmatchedTokens } from './unmatched-tokens.ts'

/** Nothing granted: what was looked up is all that agrees. */
export const nothingAssumed: AssumedMatches = {
  resegmented: 0,
  maybeSimilar: 0,
  similarity: new Float64Array(0),
  nonDistinctive: 0,
}

/** What a name is scored by, and where the result goes. */
export interface NameScoring {
  readonly bounds: MutableNameBounds
  readonly assumed: AssumedMatches
}

/** Bounds what the current name comes to; so much of weight is taken to agree and not to be left over. */
export function boundNameScore(state: SearchState, scoring: NameScoring, weightTolerance: number): void {
  const { bounds, assumed } = scoring
  const { candidate, query, unmatched } = state
  const isJoined = candidate.mayBeJoined || assumed.resegmented !== 0
  bounds.agreed = weightTolerance
  bounds.strong = weightTolerance
  bounds.partial = 0
  bounds.unlisted = 0
  bounds.maxBestEvidence = 0
  countUnmatched(unmatched, candidate, assumed.maybeSimilar)
  const pairs = addWords(state, scoring) + (isJoined ? 2 : 0)
  const contradicting = contradictingWords(state, assumed)
  const maxContradictingWeight = maxWeightOf(query, contradicting & query.distinctive)
  bounds.maxExactWeight = candidate.exactWeight
  bounds.mayBeJoined = isJoined
  bounds.hasOnePair = pairs === 1
  if (isJoined) bounds.maxBestEvidence = bounds.strong
  bounds.hasOneSameSpelling =
    !isJoined && candidate.sameSpellingCount + similarAmong(assumed) + similarInitials(candidate, query) <= 1
  // What of a name is written apart does not lack in the query.
  bounds.omitted =
    assumed.resegmented === 0
      ? Math.max(0, Math.min(unmatched.weight, candidate.remainingWeight) - weightTolerance)
      : 0
  bounds.strongestContradiction = isJoined ? 0 : Math.min(maxContradictingWeight, unmatched.maxWeight)
  bounds.hasUnmatched =
    !isJoined && Math.max(maxContradictingWeight, unmatched.maxWeight) >= surelyDistinctiveWeight
  bounds.mayBeShortened =
    candidate.exactWeight >= minDistinctiveEvidence - weightTolerance &&
    maxContradictingWeight < surelyDistinctiveWeight
  bounds.hasOtherLocation = !isJoined && (contradicting & query.locations) !== 0
  bounds.hasOtherNumber = !isJoined && isNumberMissing(state, contradicting)
  bounds.exceedsTypoLimit =
    !isJoined && isSurelyFarApart(query, unmatched, contradicting & query.distinctive & ~query.numbers)
}

/** Words of the query that agree with nothing. */
function contradictingWords(
  { candidate, query }: SearchState,
  { resegmented, maybeSimilar, nonDistinctive }: AssumedMatches,
): number {
  return query.all & ~(candidate.covered | resegmented | maybeSimilar | nonDistinctive)
}

/** Two letters that are one word on the other side, `s a` and `sa`, are spelt alike. */
function similarInitials({ initialCount }: CandidateName, { initials }: QueryWords): number {
  return Number(initialCount > 1 || initials > 1)
}

/** How many words of the query that were granted may be spelt as one left over. */
function similarAmong({ maybeSimilar, similarity }: AssumedMatches): number {
  let similar = 0
  for (let at = 0; maybeSimilar >>> at !== 0; at++)
    if (((maybeSimilar >>> at) & 1) === 1 && (similarity[at] ?? 0) >= minSameSpelling) similar++
  return similar
}

/** Of these words of the query. */
function maxWeightOf({ weight }: QueryWords, words: number): number {
  let most = 0
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && (weight[at] ?? 0) > most) most = weight[at] ?? 0
  return most
}

/** Whether a number is on one side and none is missing on the other. */
function isNumberMissing({ candidate, query, unmatched }: SearchState, contradicting: number): boolean {
  if ((contradicting & query.numbers) !== 0) return unmatched.numberCount === 0
  return unmatched.surelyUnmatchedNumbers > 0 && (query.numbers & ~candidate.covered) === 0
}

/** Letters of a word from which on what it is not like is more than two slips from it; a number is like itself alone. */
const distinctiveLetters = 6

/** Whether one of these words of the query, or of those left over beside them, is of so many letters. */
function isSurelyFarApart(
  { length }: QueryWords,
  unmatched: UnmatchedTokens,
  contradicting: number,
): boolean {
  if (unmatched.maxLength >= distinctiveLetters) return true
  for (let remainingBits = contradicting; remainingBits !== 0; remainingBits &= remainingBits - 1)
    if ((length[31 - Math.clz32(remainingBits & -remainingBits)] ?? 0) >= distinctiveLetters) return true
  return false
}

/** Adds what agrees and what is not listed; answers how many pairs tell something. */
function addWords(state: SearchState, scoring: NameScoring): number {
  const { bounds, assumed } = scoring
  const { candidate, query, assumedGain } = state
  const anyAssumed = assumed.resegmented | assumed.maybeSimilar | assumed.nonDistinctive
  let pairs = 0
  assumedGain.words = 0
  for (let at = 0; at < query.count; at++) {
    if (((candidate.covered >>> at) & 1) === 1) {
      const weight = candidate.weight[at] ?? 0
      addMatch(bounds, weight, candidate.similarity[at] ?? 0)
      // A word too light to be counted as a pair is none that does not agree.
      pairs += weight < minDistinctiveWeight ? 2 : 1
    } else if (((anyAssumed >>> at) & 1) === 1) {
      addAssumed(state, scoring, at)
      pairs += 2
    } else bounds.unlisted += query.weight[at] ?? 0
  }
  if (assumedGain.words > 0) applyAssumedGain(bounds, assumedGain, state.unmatched)
  return pairs
}

function addMatch(bounds: MutableNameBounds, weight: number, similarity: number): void {
  const strong = weight * similarity * similarity
  bounds.agreed += weight * similarity
  bounds.strong += strong
  if (strong > bounds.maxBestEvidence) bounds.maxBestEvidence = strong
  bounds.partial += weight * (1 - similarity)
}

function addAssumed(state: SearchState, { bounds, assumed }: NameScoring, at: number): void {
  const { candidate, query } = state
  if (((assumed.resegmented >>> at) & 1) === 1)
    addMatch(bounds, Math.max(query.maxWeight[at] ?? 0, candidate.maxUnmatchedWeight), 1)
  else if (((assumed.maybeSimilar >>> at) & 1) === 0) addMatch(bounds, query.weight[at] ?? 0, 1)
  else addAssumedGain(state, at, assumed.similarity[at] ?? 0)
}

function addAssumedGain(
  { assumedGain, query, unmatched }: SearchState,
  at: number,
  similarity: number,
): void {
  const queryWeight = query.weight[at] ?? 0
  const weight = unmatched.maxWeightByWord[at] ?? 0
  if (assumedGain.words === 0) {
    assumedGain.agreed = 0
    assumedGain.strong = 0
    assumedGain.best = 0
    assumedGain.weight = 0
    assumedGain.maxWeight = 0
  }
  assumedGain.words++
  assumedGain.agreed += weight * similarity
  assumedGain.strong += weight * similarity * similarity
  if (weight * similarity * similarity > assumedGain.best) assumedGain.best = weight * similarity * similarity
  assumedGain.weight += queryWeight
  if (queryWeight > assumedGain.maxWeight) assumedGain.maxWeight = queryWeight
}

function applyAssumedGain(
  bounds: MutableNameBounds,
  { words, agreed, strong, best, weight, maxWeight }: AssumedGain,
  { maybeSimilarCount, maybeSimilarWeight }: UnmatchedTokens,
): void {
  const isEnough = words <= maybeSimilarCount
  bounds.agreed += isEnough ? agreed : Math.min(agreed, maybeSimilarWeight)
  bounds.strong += isEnough ? strong : Math.min(strong, maybeSimilarWeight)
  if (best > bounds.maxBestEvidence) bounds.maxBestEvidence = best
  if (!isEnough) bounds.unlisted += Math.max(0, weight - maybeSimilarCount * maxWeight)
}
