import { tokenClasses } from '../../names/classify-tokens.ts'
import { maxWords } from '../index/rarity.ts'
import { signatureLength } from '../index/word-signature.ts'
import type { CandidateName } from './candidate-name.ts'

/** The words of a listed name that no word of the query is like. */
export interface UnmatchedTokens {
  weight: number
  /** Letters of the longest that is distinctive and no number. */
  maxLength: number
  /** The heaviest that is distinctive. */
  maxWeight: number
  /** Numbers among all that were left over, and among those that nothing may be like. */
  numberCount: number
  surelyUnmatchedNumbers: number
  /** The others: how many, their weight, and of each word of the query the heaviest that it may be like. */
  maybeSimilarCount: number
  maybeSimilarWeight: number
  readonly maxWeightByWord: Float64Array
}

/** What words of the query gain from words left over, each of which can be but one of them. */
export interface AssumedGain {
  words: number
  agreed: number
  strong: number
  best: number
  weight: number
  maxWeight: number
}

export function createUnmatchedTokens(): UnmatchedTokens {
  return {
    weight: 0,
    maxLength: 0,
    maxWeight: 0,
    numberCount: 0,
    surelyUnmatchedNumbers: 0,
    maybeSimilarCount: 0,
    maybeSimilarWeight: 0,
    maxWeightByWord: new Float64Array(maxWords),
  }
}

export function noAssumedGain(): AssumedGain {
  return { words: 0, agreed: 0, strong: 0, best: 0, weight: 0, maxWeight: 0 }
}

/** By class: whether words of it are distinctive. */
const isDistinctiveClass = Uint8Array.from(tokenClasses, (kind) =>
  Number(kind === 'word' || kind === 'number'),
)
const numberClass = tokenClasses.indexOf('number')

/** @param maybeSimilar words of the query, a bit each, that words left over may be like */
export function countUnmatched(
  unmatched: UnmatchedTokens,
  candidate: CandidateName,
  maybeSimilar: number,
): void {
  unmatched.weight = 0
  unmatched.maxLength = 0
  unmatched.maxWeight = 0
  unmatched.numberCount = 0
  unmatched.surelyUnmatchedNumbers = 0
  unmatched.maybeSimilarCount = 0
  unmatched.maybeSimilarWeight = 0
  for (let at = 0; maybeSimilar >>> at !== 0; at++) unmatched.maxWeightByWord[at] = 0
  for (let i = 0; i < candidate.unmatchedCount; i++) {
    const position = candidate.unmatched[i] ?? 0
    const words = maybeSimilar === 0 ? 0 : (candidate.maybeSimilar[position] ?? 0) & maybeSimilar
    if (words === 0) countSurelyUnmatched(unmatched, candidate, position)
    else countMaybeSimilar(unmatched, words, candidate.tokenWeight[position] ?? 0)
    if (candidate.tokenClass[position] === numberClass) unmatched.numberCount++
  }
}

function countSurelyUnmatched(unmatched: UnmatchedTokens, candidate: CandidateName, position: number): void {
  const weight = candidate.tokenWeight[position] ?? 0
  const kind = candidate.tokenClass[position] ?? 0
  unmatched.weight += weight
  if (isDistinctiveClass[kind] === 1) {
    if (weight > unmatched.maxWeight) unmatched.maxWeight = weight
    if (kind !== numberClass)
      unmatched.maxLength = Math.max(unmatched.maxLength, signatureLength(candidate.signature[position] ?? 0))
  }
  if (kind === numberClass) unmatched.surelyUnmatchedNumbers++
}

function countMaybeSimilar(unmatched: UnmatchedTokens, words: number, weight: number): void {
  unmatched.maybeSimilarCount++
  unmatched.maybeSimilarWeight += weight
  for (let at = 0; words >>> at !== 0; at++)
    if (((words >>> at) & 1) === 1 && weight > (unmatched.maxWeightByWord[at] ?? 0))
      unmatched.maxWeightByWord[at] = weight
}
