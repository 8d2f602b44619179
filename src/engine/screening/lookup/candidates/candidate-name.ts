import type { NameOutline } from '../../matching/name-evidence.ts'
import { maxWords } from '../index/rarity.ts'

/** What is known of one name; the object is used for all of them. */
export type Outline = { -readonly [Key in keyof NameOutline]: NameOutline[Key] }

/** What was found in the name in hand; used for all of them. Bits stand for words of the query. */
export interface Candidate {
  /** Of the query's words that it has: the best likeness, and the listed word's weight. */
  readonly similarity: Float64Array
  readonly weight: Float64Array
  covered: number
  /** All words of the name: rows, outlines, and what they weigh. */
  readonly token: Int32Array
  readonly outline: Uint32Array
  readonly weightOf: Float64Array
  /** Places in `tokenClasses`. */
  readonly classOf: Uint8Array
  count: number
  /** What each of them may be (see `toldAt`). */
  readonly like: Int32Array
  readonly joins: Int32Array
  readonly part: Int32Array
  readonly parted: Int32Array
  /** Of them the places of those that are like none, and the weight of the heaviest. */
  readonly spare: Int32Array
  spares: number
  /** What any of these may be like. */
  possible: number
  heaviestSpare: number
  /** Weight of the words that are like one, and of the heaviest of those that are letter for letter the same. */
  matched: number
  exact: number
  /** How many of its words that tell who is meant are spelt as one of the query. */
  similar: number
  /** How many of them are of one letter: two of these may be a word. */
  initials: number
  /** Weight of all its words. */
  whole: number
  /** Weight of the name that is neither like a word of the query nor written apart. */
  rest: number
  /** Whether words may be written together or apart. */
  joined: boolean
}

export const candidate: Candidate = {
  similarity: new Float64Array(maxWords),
  weight: new Float64Array(maxWords),
  covered: 0,
  token: new Int32Array(maxWords),
  outline: new Uint32Array(maxWords),
  weightOf: new Float64Array(maxWords),
  classOf: new Uint8Array(maxWords),
  count: 0,
  like: new Int32Array(maxWords),
  joins: new Int32Array(maxWords),
  part: new Int32Array(maxWords),
  parted: new Int32Array(maxWords),
  spare: new Int32Array(maxWords),
  spares: 0,
  possible: 0,
  heaviestSpare: 0,
  matched: 0,
  whole: 0,
  exact: 0,
  similar: 0,
  initials: 0,
  rest: 0,
  joined: false,
}
