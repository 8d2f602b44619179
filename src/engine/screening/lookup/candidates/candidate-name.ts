import type { NameBounds } from '../../matching/name-points.ts'
import { maxWords } from '../index/rarity.ts'

/** What is known of one name; the object is used for all of them. */
export type MutableNameBounds = { -readonly [Key in keyof NameBounds]: NameBounds[Key] }

/** What was found in the current name; the object is used for all names. Bits stand for words of the query. */
export interface CandidateName {
  /** Of the query's words that it has: the best likeness, and the listed word's weight. */
  readonly similarity: Float64Array
  readonly weight: Float64Array
  covered: number
  /** All words of the name: rows, outlines, and what they weigh. */
  readonly token: Int32Array
  readonly signature: Uint32Array
  readonly tokenWeight: Float64Array
  /** Places in `tokenClasses`. */
  readonly tokenClass: Uint8Array
  tokenCount: number
  /** What each of them may be (see `toldAt`). */
  readonly maybeSimilar: Int32Array
  readonly joins: Int32Array
  readonly partOf: Int32Array
  readonly movedSpace: Int32Array
  /** Of them the places of those that are like none, and the weight of the heaviest. */
  readonly unmatched: Int32Array
  unmatchedCount: number
  /** What any of these may be like. */
  anyMaybeSimilar: number
  maxUnmatchedWeight: number
  /** Weight of the words that are like one, and of the heaviest of those that are letter for letter the same. */
  matchedWeight: number
  exactWeight: number
  /** How many of its words that tell who is meant are spelt as one of the query. */
  sameSpellingCount: number
  /** How many of them are of one letter: two of these may be a word. */
  initialCount: number
  /** Weight of all its words. */
  totalWeight: number
  /** Weight of the name that is neither like a word of the query nor written apart. */
  remainingWeight: number
  /** Whether words may be written together or apart. */
  mayBeJoined: boolean
}

/** What words of the query that the lookup did not find in the name in hand are taken to agree with; a bit for each. */
export interface AssumedMatches {
  /** Words that are the same but for where words are parted. */
  resegmented: number
  /** Words left over in the name, no more like than `similarity`, which shares a key with none. */
  maybeSimilar: number
  readonly similarity: Float64Array
  /** Small ones: legal forms of one kind agree though they are spelt differently. */
  nonDistinctive: number
}

export function createCandidateName(): CandidateName {
  return {
    similarity: new Float64Array(maxWords),
    weight: new Float64Array(maxWords),
    covered: 0,
    token: new Int32Array(maxWords),
    signature: new Uint32Array(maxWords),
    tokenWeight: new Float64Array(maxWords),
    tokenClass: new Uint8Array(maxWords),
    tokenCount: 0,
    maybeSimilar: new Int32Array(maxWords),
    joins: new Int32Array(maxWords),
    partOf: new Int32Array(maxWords),
    movedSpace: new Int32Array(maxWords),
    unmatched: new Int32Array(maxWords),
    unmatchedCount: 0,
    anyMaybeSimilar: 0,
    maxUnmatchedWeight: 0,
    matchedWeight: 0,
    totalWeight: 0,
    exactWeight: 0,
    sameSpellingCount: 0,
    initialCount: 0,
    remainingWeight: 0,
    mayBeJoined: false,
  }
}
