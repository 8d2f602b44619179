import { bitsIn, speltAlike } from '../../matching/compare-tokens.ts'
import { severalSpellings } from './index-columns.ts'

/** A bit for each letter from a to z. */
export const letterBits = 0x3ffffff
const lengthShift = 26
const longest = 31

/** How many lengths are told apart. */
export const lengths = longest + 1

/**
 * A word in one number: a bit for each letter that occurs, how many letters it has (31 = or more), and
 * `severalSpellings`, with which these are but of the first. It lies beside the word's keys, so that most of what shares a
 * key is told apart without being read.
 *
 * @param letters from `tokenLetters`
 */
export function outlineOf(letters: number, length: number): number {
  const marked = (letters & letterBits) | (Math.min(length, longest) << lengthShift)
  return (letters < severalSpellings ? marked : marked | severalSpellings) >>> 0
}

/**
 * Edits at which words of so many letters can be that much alike by their spelling.
 *
 * @returns by the letters of the longer word, from 0 to 31
 */
export function editsWithin(least: number): Uint8Array {
  return Uint8Array.from({ length: lengths }, (_, longer) => {
    let edits = 0
    while (speltAlike({ edits: edits + 1, longer, consonants: 0, sameSound: false }) >= least) edits++
    return edits
  })
}

/** Edits within which words with the same digits are alike. */
export const numberEdits = new Uint8Array(lengths).fill(2)

/** The letters of an outline, a bit each, and how many they are; of a word of several spellings those of the first. */
export function lettersOf(outline: number): number {
  return outline & letterBits
}

export function lengthOf(outline: number): number {
  return (outline >>> lengthShift) & longest
}

/**
 * Whether two words may be within so many edits. Putting a letter in changes which letters occur by one, exchanging
 * one by two, and of the edits as many put in or leave out as the lengths differ by.
 *
 * @param letters bits of the one word, which has `length` letters, at most 31
 * @param within from `editsWithin`
 */
export function mayBeWithin(
  within: Uint8Array,
  { letters, length }: { readonly letters: number; readonly length: number },
  outline: number,
): boolean {
  if (outline >= severalSpellings) return true
  const other = outline >>> lengthShift
  const edits = within[Math.max(length, other)] ?? 0
  const off = Math.abs(length - other)
  return off <= edits && bitsIn((outline ^ letters) & letterBits) <= 2 * edits - off
}
