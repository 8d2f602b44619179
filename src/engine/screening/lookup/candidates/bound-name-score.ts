import { minSameSpelling, minDistinctiveWeight } from '../../matching/feature-sums.ts'
import { surelyDistinctiveWeight } from '../../matching/name-points.ts'
import { tokenClasses } from '../../names/classify.ts'
import { queryWords } from '../query/query-words.ts'
import { candidate, type MutableNameBounds } from './candidate-name.ts'
import { maxWords } from '../index/rarity.ts'
import { signatureLength } from '../index/word-signature.ts'

/** What words of the query that the lookup did not find in the name in hand are taken to agree with; a bit for each. */
export interface AssumedMatches {
  /** Words that are the same but for where words are parted. */
  resegmented: number
  /** Words left over in the name, no more like than `similarity`, which shares a key with none. */
  maybeSimilar: number
  readonly similarity: Float64Array
  /** Small ones: legal forms of one kind agree though they are spelt differently. */
  nonDistinctive: number
}

/** Nothing granted: what was looked up is all that agrees. */
export const nothingAssumed: AssumedMatches = {
  resegmented: 0,
  maybeSimilar: 0,
  similarity: new Float64Array(0),
  nonDistinctive: 0,
}

/** What the name in hand comes to; `slack` of weight is taken to agree beside it and not to be left over. */
export function boundNameScore(
  bounds: MutableNameBounds,
  assumed: AssumedMatches,
  weightTolerance: number,
): void {
  const isJoined = candidate.mayBeJoined || assumed.resegmented !== 0
  bounds.agreed = weightTolerance
  bounds.strong = weightTolerance
  bounds.partial = 0
  bounds.unlisted = 0
  bounds.maxBestEvidence = 0
  countUnmatched(assumed.maybeSimilar)
  const pairs = addWords(bounds, assumed) + (isJoined ? 2 : 0)
  const contradicting = contradictingWords(assumed)
  const maxContradictingWeight = maxWeightOf(contradicting & queryWords.distinctive)
  bounds.maxExactWeight = candidate.exactWeight
  bounds.mayBeJoined = isJoined
  bounds.hasOnePair = pairs === 1
  if (isJoined) bounds.maxBestEvidence = bounds.strong
  bounds.hasOneSameSpelling =
    !isJoined && candidate.sameSpellingCount + similarAmong(assumed) + similarInitials() <= 1
  // What of a name is written apart does not lack in the query.
  bounds.omitted =
    assumed.resegmented === 0
      ? Math.max(0, Math.min(unmatchedTokens.weight, candidate.remainingWeight) - weightTolerance)
      : 0
  bounds.strongestContradiction = isJoined ? 0 : Math.min(maxContradictingWeight, unmatchedTokens.maxWeight)
  bounds.hasUnmatched =
    !isJoined && Math.max(maxContradictingWeight, unmatchedTokens.maxWeight) >= surelyDistinctiveWeight
  bounds.hasOtherLocation = !isJoined && (contradicting & queryWords.locations) !== 0
  bounds.hasOtherNumber = !isJoined && isNumberMissing(contradicting)
  bounds.isFarApart =
    !isJoined && isSurelyFarApart(contradicting & queryWords.distinctive & ~queryWords.numbers)
}

/** Words of the query that agree with nothing. */
function contradictingWords({ resegmented, maybeSimilar, nonDistinctive }: AssumedMatches): number {
  return queryWords.all & ~(candidate.covered | resegmented | maybeSimilar | nonDistinctive)
}

/** Two letters that are one word on the other side, `s a` and `sa`, are spelt alike. */
function similarInitials(): number {
  return Number(candidate.initialCount > 1 || queryWords.initials > 1)
}

/** How many words of the query that were granted may be spelt as one left over. */
function similarAmong({ maybeSimilar, similarity }: AssumedMatches): number {
  let similar = 0
  for (let at = 0; maybeSimilar >>> at !== 0; at++)
    if (((maybeSimilar >>> at) & 1) === 1 && (similarity[at] ?? 0) >= minSameSpelling) similar++
  return similar
}

/** Of these words of the query. */
function maxWeightOf(words: number): number {
  let most = 0
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && (queryWords.weight[at] ?? 0) > most) most = queryWords.weight[at] ?? 0
  return most
}

/** Whether a number is on one side and none is missing on the other. */
function isNumberMissing(contradicting: number): boolean {
  if ((contradicting & queryWords.numbers) !== 0) return unmatchedTokens.numberCount === 0
  return unmatchedTokens.surelyUnmatchedNumbers > 0 && (queryWords.numbers & ~candidate.covered) === 0
}

/** Letters of a word from which on what it is not like is more than two slips from it; a number is like itself alone. */
const distinctiveLetters = 6

/** Whether one of these words of the query, or of those left over beside them, is of so many letters. */
function isSurelyFarApart(contradicting: number): boolean {
  if (unmatchedTokens.maxLength >= distinctiveLetters) return true
  for (let remainingBits = contradicting; remainingBits !== 0; remainingBits &= remainingBits - 1)
    if ((queryWords.length[31 - Math.clz32(remainingBits & -remainingBits)] ?? 0) >= distinctiveLetters)
      return true
  return false
}

/** Of the listed words that none of the query's is like. */
const unmatchedTokens = {
  weight: 0,
  /** Letters of the longest that tells who is meant and is no number. */
  maxLength: 0,
  /** The heaviest that tells who is meant. */
  maxWeight: 0,
  /** Numbers among all that were left over, and among those that nothing may be like. */
  numberCount: 0,
  surelyUnmatchedNumbers: 0,
  /** The others: how many, their weight, and of each of the query's words the heaviest that it may be like. */
  maybeSimilarCount: 0,
  maybeSimilarWeight: 0,
  maxWeightByWord: new Float64Array(maxWords),
}

