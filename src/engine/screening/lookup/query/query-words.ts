import { type NameWord } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import { locationWords } from '../../names/tables/location-words.ts'
import type { QueryWord } from './query-word.ts'
import { maxLetters } from './byte-edit-distance.ts'
import { maxWords } from '../index/rarity.ts'
import { maxEditsByLength, lengthCount, letterBits, maxNumberEdits } from '../index/word-signature.ts'

/** The words of the current query as numbers, one row each, for thousands of names are held against them. */
export interface QueryWords {
  count: number
  /** A bit for each word; of them those that tell who is meant, and of these the places and the numbers. */
  all: number
  distinctive: number
  locations: number
  numbers: number
  /** How many of them are of one letter. */
  initials: number
  /** Of all of them those that any listed word may be like: they have too many letters or spellings to be held here. */
  anyToken: number
  readonly weight: Float64Array
  /** The most that the word may weigh in a listed name. */
  readonly maxWeight: Float64Array
  readonly letterMask: Int32Array
  readonly length: Int32Array
  readonly spellings: QuerySpellings
  /** The same of it and its neighbour behind it, and of it and the next two; without such neighbours of no length. */
  readonly pairLetterMask: Int32Array
  readonly pairLength: Int32Array
  readonly tripleLetterMask: Int32Array
  readonly tripleLength: Int32Array
}

/** The words in all their spellings, one row each. */
export interface QuerySpellings {
  count: number
  /** Which word it spells. */
  readonly word: Uint8Array
  readonly letterMask: Int32Array
  readonly length: Int32Array
  /** The bit of the letter by which an initial stands for it; 0 where none does. */
  readonly initial: Int32Array
  /** By row and by the letters of the longer one, the edits within which another may agree with it. */
  readonly edits: Uint8Array
}

/** Far more than words have. */
const maxSpellings = 8 * maxWords

const maxSimilarEdits = maxEditsByLength(matcher.minSimilarity)

export function createQueryWords(): QueryWords {
  return {
    count: 0,
    all: 0,
    distinctive: 0,
    locations: 0,
    numbers: 0,
    initials: 0,
    anyToken: 0,
    weight: new Float64Array(maxWords),
    maxWeight: new Float64Array(maxWords),
    letterMask: new Int32Array(maxWords),
    length: new Int32Array(maxWords),
    spellings: {
      count: 0,
      word: new Uint8Array(maxSpellings),
      letterMask: new Int32Array(maxSpellings),
      length: new Int32Array(maxSpellings),
      initial: new Int32Array(maxSpellings),
      edits: new Uint8Array(maxSpellings * lengthCount),
    },
    pairLetterMask: new Int32Array(maxWords),
    pairLength: new Int32Array(maxWords),
    tripleLetterMask: new Int32Array(maxWords),
    tripleLength: new Int32Array(maxWords),
  }
}

/** Replaces the words by those of another query. */
export function setQueryWords(queryWords: QueryWords, query: readonly QueryWord[]): void {
  queryWords.count = query.length
  queryWords.all = (1 << query.length) - 1
  queryWords.distinctive = 0
  queryWords.locations = 0
  queryWords.numbers = 0
  queryWords.initials = 0
  queryWords.anyToken = 0
  queryWords.spellings.count = 0
  query.forEach(({ word, isDistinctive, maxWeight }, at) => {
    queryWords.weight[at] = word.weight
    queryWords.maxWeight[at] = maxWeight
    if (isDistinctive) addDistinctive(queryWords, word, 1 << at)
    if (word.kind === 'initial') queryWords.initials++
    addLetters(queryWords, word, at)
  })
  query.forEach((_, at) => addNeighbours(queryWords, at))
}

function addDistinctive(queryWords: QueryWords, { form: { text }, kind }: NameWord, bit: number): void {
  queryWords.distinctive |= bit
  if (locationWords.has(text)) queryWords.locations |= bit
  if (kind === 'number') queryWords.numbers |= bit
}

function addLetters(queryWords: QueryWords, { form }: NameWord, at: number): void {
  queryWords.letterMask[at] = form.letterMask & letterBits
  queryWords.length[at] = form.text.length
  const all = [form, ...form.otherSpellings]
  const isWithinLimits = all.every(({ text }) => text.length <= maxLetters)
  if (isWithinLimits && queryWords.spellings.count + all.length <= maxSpellings)
    all.forEach((one) => addSpelling(queryWords.spellings, one, at))
  else queryWords.anyToken |= 1 << at
}

function addSpelling(spellings: QuerySpellings, { text, letterMask, hasDigit }: TokenForm, at: number): void {
  const row = spellings.count++
  spellings.word[row] = at
  spellings.letterMask[row] = letterMask & letterBits
  spellings.length[row] = text.length
  spellings.initial[row] = hasDigit ? 0 : 1 << (text.charCodeAt(0) - firstLetter)
  spellings.edits.set(hasDigit ? maxNumberEdits : maxSimilarEdits, row * lengthCount)
}

const firstLetter = 97

function addNeighbours(queryWords: QueryWords, at: number): void {
  const { count, letterMask, length } = queryWords
  const [next, third] = [(at + 1) % count, (at + 2) % count]
  const pair = (letterMask[at] ?? 0) | (letterMask[next] ?? 0)
  const pairTotal = (length[at] ?? 0) + (length[next] ?? 0)
  queryWords.pairLetterMask[at] = pair
  queryWords.pairLength[at] = count < 2 ? noLength : pairTotal
  queryWords.tripleLetterMask[at] = pair | (letterMask[third] ?? 0)
  queryWords.tripleLength[at] = count < 3 ? noLength : pairTotal + (length[third] ?? 0)
}

/** No word has this length. */
const noLength = -100
