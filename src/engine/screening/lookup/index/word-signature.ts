import { popcount, spellingSimilarity } from '../../matching/compare-tokens.ts'
import { severalSpellingsBit } from './index-columns.ts'

/** A bit for each letter from a to z. */
export const letterBits = 0x3ffffff
const lengthShift = 26
const maxCountedLength = 31

/** How many lengths are distinguished. */
export const lengthCount = maxCountedLength + 1

/**
 * A word in one number: a bit for each letter that occurs, how many letters it has (31 = or more), and
 * `severalSpellings`, with which these are but of the first. It lies beside the word's keys, so that most of what shares a
 * key is ruled out without being read.
 *
 * @param letters from `tokenLetters`
 */
export function wordSignature(letters: number, length: number): number {
  const bits = (letters & letterBits) | (Math.min(length, maxCountedLength) << lengthShift)
  return (letters < severalSpellingsBit ? bits : bits | severalSpellingsBit) >>> 0
}

/**
 * Edits at which words of so many letters can be that much alike by their spelling.
 *
 * @returns by the letters of the longer word, from 0 to 31
 */
export function maxEditsByLength(minSimilarity: number): Uint8Array {
  return Uint8Array.from({ length: lengthCount }, (_, longerLength) => {
    let edits = 0
    while (
      spellingSimilarity({ edits: edits + 1, longerLength, consonants: 0, sameSound: false }) >= minSimilarity
    )
      edits++
    return edits
  })
}

/** Edits within which words with the same digits are alike. */
export const maxNumberEdits = new Uint8Array(lengthCount).fill(2)

/** The letters of an outline, a bit each, and how many they are; of a word of several spellings those of the first. */
export function signatureLetters(signature: number): number {
  return signature & letterBits
}

export function signatureLength(signature: number): number {
  return (signature >>> lengthShift) & maxCountedLength
}

/**
 * Whether two words may be within so many edits. Putting a letter in changes which letters occur by one, exchanging
 * one by two, and of the edits as many put in or leave out as the lengths differ by.
 *
 * @param letters bits of the one word, which has `length` letters, at most 31
 * @param maxEdits from `editsWithin`
 */
export function mayBeWithinEdits(
  maxEdits: Uint8Array,
  { letters, length }: { readonly letters: number; readonly length: number },
  signature: number,
): boolean {
  if (signature >= severalSpellingsBit) return true
  const other = signature >>> lengthShift
  const edits = maxEdits[Math.max(length, other)] ?? 0
  const lengthDifference = Math.abs(length - other)
  return (
    lengthDifference <= edits && popcount((signature ^ letters) & letterBits) <= 2 * edits - lengthDifference
  )
}
