import { likeness, type NameWord } from '../matching/align-names.ts'
import { bitsIn, mightBeAlike } from '../matching/compare-tokens.ts'
import { namePoints } from '../matching/name-evidence.ts'
import { isLongWord } from '../matching/name-sums.ts'
import { tokenClasses } from '../names/classify.ts'
import { initialSimilarity, type SoughtWord } from './alike-words.ts'
import { severalSpellings } from './index-columns.ts'
import type { ListIndex } from './open-index.ts'
import { mostWords, wordWeight } from './rarity.ts'
import { firstAlike } from './scratch.ts'

/** Measures listed names against looked-up words, millions a second. What it found lies in it until the next one. */
export interface NameMeasurer {
  measure(name: number): void
  /** Log-odds of the name if what was looked up is all that agrees. */
  likely: number
  /** Log-odds that it cannot exceed. */
  most: number
}

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const slack = 0.1

/** Letters from which on a word may be two of the other name's with one letter off. */
const longJoin = 8

/** Mutable sums of one name; the object is used for all of them. */
interface Sums {
  agreed: number
  strong: number
  partial: number
  unlisted: number
  omitted: number
  readonly oneWord: boolean
}

/** What was found in the name in hand; used for all of them. */
interface Hand {
  /** Of the query's words that it has: the best likeness, and the listed word's weight. */
  readonly similarity: Float64Array
  readonly weight: Float64Array
  /** A bit for each of the query's words that it has, and of them those that it writes as two. */
  covered: number
  /** All words of the name, and of them those that are like none. */
  readonly tokens: Int32Array
  count: number
  readonly spare: Int32Array
  spares: number
  /** Weight of the words that are like one. */
  matched: number
}

const hand: Hand = {
  similarity: new Float64Array(mostWords),
  weight: new Float64Array(mostWords),
  covered: 0,
  tokens: new Int32Array(mostWords),
  count: 0,
  spare: new Int32Array(mostWords),
  spares: 0,
  matched: 0,
}

/** @param apart names that write words of the query as several → those words, a bit for each */
export function nameMeasurer(
  index: ListIndex,
  sought: readonly SoughtWord[],
  apart: ReadonlyMap<number, number>,
): NameMeasurer {
  const [only] = sought
  const oneWord = sought.length === 1 && only !== undefined && isLongWord(only.word.form.text)
  const sums: Sums = { agreed: 0, strong: 0, partial: 0, unlisted: 0, omitted: 0, oneWord }
  const { nameWeight } = index.columns
  return {
    likely: 0,
    most: 0,
    measure(name) {
      gather(index, name)
      if (apart.size > 0) gatherApart(sought, apart.get(name) ?? 0, nameWeight[name] ?? 0)
      sumUp(sought, sums)
      sums.omitted = Math.max(0, (nameWeight[name] ?? 0) - hand.matched)
      this.likely = namePoints(sums)
      addPossible(index, sought, sums)
      this.most = namePoints(sums)
    },
  }
}

/** Lays the name's words beside the query's: the best of each; words that are like none are left over. */
function gather(index: ListIndex, name: number): void {
  const { nameStart, nameToken } = index.columns
  hand.covered = 0
  hand.count = 0
  hand.spares = 0
  hand.matched = 0
  const end = nameStart[name + 1] ?? 0
  for (let at = nameStart[name] ?? 0; at < end; at++) {
    const token = nameToken[at] ?? 0
    hand.tokens[hand.count++] = token
    const entry = firstAlike(index.scratch.alike, token)
    if (entry < 0) hand.spare[hand.spares++] = token
    else coverAll(index, at, entry)
  }
}

/** @param at place of the listed word among those of all names */
function coverAll({ columns, scratch: { alike } }: ListIndex, at: number, entry: number): void {
  const kind = tokenClasses[columns.nameClass[at] ?? 0] ?? 'word'
  const weight = wordWeight(kind, columns.tokenRarity[columns.nameToken[at] ?? 0] ?? 0)
  hand.matched += weight
  for (let each = entry; each >= 0; each = alike.entryNext[each] ?? -1)
    cover(alike.entryWord[each] ?? 0, weight, alike.entrySimilarity[each] ?? 0)
}

function cover(word: number, weight: number, found: number): void {
  const bit = 1 << word
  const known = hand.similarity[word] ?? 0
  if ((hand.covered & bit) !== 0 && weight * found * found <= (hand.weight[word] ?? 0) * known * known) return
  hand.covered |= bit
  hand.similarity[word] = found
  hand.weight[word] = weight
}

