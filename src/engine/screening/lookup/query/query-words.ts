import { type NameWord } from '../../matching/align-names.ts'
import type { TokenForm } from '../../matching/compare-tokens.ts'
import { matcher } from '../../matching/matcher.table.ts'
import { placeWords } from '../../names/tables/place-words.ts'
import type { QueryWord } from './similar-tokens.ts'
import { maxLetters } from './byte-edit-distance.ts'
import { maxWords } from '../index/rarity.ts'
import { editsWithin, lengths, letterBits, numberEdits } from '../index/word-outline.ts'

/** The words of the query in hand as numbers, one row each, for thousands of names are held against them. */
export interface QueryWords {
  count: number
  /** A bit for each word; of them those that tell who is meant, and of these the places and the numbers. */
  all: number
  mains: number
  places: number
  numbers: number
  /** How many of them are of one letter. */
  initials: number
  /** Of all of them those that any listed word may be like: they have too many letters or spellings to be held here. */
  open: number
  readonly weight: Float64Array
  /** The most that the word may weigh in a listed name. */
  readonly heaviest: Float64Array
  readonly letters: Int32Array
  readonly length: Int32Array
  readonly spellings: QuerySpellings
  /** The same of it and its neighbour behind it, and of it and the next two; without such neighbours of no length. */
  readonly pairLetters: Int32Array
  readonly pairLength: Int32Array
  readonly threeLetters: Int32Array
  readonly threeLength: Int32Array
}

/** The words in all their spellings, one row each. */
interface QuerySpellings {
  count: number
  /** Which word it spells. */
  readonly word: Uint8Array
  readonly letters: Int32Array
  readonly length: Int32Array
  /** The bit of the letter by which an initial stands for it; 0 where none does. */
  readonly initial: Int32Array
  /** By row and by the letters of the longer one, the edits within which another may agree with it. */
  readonly edits: Uint8Array
}

/** Far more than words have. */
const maxSpellings = 8 * maxWords

const agreeing = editsWithin(matcher.leastSimilarity)

export const asked: QueryWords = {
  count: 0,
  all: 0,
  mains: 0,
  places: 0,
  numbers: 0,
  initials: 0,
  open: 0,
  weight: new Float64Array(maxWords),
  heaviest: new Float64Array(maxWords),
  letters: new Int32Array(maxWords),
  length: new Int32Array(maxWords),
  spellings: {
    count: 0,
    word: new Uint8Array(maxSpellings),
    letters: new Int32Array(maxSpellings),
    length: new Int32Array(maxSpellings),
    initial: new Int32Array(maxSpellings),
    edits: new Uint8Array(maxSpellings * lengths),
  },
  pairLetters: new Int32Array(maxWords),
  pairLength: new Int32Array(maxWords),
  threeLetters: new Int32Array(maxWords),
  threeLength: new Int32Array(maxWords),
}

/** Takes the words of a query in hand. */
export function takeWords(query: readonly QueryWord[]): void {
  asked.count = query.length
  asked.all = (1 << query.length) - 1
  asked.mains = 0
  asked.places = 0
  asked.numbers = 0
  asked.initials = 0
  asked.open = 0
  asked.spellings.count = 0
  query.forEach(({ word, isMain, heaviest }, at) => {
    asked.weight[at] = word.weight
    asked.heaviest[at] = heaviest
    if (isMain) takeMain(word, 1 << at)
    if (word.kind === 'initial') asked.initials++
    takeLetters(word, at)
  })
  query.forEach((_, at) => takeNeighbours(at))
}

function takeMain({ form: { text }, kind }: NameWord, bit: number): void {
  asked.mains |= bit
  if (placeWords.has(text)) asked.places |= bit
  if (kind === 'number') asked.numbers |= bit
}

function takeLetters({ form }: NameWord, at: number): void {
  asked.letters[at] = form.letters & letterBits
  asked.length[at] = form.text.length
  const all = [form, ...form.also]
  const isHeld = all.every(({ text }) => text.length <= maxLetters)
  if (isHeld && asked.spellings.count + all.length <= maxSpellings)
    all.forEach((one) => takeSpelling(one, at))
  else asked.open |= 1 << at
}

function takeSpelling({ text, letters, hasDigit }: TokenForm, at: number): void {
  const { spellings } = asked
  const row = spellings.count++
  spellings.word[row] = at
  spellings.letters[row] = letters & letterBits
  spellings.length[row] = text.length
  spellings.initial[row] = hasDigit ? 0 : 1 << (text.charCodeAt(0) - firstLetter)
  spellings.edits.set(hasDigit ? numberEdits : agreeing, row * lengths)
}

const firstLetter = 97

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

/** No word has this length. */
const none = -100
