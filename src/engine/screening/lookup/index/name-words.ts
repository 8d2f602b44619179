import { type TokenClass, tokenClasses } from '../../names/classify-tokens.ts'
import { wordWeight } from './rarity.ts'

/**
 * Words of names as an index holds them, three numbers each: the word's row with its class above it, its outline, and
 * what it counts as a float. They lie together, for each name that is looked at lies elsewhere in memory.
 */
export const numbersPerWord = 3

const classShift = 29
const rowBits = 2 ** classShift - 1

/** The word's row, from the first of its numbers. */
export function tokenRowIn(first: number): number {
  return first & rowBits
}

/** Its place in `tokenClasses`. */
export function classCodeIn(first: number): number {
  return first >>> classShift
}

/** Its class. */
export function classIn(first: number): TokenClass {
  return tokenClasses[classCodeIn(first)] ?? 'word'
}

/** What is known of the words of all names, one after the other, and of each word by its row. */
interface NameWordColumns {
  readonly rows: Uint32Array
  /** Places in `tokenClasses`. */
  readonly classes: Uint32Array
  readonly rarity: Float32Array
  readonly signatures: Uint32Array
}

/** The words of all names as they are held. Throws when there are more different ones than their numbers can tell apart. */
export function packWords({ rows, classes, rarity, signatures }: NameWordColumns): Uint32Array {
  if (rarity.length > rowBits) throw new Error('the list has too many different words')
  const packed = new Uint32Array(numbersPerWord * rows.length)
  const weights = weightsOf(packed)
  for (let at = 0, to = 0; at < rows.length; at++, to += numbersPerWord) {
    const row = rows[at] ?? 0
    const kind = classes[at] ?? 0
    packed[to] = row + kind * 2 ** classShift
    packed[to + 1] = signatures[row] ?? 0
    weights[to + 2] = wordWeight(tokenClasses[kind] ?? 'word', rarity[row] ?? 0)
  }
  return packed
}

/** The same numbers as floats, of which each third is a weight. */
export function weightsOf(packed: Uint32Array): Float32Array {
  return new Float32Array(packed.buffer, packed.byteOffset, packed.length)
}
