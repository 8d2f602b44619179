import { bitsIn } from '../matching/compare-tokens.ts'
import { asked } from './asked-words.ts'
import { hand } from './name-in-hand.ts'

/** Letters from which on a word may be two of the other name's with one letter off. */
const longJoin = 8

/**
 * Whether a word of the query and words of the name in hand may be the same but for where words are parted, told from
 * the letters that occur: a listed word that is two or three of the query, a word of the query that is two or three
 * listed ones, or two on both sides.
 */
export function isPlaced(at: number): boolean {
  const { count } = asked
  const before = (at + count - 1) % count
  for (let i = 0; i < hand.count; i++) {
    if (isJoined(i, at) || isJoined(i, before)) return true
    if (isParted(i, at) || isParted(i, before)) return true
  }
  return isWrittenApart(at)
}

/** Whether a listed word may be this word of the query and those behind it, or three of which the last is behind it. */
function isJoined(i: number, at: number): boolean {
  const length = hand.length[i] ?? 0
  const letters = hand.letters[i] ?? 0
  if (length >= longJoin && Math.abs(length - (asked.pairLength[at] ?? 0)) <= 1)
    if (bitsIn((asked.pairLetters[at] ?? 0) ^ letters) <= 2) return true
  if (asked.count < 3) return false
  const earlier = (at + asked.count - 1) % asked.count
  return isThree(at, length, letters) || isThree(earlier, length, letters)
}

function isThree(at: number, length: number, letters: number): boolean {
  return asked.threeLength[at] === length && asked.threeLetters[at] === letters
}

/** Whether a listed word and the next may be this word of the query and the next, parted elsewhere. */
function isParted(i: number, at: number): boolean {
  if (hand.count < 2) return false
  const next = i + 1 === hand.count ? 0 : i + 1
  if ((hand.length[i] ?? 0) + (hand.length[next] ?? 0) !== asked.pairLength[at]) return false
  return ((hand.letters[i] ?? 0) | (hand.letters[next] ?? 0)) === asked.pairLetters[at]
}

/** Whether a word of the query may be two of the name's, but for one letter, or three. */
function isWrittenApart(at: number): boolean {
  if ((asked.length[at] ?? 0) < longJoin) return false
  for (let i = 0; i < hand.spares; i++) if (isSplit(at, hand.spare[i] ?? 0)) return true
  if (hand.count > 2) for (let i = 0; i < hand.count; i++) if (isSplitInThree(at, i)) return true
  return false
}

/** Whether a word of the query may be this listed word and another of the name, but for one letter. */
function isSplit(at: number, spare: number): boolean {
  const rest = (asked.length[at] ?? 0) - (hand.length[spare] ?? 0)
  const letters = asked.letters[at] ?? 0
  for (let i = 0; i < hand.count; i++) {
    if (Math.abs(rest - (hand.length[i] ?? 0)) > 1) continue
    if (bitsIn(((hand.letters[i] ?? 0) | (hand.letters[spare] ?? 0)) ^ letters) <= 2) return true
  }
  return false
}

function isSplitInThree(at: number, i: number): boolean {
  const [next, third] = [(i + 1) % hand.count, (i + 2) % hand.count]
  const length = (hand.length[i] ?? 0) + (hand.length[next] ?? 0) + (hand.length[third] ?? 0)
  if (length !== asked.length[at]) return false
  return (
    ((hand.letters[i] ?? 0) | (hand.letters[next] ?? 0) | (hand.letters[third] ?? 0)) === asked.letters[at]
  )
}
