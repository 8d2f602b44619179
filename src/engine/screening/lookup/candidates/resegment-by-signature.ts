import { popcount } from '../../matching/compare-tokens.ts'
import { queryWords } from '../query/query-words.ts'
import { candidate } from './candidate-name.ts'
import { signatureLength, signatureLetters } from '../index/word-signature.ts'

/**
 * Of these words of the query those that may be the same as words of the name in hand but for where words are parted, told
 * from the letters that occur: a listed word that is two or three of the query, a word of the query that is two or
 * three listed neighbours, or two on both sides. A bit for each; the last word of a name has the first for its neighbour.
 */
export function resegmentBySignature(words: number): number {
  const { tokenCount } = candidate
  let resegmented = 0
  for (let i = 0; i < tokenCount; i++) {
    resegmented |= candidate.joins[i] ?? 0
    if (tokenCount < 2) break
    const next = positionAfter(i)
    const movedSpace = (candidate.movedSpace[i] ?? 0) & (candidate.movedSpace[next] ?? 0)
    if (movedSpace !== 0) resegmented |= wordsWithMovedSpace(movedSpace, i, next)
    const parts = (candidate.partOf[i] ?? 0) & (candidate.partOf[next] ?? 0) & words
    if (parts !== 0) resegmented |= wordsListedAsSeveral(parts, i, next)
  }
  return resegmented & words
}

/** Of the words of the query that may be parted otherwise, those that are with the next what two listed ones are. */
function wordsWithMovedSpace(movedSpace: number, i: number, next: number): number {
  const length = lengthAt(i) + lengthAt(next)
  const letters = lettersAt(i) | lettersAt(next)
  let resegmented = 0
  for (let remainingBits = movedSpace; remainingBits !== 0; remainingBits &= remainingBits - 1) {
    const at = lowestBit(remainingBits)
    if (queryWords.pairLength[at] === length && queryWords.pairLetterMask[at] === letters)
      resegmented |= (1 << at) | (1 << (at + 1 === queryWords.count ? 0 : at + 1))
  }
  return resegmented
}

/** Of the words of the query of which both listed ones may be parts, those that are the two but for one letter, or three. */
function wordsListedAsSeveral(parts: number, i: number, next: number): number {
  let resegmented = 0
  for (let remainingBits = parts; remainingBits !== 0; remainingBits &= remainingBits - 1)
    if (isListedAsSeveral(lowestBit(remainingBits), i, next)) resegmented |= remainingBits & -remainingBits
  return resegmented
}

function isListedAsSeveral(at: number, i: number, next: number): boolean {
  const wordMask = queryWords.letterMask[at] ?? 0
  const remainingLength = (queryWords.length[at] ?? 0) - lengthAt(i) - lengthAt(next)
  const letters = lettersAt(i) | lettersAt(next)
  if (Math.abs(remainingLength) <= 1 && popcount(letters ^ wordMask) <= 2) return true
  const third = positionAfter(next)
  return third !== i && remainingLength === lengthAt(third) && (letters | lettersAt(third)) === wordMask
}

/** The lowest word that has a bit. */
function lowestBit(words: number): number {
  return 31 - Math.clz32(words & -words)
}

function positionAfter(position: number): number {
  return position + 1 === candidate.tokenCount ? 0 : position + 1
}

function lengthAt(position: number): number {
  return signatureLength(candidate.signature[position] ?? 0)
}

function lettersAt(position: number): number {
  return signatureLetters(candidate.signature[position] ?? 0)
}
