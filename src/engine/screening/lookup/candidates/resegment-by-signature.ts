import { popcount } from '../../matching/compare-tokens.ts'
import type { CandidateName } from './candidate-name.ts'
import type { SearchState } from './search-state.ts'
import { signatureLength, signatureLetters } from '../index/word-signature.ts'

/**
 * Of these words of the query those that may be the same as words of the name in hand but for where words are parted, told
 * from the letters that occur: a listed word that is two or three of the query, a word of the query that is two or
 * three listed neighbours, or two on both sides. A bit for each; the last word of a name has the first for its neighbour.
 */
export function resegmentBySignature(state: SearchState, words: number): number {
  const { candidate } = state
  const { tokenCount } = candidate
  let resegmented = 0
  for (let i = 0; i < tokenCount; i++) {
    resegmented |= candidate.joins[i] ?? 0
    if (tokenCount < 2) break
    const next = positionAfter(candidate, i)
    const movedSpace = (candidate.movedSpace[i] ?? 0) & (candidate.movedSpace[next] ?? 0)
    if (movedSpace !== 0) resegmented |= wordsWithMovedSpace(state, movedSpace, i)
    const parts = (candidate.partOf[i] ?? 0) & (candidate.partOf[next] ?? 0) & words
    if (parts !== 0) resegmented |= wordsListedAsSeveral(state, parts, i)
  }
  return resegmented & words
}

/** Of the words of the query that may be parted otherwise, those that are with the next what two listed ones are. */
function wordsWithMovedSpace({ candidate, query }: SearchState, movedSpace: number, i: number): number {
  const next = positionAfter(candidate, i)
  const length = lengthAt(candidate, i) + lengthAt(candidate, next)
  const letters = lettersAt(candidate, i) | lettersAt(candidate, next)
  let resegmented = 0
  for (let remainingBits = movedSpace; remainingBits !== 0; remainingBits &= remainingBits - 1) {
    const at = lowestBit(remainingBits)
    if (query.pairLength[at] === length && query.pairLetterMask[at] === letters)
      resegmented |= (1 << at) | (1 << (at + 1 === query.count ? 0 : at + 1))
  }
  return resegmented
}

/** Of the words of the query of which both listed ones may be parts, those that are the two but for one letter, or three. */
function wordsListedAsSeveral(state: SearchState, parts: number, i: number): number {
  let resegmented = 0
  for (let remainingBits = parts; remainingBits !== 0; remainingBits &= remainingBits - 1)
    if (isListedAsSeveral(state, lowestBit(remainingBits), i)) resegmented |= remainingBits & -remainingBits
  return resegmented
}

function isListedAsSeveral({ candidate, query }: SearchState, at: number, i: number): boolean {
  const next = positionAfter(candidate, i)
  const wordMask = query.letterMask[at] ?? 0
  const remainingLength = (query.length[at] ?? 0) - lengthAt(candidate, i) - lengthAt(candidate, next)
  const letters = lettersAt(candidate, i) | lettersAt(candidate, next)
  if (Math.abs(remainingLength) <= 1 && popcount(letters ^ wordMask) <= 2) return true
  const third = positionAfter(candidate, next)
  return (
    third !== i &&
    remainingLength === lengthAt(candidate, third) &&
    (letters | lettersAt(candidate, third)) === wordMask
  )
}

/** The lowest word that has a bit. */
function lowestBit(words: number): number {
  return 31 - Math.clz32(words & -words)
}

function positionAfter({ tokenCount }: CandidateName, position: number): number {
  return position + 1 === tokenCount ? 0 : position + 1
}

function lengthAt(candidate: CandidateName, position: number): number {
  return signatureLength(candidate.signature[position] ?? 0)
}

function lettersAt(candidate: CandidateName, position: number): number {
  return signatureLetters(candidate.signature[position] ?? 0)
}