/** By class: whether words of it tell who is meant. */
const isDistinctiveClass = Uint8Array.from(tokenClasses, (kind) =>
  Number(kind === 'word' || kind === 'number'),
)
const numberClass = tokenClasses.indexOf('number')

function countUnmatched(maybeSimilar: number): void {
  unmatchedTokens.weight = 0
  unmatchedTokens.maxLength = 0
  unmatchedTokens.maxWeight = 0
  unmatchedTokens.numberCount = 0
  unmatchedTokens.surelyUnmatchedNumbers = 0
  unmatchedTokens.maybeSimilarCount = 0
  unmatchedTokens.maybeSimilarWeight = 0
  for (let at = 0; maybeSimilar >>> at !== 0; at++) unmatchedTokens.maxWeightByWord[at] = 0
  for (let i = 0; i < candidate.unmatchedCount; i++) {
    const position = candidate.unmatched[i] ?? 0
    const words = maybeSimilar === 0 ? 0 : (candidate.maybeSimilar[position] ?? 0) & maybeSimilar
    if (words === 0) countSurelyUnmatched(position)
    else countMaybeSimilar(words, candidate.tokenWeight[position] ?? 0)
    if (candidate.tokenClass[position] === numberClass) unmatchedTokens.numberCount++
  }
}

function countSurelyUnmatched(position: number): void {
  const weight = candidate.tokenWeight[position] ?? 0
  const kind = candidate.tokenClass[position] ?? 0
  unmatchedTokens.weight += weight
  if (isDistinctiveClass[kind] === 1) {
    if (weight > unmatchedTokens.maxWeight) unmatchedTokens.maxWeight = weight
    if (kind !== numberClass)
      unmatchedTokens.maxLength = Math.max(
        unmatchedTokens.maxLength,
        signatureLength(candidate.signature[position] ?? 0),
      )
  }
  if (kind === numberClass) unmatchedTokens.surelyUnmatchedNumbers++
}

function countMaybeSimilar(words: number, weight: number): void {
  unmatchedTokens.maybeSimilarCount++
  unmatchedTokens.maybeSimilarWeight += weight
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && weight > (unmatchedTokens.maxWeightByWord[at] ?? 0))
      unmatchedTokens.maxWeightByWord[at] = weight
}

/** What words of the query gain from words left over, each of which can be but one of them. */
const assumedGain = { words: 0, agreed: 0, strong: 0, best: 0, weight: 0, maxWeight: 0 }

/** Adds what agrees and what is not listed; answers how many pairs tell something. */
function addWords(bounds: MutableNameBounds, assumed: AssumedMatches): number {
  const anyAssumed = assumed.resegmented | assumed.maybeSimilar | assumed.nonDistinctive
  let pairs = 0
  assumedGain.words = 0
  for (let at = 0; at < queryWords.count; at++) {
    if (((candidate.covered >>> at) & 1) === 1) {
      const weight = candidate.weight[at] ?? 0
      addMatch(bounds, weight, candidate.similarity[at] ?? 0)
      // A word too light to be counted as a pair is none that does not agree.
      pairs += weight < minDistinctiveWeight ? 2 : 1
    } else if (((anyAssumed >>> at) & 1) === 1) {
      addAssumed(bounds, assumed, at)
      pairs += 2
    } else bounds.unlisted += queryWords.weight[at] ?? 0
  }
  if (assumedGain.words > 0) applyAssumedGain(bounds)
  return pairs
}

function addMatch(bounds: MutableNameBounds, weight: number, similarity: number): void {
  const strong = weight * similarity * similarity
  bounds.agreed += weight * similarity
  bounds.strong += strong
  if (strong > bounds.maxBestEvidence) bounds.maxBestEvidence = strong
  bounds.partial += weight * (1 - similarity)
}

function addAssumed(
  bounds: MutableNameBounds,
  { resegmented, maybeSimilar, similarity }: AssumedMatches,
  at: number,
): void {
  const queryWeight = queryWords.weight[at] ?? 0
  if (((resegmented >>> at) & 1) === 1)
    addMatch(bounds, Math.max(queryWords.maxWeight[at] ?? 0, candidate.maxUnmatchedWeight), 1)
  else if (((maybeSimilar >>> at) & 1) === 0) addMatch(bounds, queryWeight, 1)
  else addAssumedGain(queryWeight, unmatchedTokens.maxWeightByWord[at] ?? 0, similarity[at] ?? 0)
}

function addAssumedGain(queryWeight: number, weight: number, similarity: number): void {
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

function applyAssumedGain(bounds: MutableNameBounds): void {
  const isEnough = assumedGain.words <= unmatchedTokens.maybeSimilarCount
  bounds.agreed += isEnough
    ? assumedGain.agreed
    : Math.min(assumedGain.agreed, unmatchedTokens.maybeSimilarWeight)
  bounds.strong += isEnough
    ? assumedGain.strong
    : Math.min(assumedGain.strong, unmatchedTokens.maybeSimilarWeight)
  if (assumedGain.best > bounds.maxBestEvidence) bounds.maxBestEvidence = assumedGain.best
  if (!isEnough)
    bounds.unlisted += Math.max(
      0,
      assumedGain.weight - unmatchedTokens.maybeSimilarCount * assumedGain.maxWeight,
    )
}