/** Words that the name writes as two agree in full, and their parts are not left over; `whole` is the name's weight. */
function gatherApart(sought: readonly SoughtWord[], together: number, whole: number): void {
  for (let at = 0; together >>> at !== 0; at++) {
    if (((together >>> at) & 1) === 0) continue
    const weight = Math.max(sought[at]?.word.weight ?? 0, whole - hand.matched)
    cover(at, weight, 1)
    hand.matched += weight
  }
}

function sumUp(sought: readonly SoughtWord[], sums: Sums): void {
  sums.agreed = 0
  sums.strong = 0
  sums.partial = 0
  sums.unlisted = 0
  for (let at = 0; at < sought.length; at++) {
    if (((hand.covered >>> at) & 1) === 0) sums.unlisted += sought[at]?.word.weight ?? 0
    else add(sums, hand.weight[at] ?? 0, hand.similarity[at] ?? 0)
  }
}

function add(sums: Sums, weight: number, found: number): void {
  sums.agreed += weight * found
  sums.strong += weight * found * found
  sums.partial += weight * (1 - found)
}

/**
 * As if every word of the query that the lookup missed were there, save those that none of the name's words left
 * over is like; where one is, nothing counts as left over.
 */
function addPossible(index: ListIndex, sought: readonly SoughtWord[], sums: Sums): void {
  sums.omitted = Math.max(0, sums.omitted - slack)
  sums.agreed += slack
  sums.strong += slack
  for (let at = 0; at < sought.length; at++) {
    const word = sought[at]
    if (word === undefined || ((hand.covered >>> at) & 1) === 1) continue
    const found = hand.spares === 0 ? 0 : unkeyed(index, sought, at)
    // Legal forms of one kind agree though they are spelt differently.
    if (found === 0 && word.isMain) continue
    if (found > 0) sums.omitted = 0
    sums.unlisted -= word.word.weight
    const weight = found > 0 ? Math.max(word.heaviest, mostSpare(index)) : word.word.weight
    sums.agreed += weight * (found || 1)
    sums.strong += weight * (found || 1) ** 2
  }
}

function mostSpare({ columns: { tokenRarity } }: ListIndex): number {
  let most = 0
  for (let i = 0; i < hand.spares; i++) most = Math.max(most, tokenRarity[hand.spare[i] ?? 0] ?? 0)
  return most
}

/** How like one of the words left over a word is, with which it shares no key; 1 when they may be written together. */
function unkeyed(index: ListIndex, sought: readonly SoughtWord[], at: number): number {
  const word = sought[at]?.word
  if (word === undefined) return 0
  // An initial may stand for any of them.
  let most = word.form.text.length === 1 ? initialSimilarity : 0
  for (let i = 0; i < hand.spares; i++) {
    const token = hand.spare[i] ?? 0
    const spare = spareOf(index, token)
    if (isJoined(sought, at, spare) || isSplit(index, word, spare)) return 1
    if (mayBeLike(word, spare)) most = Math.max(most, likeness(word, index.form(token)).similarity)
  }
  return most
}

function mayBeLike({ form: { text, letters, also } }: NameWord, { other, length }: Spare): boolean {
  if (other >= severalSpellings || also.length > 0) return true
  return mightBeAlike(letters, other, Math.max(length, text.length))
}

interface Spare {
  /** Its letters as bits, and how many there are. */
  readonly other: number
  readonly length: number
}

function spareOf({ columns: { tokenLetters, tokenStart } }: ListIndex, token: number): Spare {
  return {
    other: tokenLetters[token] ?? 0,
    length: (tokenStart[token + 1] ?? 0) - (tokenStart[token] ?? 0),
  }
}

/** Whether a listed word may be this word of the query and a neighbour of it, but for one letter. */
function isJoined(sought: readonly SoughtWord[], at: number, { other, length }: Spare): boolean {
  const one = sought[at]?.word.form
  if (length < longJoin) return false
  for (const step of [1, sought.length - 1]) {
    const next = sought[(at + step) % sought.length]?.word.form
    if (one === undefined || next === undefined || next === one) continue
    if (Math.abs(length - one.text.length - next.text.length) > 1) continue
    if (bitsIn((one.letters | next.letters) ^ other) <= 2) return true
  }
  return false
}

/** Whether a word of the query may be this listed word and another of the name, but for one letter. */
function isSplit({ columns }: ListIndex, { form }: NameWord, { other, length }: Spare): boolean {
  if (form.text.length < longJoin) return false
  for (let i = 0; i < hand.count; i++) {
    const token = hand.tokens[i] ?? 0
    const rest = (columns.tokenStart[token + 1] ?? 0) - (columns.tokenStart[token] ?? 0)
    if (Math.abs(form.text.length - length - rest) > 1) continue
    if (bitsIn(((columns.tokenLetters[token] ?? 0) | other) ^ form.letters) <= 2) return true
  }
  return false
}
