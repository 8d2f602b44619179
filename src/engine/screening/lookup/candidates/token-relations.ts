import { popcount } from '../../matching/compare-tokens.ts'
import { queryWords } from '../query/query-words.ts'
import { severalSpellingsBit } from '../index/index-columns.ts'
import { type SimilarTokenTable, firstSimilarEntry } from './search-scratch.ts'
import { signatureLength, lengthCount, signatureLetters } from '../index/word-signature.ts'

const slotBits = 12
/** Numbers of one row: the search it was made in, the listed word, and what stands at the places of `toldAt`. */
const rowWidth = 8

/** Where in a row stands what a listed word may be; each has a bit for every word of the query. */
export const relationOffset = {
  /** Like that word. */
  maybeSimilar: 2,
  /** Two or three words of the query written together, that one among them. */
  joins: 3,
  /** A part of that word. */
  partOf: 4,
  /** One of two into which that word and the next are parted otherwise. */
  movedSpace: 5,
  /** Not bits, but its first entry among the listed words that are like one of the query, −1 when it has none. */
  similarEntry: 6,
} as const

/**
 * What listed words may be to the query in hand, told from their letters alone. Names of a list share their words, so
 * that it is worked out once a search for most; a row is taken by another word that falls on it.
 */
export const tokenRelations = new Int32Array(rowWidth << slotBits)
let searchNumber = 0

/** Starts another query: relations of the former one are no longer valid. */
export function resetTokenRelations(): void {
  if (searchNumber === 0x7fffffff) {
    tokenRelations.fill(0)
    searchNumber = 0
  }
  searchNumber++
}

/** Notes that a listed word was read and is like none of these words of the query, whatever its letters let expect. */
export function excludeSimilar(token: number, words: number): void {
  const row = rowOf(token)
  if (tokenRelations[row] === searchNumber && tokenRelations[row + 1] === token)
    tokenRelations[row + relationOffset.maybeSimilar] =
      (tokenRelations[row + relationOffset.maybeSimilar] ?? 0) & ~words
}

function rowOf(token: number): number {
  return (Math.imul(token, 0x9e3779b1) >>> (32 - slotBits)) * rowWidth
}

/** Where the row of a listed word begins in `told`; good until the next one is asked for. */
export function relationsRowOf(similar: SimilarTokenTable, token: number, signature: number): number {
  const row = rowOf(token)
  if (tokenRelations[row] === searchNumber && tokenRelations[row + 1] === token) return row
  tokenRelations[row] = searchNumber
  tokenRelations[row + 1] = token
  const letters = signatureLetters(signature)
  const length = signatureLength(signature)
  tokenRelations[row + relationOffset.maybeSimilar] =
    signature >= severalSpellingsBit ? queryWords.all : maybeSimilarBits(letters, length)
  tokenRelations[row + relationOffset.partOf] = partBits(letters, length)
  setPairRelations(row, letters, length)
  tokenRelations[row + relationOffset.similarEntry] = firstSimilarEntry(similar, token)
  return row
}

function maybeSimilarBits(letters: number, length: number): number {
  const { count, word } = queryWords.spellings
  let bits = queryWords.anyToken
  for (let row = 0; row < count; row++) if (mayBeSimilar(row, letters, length)) bits |= 1 << (word[row] ?? 0)
  return bits
}

/** By the letters of the two words, as `mayBeWithin` tells it; where one of them is an initial, by that letter. */
function mayBeSimilar(row: number, letters: number, length: number): boolean {
  const { spellings } = queryWords
  const queryLength = spellings.length[row] ?? 0
  const initial = spellings.initial[row] ?? 0
  if (initial !== 0 && (queryLength === 1 || length === 1)) return (initial & letters) !== 0
  const allowed = spellings.edits[row * lengthCount + Math.max(queryLength, length)] ?? 0
  const lengthDifference = Math.abs(queryLength - length)
  return (
    lengthDifference <= allowed &&
    popcount((spellings.letterMask[row] ?? 0) ^ letters) <= 2 * allowed - lengthDifference
  )
}

/** Letters from which on a word may be two of the other name's with one letter off. */
const minJoinLetters = 8
/** And where it has a number in it. */
const minJoinWithNumber = 4

function minJoinLength(at: number): number {
  const next = at + 1 === queryWords.count ? 0 : at + 1
  return (queryWords.numbers & ((1 << at) | (1 << next))) === 0 ? minJoinLetters : minJoinWithNumber
}

/** A part has hardly a letter that the whole does not have. */
function partBits(letters: number, length: number): number {
  let bits = 0
  for (let at = 0; at < queryWords.count; at++) {
    const queryLength = queryWords.length[at] ?? 0
    if (
      queryLength >= minJoinLength(at) &&
      length < queryLength &&
      popcount(letters & ~(queryWords.letterMask[at] ?? 0)) <= 2
    )
      bits |= 1 << at
  }
  return bits
}

function setPairRelations(row: number, letters: number, length: number): void {
  const { count, pairLength, pairLetterMask, tripleLength, tripleLetterMask } = queryWords
  let [joins, movedSpace] = [0, 0]
  for (let at = 0; at < count; at++) {
    const remainingLength = (pairLength[at] ?? 0) - length
    const pair = pairLetterMask[at] ?? 0
    if (remainingLength > 0 && (letters & ~pair) === 0) movedSpace |= 1 << at
    // But for one letter, if it is long.
    if (Math.abs(remainingLength) <= 1 && length >= minJoinLength(at) && popcount(pair ^ letters) <= 2)
      joins |= wordRunBits(at, 2)
    if (tripleLength[at] === length && tripleLetterMask[at] === letters) joins |= wordRunBits(at, 3)
  }
  tokenRelations[row + relationOffset.joins] = joins
  tokenRelations[row + relationOffset.movedSpace] = movedSpace
}

/** Bits of a word of the query and those behind it, the first behind the last. */
function wordRunBits(at: number, words: number): number {
  let bits = 0
  for (let i = 0; i < words; i++) bits |= 1 << ((at + i) % queryWords.count)
  return bits
}
