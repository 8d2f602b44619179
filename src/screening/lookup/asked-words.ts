import { type NameWord } from '../matching/align-names.ts'
import { matcher } from '../matching/matcher.table.ts'
import type { SoughtWord } from './alike-words.ts'
import { mostLetters } from './byte-distance.ts'
import { mostWords } from './rarity.ts'
import { editsWithin, lengthBit, lengthWindow, numberEdits } from './word-outline.ts'

/** The words of the query in hand as numbers, one row each, for thousands of names are held against them. */
export interface AskedWords {
  count: number
  readonly weight: Float64Array
  /** The most that the word may weigh in a listed name. */
  readonly heaviest: Float64Array
  readonly isMain: Uint8Array
  readonly isInitial: Uint8Array
  /** Its letters tell nothing: it has other spellings, or too many letters. */
  readonly isOpen: Uint8Array
  readonly letters: Int32Array
  readonly length: Int32Array
  /** By the letters of the longer word, the edits within which another may agree with it. */
  readonly within: Uint8Array[]
  /** The same of it and its neighbour behind it, and of it and the next two; without such neighbours of no length. */
  readonly pairLetters: Int32Array
  readonly pairLength: Int32Array
  readonly threeLetters: Int32Array
  readonly threeLength: Int32Array
  /** A bit for each length of a listed word that may be it and its neighbours, and of two listed words parted elsewhere. */
  readonly joinedLengths: Int32Array
  readonly pairLengths: Int32Array
}

const agreeing = editsWithin(matcher.leastSimilarity)

export const asked: AskedWords = {
  count: 0,
  weight: new Float64Array(mostWords),
  heaviest: new Float64Array(mostWords),
  isMain: new Uint8Array(mostWords),
  isInitial: new Uint8Array(mostWords),
  isOpen: new Uint8Array(mostWords),
  letters: new Int32Array(mostWords),
  length: new Int32Array(mostWords),
  within: new Array<Uint8Array>(mostWords).fill(agreeing),
  pairLetters: new Int32Array(mostWords),
  pairLength: new Int32Array(mostWords),
  threeLetters: new Int32Array(mostWords),
  threeLength: new Int32Array(mostWords),
  joinedLengths: new Int32Array(mostWords),
  pairLengths: new Int32Array(mostWords),
}

/** Takes the words of a query in hand. */
export function takeWords(sought: readonly SoughtWord[]): void {
  asked.count = sought.length
  sought.forEach(({ word, isMain, heaviest }, at) => {
    asked.weight[at] = word.weight
    asked.heaviest[at] = heaviest
    asked.isMain[at] = Number(isMain)
    takeLetters(word, at)
  })
  sought.forEach((_, at) => takeNeighbours(at))
  sought.forEach((_, at) => takeLengths(at))
}

function takeLetters({ form: { text, letters, also, hasDigit } }: NameWord, at: number): void {
  asked.isInitial[at] = Number(text.length === 1)
  asked.isOpen[at] = Number(also.length > 0 || text.length > mostLetters)
  asked.letters[at] = letters
  asked.length[at] = text.length
  asked.within[at] = hasDigit ? numberEdits : agreeing
}

function takeNeighbours(at: number): void {
  const { count, letters, length } = asked
  const [next, third] = [(at + 1) % count, (at + 2) % count]
  const pair = (letters[at] ?? 0) | (letters[next] ?? 0)
  const both = (length[at] ?? 0) + (length[next] ?? 0)
  asked.pairLetters[at] = pair
  asked.pairLength[at] = count < 2 ? none : both
  asked.threeLetters[at] = pair | (letters[third] ?? 0)
  asked.threeLength[at] = count < 3 ? none : both + (length[third] ?? 0)
}

function takeLengths(at: number): void {
  const { count, pairLength, threeLength } = asked
  const before = (at + count - 1) % count
  const earlier = (before + count - 1) % count
  const [pair, pairBefore] = [pairLength[at] ?? none, pairLength[before] ?? none]
  asked.pairLengths[at] = lengthBit(pair) | lengthBit(pairBefore)
  const threes = [at, before, earlier].map((first) => lengthBit(threeLength[first] ?? none))
  asked.joinedLengths[at] = threes.reduce(
    (bits, bit) => bits | bit,
    lengthWindow(pair) | lengthWindow(pairBefore),
  )
}

/** No word has this length. */
const none = -100
