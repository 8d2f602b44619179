import { bitsIn } from '../../matching/compare-tokens.ts'
import { asked } from '../query/query-words.ts'
import { severalSpellings } from '../index/index-columns.ts'
import { type SimilarWords, firstSimilar } from './scratch.ts'
import { lengthOf, lengths, lettersOf } from '../index/word-outline.ts'

const slotBits = 12
/** Numbers of one row: the search it was made in, the listed word, and what stands at the places of `toldAt`. */
const width = 8

/** Where in a row stands what a listed word may be; each has a bit for every word of the query. */
export const toldAt = {
  /** Like that word. */
  like: 2,
  /** Two or three words of the query written together, that one among them. */
  joins: 3,
  /** A part of that word. */
  part: 4,
  /** One of two into which that word and the next are parted otherwise. */
  parted: 5,
  /** Not bits, but its first entry among the listed words that are like one of the query, −1 when it has none. */
  entry: 6,
} as const

/**
 * What listed words may be to the query in hand, told from their letters alone. Names of a list share their words, so
 * that it is worked out once a search for most; a row is taken by another word that falls on it.
 */
export const told = new Int32Array(width << slotBits)
let search = 0

/** Forgets what was told of another query: `asked` is another one now. */
export function beginTelling(): void {
  if (search === 0x7fffffff) {
    told.fill(0)
    search = 0
  }
  search++
}

/** Notes that a listed word was read and is like none of these words of the query, whatever its letters let expect. */
export function reportUnlike(token: number, words: number): void {
  const row = rowOf(token)
  if (told[row] === search && told[row + 1] === token)
    told[row + toldAt.like] = (told[row + toldAt.like] ?? 0) & ~words
}

function rowOf(token: number): number {
  return (Math.imul(token, 0x9e3779b1) >>> (32 - slotBits)) * width
}

/** Where the row of a listed word begins in `told`; good until the next one is asked for. */
export function tellOf(similar: SimilarWords, token: number, outline: number): number {
  const row = rowOf(token)
  if (told[row] === search && told[row + 1] === token) return row
  told[row] = search
  told[row + 1] = token
  const letters = lettersOf(outline)
  const length = lengthOf(outline)
  told[row + toldAt.like] = outline >= severalSpellings ? asked.all : likeBits(letters, length)
  told[row + toldAt.part] = partBits(letters, length)
  reportPairs(row, letters, length)
  told[row + toldAt.entry] = firstSimilar(similar, token)
  return row
}

function likeBits(letters: number, length: number): number {
  const { count, word } = asked.spellings
  let bits = asked.open
  for (let row = 0; row < count; row++) if (mayBeLike(row, letters, length)) bits |= 1 << (word[row] ?? 0)
  return bits
}

/** By the letters of the two words, as `mayBeWithin` tells it; where one of them is an initial, by that letter. */
function mayBeLike(row: number, letters: number, length: number): boolean {
  const { spellings } = asked
  const own = spellings.length[row] ?? 0
  const initial = spellings.initial[row] ?? 0
  if (initial !== 0 && (own === 1 || length === 1)) return (initial & letters) !== 0
  const allowed = spellings.edits[row * lengths + Math.max(own, length)] ?? 0
  const off = Math.abs(own - length)
  return off <= allowed && bitsIn((spellings.letters[row] ?? 0) ^ letters) <= 2 * allowed - off
}

/** Letters from which on a word may be two of the other name's with one letter off. */
const longJoin = 8
/** And where it has a number in it. */
const longNumber = 4

function minJoin(at: number): number {
  const next = at + 1 === asked.count ? 0 : at + 1
  return (asked.numbers & ((1 << at) | (1 << next))) === 0 ? longJoin : longNumber
}

/** A part has hardly a letter that the whole does not have. */
function partBits(letters: number, length: number): number {
  let bits = 0
  for (let at = 0; at < asked.count; at++) {
    const own = asked.length[at] ?? 0
    if (own >= minJoin(at) && length < own && bitsIn(letters & ~(asked.letters[at] ?? 0)) <= 2)
      bits |= 1 << at
  }
  return bits
}

function reportPairs(row: number, letters: number, length: number): void {
  const { count, pairLength, pairLetters, threeLength, threeLetters } = asked
  let [joins, parted] = [0, 0]
  for (let at = 0; at < count; at++) {
    const rest = (pairLength[at] ?? 0) - length
    const pair = pairLetters[at] ?? 0
    if (rest > 0 && (letters & ~pair) === 0) parted |= 1 << at
    // But for one letter, if it is long.
    if (Math.abs(rest) <= 1 && length >= minJoin(at) && bitsIn(pair ^ letters) <= 2) joins |= run(at, 2)
    if (threeLength[at] === length && threeLetters[at] === letters) joins |= run(at, 3)
  }
  told[row + toldAt.joins] = joins
  told[row + toldAt.parted] = parted
}

/** Bits of a word of the query and those behind it, the first behind the last. */
function run(at: number, words: number): number {
  let bits = 0
  for (let i = 0; i < words; i++) bits |= 1 << ((at + i) % asked.count)
  return bits
}
