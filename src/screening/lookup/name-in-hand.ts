import type { NameOutline } from '../matching/name-evidence.ts'
import { mostWords } from './rarity.ts'

/** What is known of one name; the object is used for all of them. */
export type Outline = { -readonly [Key in keyof NameOutline]: NameOutline[Key] }

/** What was found in the name in hand; used for all of them. */
export interface Hand {
  /** Of the query's words that it has: the best likeness, and the listed word's weight. */
  readonly similarity: Float64Array
  readonly weight: Float64Array
  /** A bit for each of the query's words that it has, and of them those that it writes as two. */
  covered: number
  /** All words of the name: rows, outlines, and from these their letters and lengths. */
  readonly token: Int32Array
  readonly outline: Uint32Array
  readonly letters: Int32Array
  readonly length: Int32Array
  count: number
  /** A bit for each length (see `lengthBit`) of these words, of two neighbours of them and of three. */
  lengths: number
  pairLengths: number
  threeLengths: number
  /** Of them the places of those that are like none, and the heaviest of these that tells who is meant. */
  readonly spare: Int32Array
  spares: number
  heaviestSpare: number
  /** Weight of the words that are like one, and of the heaviest of those that are letter for letter the same. */
  matched: number
  exact: number
  /** Whether words may be written together or apart. */
  joined: boolean
}

export const hand: Hand = {
  similarity: new Float64Array(mostWords),
  weight: new Float64Array(mostWords),
  covered: 0,
  token: new Int32Array(mostWords),
  outline: new Uint32Array(mostWords),
  letters: new Int32Array(mostWords),
  length: new Int32Array(mostWords),
  count: 0,
  lengths: 0,
  pairLengths: 0,
  threeLengths: 0,
  spare: new Int32Array(mostWords),
  spares: 0,
  heaviestSpare: 0,
  matched: 0,
  exact: 0,
  joined: false,
}
