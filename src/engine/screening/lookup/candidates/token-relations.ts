import { popcount } from '../../matching/compare-tokens.ts'
import type { QuerySpellings, QueryWords } from '../query/query-words.ts'
import { severalSpellingsBit } from '../index/index-columns.ts'
import { firstSimilarEntry, type SimilarTokenTable } from './similar-tokens.ts'
import { signatureLength, lengthCount, signatureLetters } from '../index/word-signature.ts'

const slotBits = 12
/** Numbers of one row: the search it was made in, the listed word, and what stands at the places of `relationOffset`. */
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
 * What listed words may be to the current query, from their letters alone. Names of a list share their words, so
 * that it is worked out once a search for most; a row is taken by another word that falls on it.
 */
export interface TokenRelations {
  readonly rows: Int32Array
  /** Rows of another search are not valid. */
  searchNumber: number
}

/** What relations are worked out from, and where they are kept. */
interface RelationsState {
  readonly query: QueryWords
  readonly relations: TokenRelations
  readonly similarTokens: SimilarTokenTable
}

export function createTokenRelations(): TokenRelations {
  return { rows: new Int32Array(rowWidth << slotBits), searchNumber: 0 }
}

/** Starts another query: relations of the former one are no longer valid. */
export function resetTokenRelations(relations: TokenRelations): void {
  if (relations.searchNumber === 0x7fffffff) {
    relations.rows.fill(0)
    relations.searchNumber = 0
  }
  relations.searchNumber++
}

/** Notes that a listed word was read and is like none of these words of the query, whatever its letters let expect. */
export function excludeSimilar({ rows, searchNumber }: TokenRelations, token: number, words: number): void {
  const row = rowOf(token)
  if (rows[row] === searchNumber && rows[row + 1] === token)
    rows[row + relationOffset.maybeSimilar] = (rows[row + relationOffset.maybeSimilar] ?? 0) & ~words
}

function rowOf(token: number): number {
  return (Math.imul(token, 0x9e3779b1) >>> (32 - slotBits)) * rowWidth
}

/** Where the row of a listed word begins in `relations.rows`; good until the next one is asked for. */
export function relationsRowOf(state: RelationsState, token: number, signature: number): number {
  const { rows, searchNumber } = state.relations
  const row = rowOf(token)
  if (rows[row] === searchNumber && rows[row + 1] === token) return row
  rows[row] = searchNumber
  rows[row + 1] = token
  const { query } = state
  rows[row + relationOffset.maybeSimilar] =
    signature >= severalSpellingsBit ? query.all : maybeSimilarBits(query, signature)
  rows[row + relationOffset.partOf] = partBits(query, signature)
  setPairRelations(state, row, signature)
  rows[row + relationOffset.similarEntry] = firstSimilarEntry(state.similarTokens, token)
  return row
}

function maybeSimilarBits({ spellings, anyToken }: QueryWords, signature: number): number {
  let bits = anyToken
  for (let row = 0; row < spellings.count; row++)
    if (mayBeSimilar(spellings, row, signature)) bits |= 1 << (spellings.word[row] ?? 0)
  return bits
}

/** By the letters of the two words, as `mayBeWithinEdits` tells it; where one of them is an initial, by that letter. */
function mayBeSimilar(spellings: QuerySpellings, row: number, signature: number): boolean {
  const letters = signatureLetters(signature)
  const length = signatureLength(signature)
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

function minJoinLength({ count, numbers }: QueryWords, at: number): number {
  const next = at + 1 === count ? 0 : at + 1
  return (numbers & ((1 << at) | (1 << next))) === 0 ? minJoinLetters : minJoinWithNumber
}

/** A part has hardly a letter that the whole does not have. */
function partBits(query: QueryWords, signature: number): number {
  const letters = signatureLetters(signature)
  const length = signatureLength(signature)
  let bits = 0
  for (let at = 0; at < query.count; at++) {
    const queryLength = query.length[at] ?? 0
    if (
      queryLength >= minJoinLength(query, at) &&
      length < queryLength &&
      popcount(letters & ~(query.letterMask[at] ?? 0)) <= 2
    )
      bits |= 1 << at
  }
  return bits
}

function setPairRelations({ query, relations }: RelationsState, row: number, signature: number): void {
  const { count, pairLength, pairLetterMask, tripleLength, tripleLetterMask } = query
  const letters = signatureLetters(signature)
  const length = signatureLength(signature)
  let joins = 0
  let movedSpace = 0
  for (let at = 0; at < count; at++) {
    const remainingLength = (pairLength[at] ?? 0) - length
    const pair = pairLetterMask[at] ?? 0
    if (remainingLength > 0 && (letters & ~pair) === 0) movedSpace |= 1 << at
    // But for one letter, if it is long.
    if (Math.abs(remainingLength) <= 1 && length >= minJoinLength(query, at) && popcount(pair ^ letters) <= 2)
      joins |= wordRunBits(count, at, 2)
    if (tripleLength[at] === length && tripleLetterMask[at] === letters) joins |= wordRunBits(count, at, 3)
  }
  relations.rows[row + relationOffset.joins] = joins
  relations.rows[row + relationOffset.movedSpace] = movedSpace
}

/** Bits of a word of the query and those behind it, the first behind the last. */
function wordRunBits(count: number, at: number, words: number): number {
  let bits = 0
  for (let i = 0; i < words; i++) bits |= 1 << ((at + i) % count)
  return bits
}
