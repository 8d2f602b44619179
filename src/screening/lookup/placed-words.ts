import { bitsIn } from '../matching/compare-tokens.ts'
import { asked } from './asked-words.ts'
import { hand } from './name-in-hand.ts'
import { lengthBit, lengthWindow } from './word-outline.ts'

/** Letters from which on a word may be two of the other name's with one letter off. */
const longJoin = 8

/** Notes how many letters the words in hand, their pairs and their threes have: most joins are told impossible by that. */
export function noteLengths(): void {
  const { count, length } = hand
  let [one, two, three] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const own = length[i] ?? 0
    one |= lengthBit(own)
    if (count < 2) break
    const pair = own + (length[i + 1 === count ? 0 : i + 1] ?? 0)
    two |= lengthBit(pair)
    if (count > 2) three |= lengthBit(pair + (length[(i + 2) % count] ?? 0))
  }
  hand.lengths = one
  hand.pairLengths = two
  hand.threeLengths = three
}

/**
 * Whether a word of the query and words of the name in hand may be the same but for where words are parted, told from
 * the letters that occur: a listed word that is two or three of the query, a word of the query that is two or three
 * listed ones, or two on both sides.
 */
export function isPlaced(at: number): boolean {
  const joins = (hand.lengths & (asked.joinedLengths[at] ?? 0)) !== 0
  const parts = (hand.pairLengths & (asked.pairLengths[at] ?? 0)) !== 0
  if ((joins || parts) && isNeighbouring(at)) return true
  return (asked.length[at] ?? 0) >= longJoin && isWrittenApart(at)
}

function isNeighbouring(at: number): boolean {
  const { count } = asked
  const before = (at + count - 1) % count
  const earlier = (before + count - 1) % count
  for (let i = 0; i < hand.count; i++) {
    if (isJoined(i, at) || isJoined(i, before)) return true
    if (isThree(i, at) || isThree(i, before) || isThree(i, earlier)) return true
    if (isParted(i, at) || isParted(i, before)) return true
  }
  return false
}

/** Whether a listed word may be this word of the query and the next, but for one letter. */
function isJoined(i: number, at: number): boolean {
  const length = hand.length[i] ?? 0
  if (length < longJoin || Math.abs(length - (asked.pairLength[at] ?? 0)) > 1) return false
  return bitsIn((asked.pairLetters[at] ?? 0) ^ (hand.letters[i] ?? 0)) <= 2
}

function isThree(i: number, at: number): boolean {
  return asked.threeLength[at] === hand.length[i] && asked.threeLetters[at] === hand.letters[i]
}

/** Whether a listed word and the next may be this word of the query and the next, parted elsewhere. */
function isParted(i: number, at: number): boolean {
  const next = i + 1 === hand.count ? 0 : i + 1
  if ((hand.length[i] ?? 0) + (hand.length[next] ?? 0) !== asked.pairLength[at]) return false
  return ((hand.letters[i] ?? 0) | (hand.letters[next] ?? 0)) === asked.pairLetters[at]
}

/** Whether a word of the query may be two of the name's, but for one letter, or three. */
function isWrittenApart(at: number): boolean {
  const length = asked.length[at] ?? 0
  for (let i = 0; i < hand.spares; i++) {
    const spare = hand.spare[i] ?? 0
    const rest = lengthWindow(length - (hand.length[spare] ?? 0))
    if ((hand.lengths & rest) !== 0 && isSplit(at, spare)) return true
  }
  if ((hand.threeLengths & lengthBit(length)) === 0) return false
  for (let i = 0; i < hand.count; i++) if (isSplitInThree(at, i)) return true
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
