import { likeness, type NameWord } from '../matching/align-names.ts'
import { bitsIn, mightBeAlike, type TokenForm } from '../matching/compare-tokens.ts'
import { namePoints } from '../matching/name-evidence.ts'
import { initialSimilarity, type SoughtWord } from './alike-words.ts'
import { severalSpellings } from './index-columns.ts'
import { hand, type Outline } from './name-in-hand.ts'
import type { ListIndex } from './open-index.ts'

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const slack = 0.1

/** Letters from which on a word may be two of the other name's with one letter off. */
const longJoin = 8

/** One object for all names. */
export interface Bound {
  readonly outline: Outline
  readonly least: number
  /** Weight of the heaviest word left over. */
  spare: number
  /** Whether words are told apart by the letters they consist of, without reading them. */
  isGlance: boolean
}

/**
 * The most log-odds that the name in hand can come to, by its outline. At first by the letters that words consist of; only where that leaves hope are they read.
 */
export function mostPoints(index: ListIndex, sought: readonly SoughtWord[], bound: Bound): number {
  const { outline, least } = bound
  outline.omitted = Math.max(0, outline.omitted - slack)
  outline.agreed += slack
  outline.strong += slack
  const { omitted, sharpest, onePair, joined, unlisted, agreed, strong } = outline
  bound.isGlance = true
  const isSure = addPossible(index, sought, bound)
  const most = namePoints(outline)
  if (most < least || isSure) return most
  outline.omitted = omitted
  outline.sharpest = sharpest
  outline.onePair = onePair
  outline.joined = joined
  outline.unlisted = unlisted
  outline.agreed = agreed
  outline.strong = strong
  bound.isGlance = false
  addPossible(index, sought, bound)
  return namePoints(outline)
}

/**
 * As if every word of the query that the lookup missed were there, save those that none of the name's words left
 * over is like; where one is, nothing counts as left over. Answers whether none is.
 */
function addPossible(index: ListIndex, sought: readonly SoughtWord[], bound: Bound): boolean {
  const { outline, spare } = bound
  let isSure = true
  for (let at = 0; at < sought.length; at++) {
    const word = sought[at]
    if (word === undefined || ((hand.covered >>> at) & 1) === 1) continue
    const found = isPlaced(index, sought, at) ? 1 : unkeyed(index, word.word, bound)
    // Legal forms of one kind agree though they are spelt differently.
    if (found === 0 && word.isMain) continue
    if (found > 0) {
      isSure = false
      outline.omitted = 0
      outline.sharpest = 0
    }
    outline.onePair = false
    outline.joined ||= found === 1
    outline.unlisted -= word.word.weight
    const weight = found > 0 ? Math.max(word.heaviest, spare) : word.word.weight
    outline.agreed += weight * (found || 1)
    outline.strong += weight * (found || 1) ** 2
  }
  return isSure
}

/** Two words that share no key are no more alike than this. */
const mostUnkeyed = 0.8

/** How like one of the words left over a word is, with which it shares no key. */
function unkeyed(index: ListIndex, word: NameWord, { isGlance }: Bound): number {
  const { tokenLetters, nameToken } = index.columns
  // An initial may stand for any of them.
  let most = word.form.text.length === 1 && hand.spares > 0 ? initialSimilarity : 0
  for (let i = 0; i < hand.spares; i++) {
    const token = nameToken[hand.spare[i] ?? 0] ?? 0
    if (most >= mostUnkeyed || !mayBeLike(word, tokenLetters[token] ?? 0, lengthOf(index, token))) continue
    most = isGlance ? mostUnkeyed : Math.max(most, likeness(word, index.form(token)).similarity)
  }
  return most
}

/** Whether a word of the query and words of the name may be the same but for where words are parted. */
function isPlaced(index: ListIndex, sought: readonly SoughtWord[], at: number): boolean {
  const before = sought[(at + sought.length - 1) % sought.length]?.word.form
  const after = sought[(at + 1) % sought.length]?.word.form
  const form = sought[at]?.word.form
  if (form === undefined || before === undefined || after === undefined) return false
  for (let i = 0; i < hand.count; i++)
    if (isJoined(index, form, { token: hand.tokens[i] ?? 0, before, after })) return true
  return isWrittenApart(index, form)
}

/** Whether a word of the query may be two of the name's, but for one letter. */
function isWrittenApart(index: ListIndex, form: TokenForm): boolean {
  if (form.text.length < longJoin) return false
  for (let i = 0; i < hand.spares; i++)
    if (isSplit(index, form, index.columns.nameToken[hand.spare[i] ?? 0] ?? 0)) return true
  return false
}

function lengthOf({ columns: { tokenStart } }: ListIndex, token: number): number {
  return (tokenStart[token + 1] ?? 0) - (tokenStart[token] ?? 0)
}

function mayBeLike({ form: { text, letters, also } }: NameWord, other: number, length: number): boolean {
  if (other >= severalSpellings || also.length > 0) return true
  return mightBeAlike(letters, other, Math.max(length, text.length))
}

/** Whether a listed word may be this word of the query and a neighbour of it, but for one letter. */
function isJoined(
  index: ListIndex,
  form: TokenForm,
  { token, before, after }: { readonly token: number; readonly before: TokenForm; readonly after: TokenForm },
): boolean {
  const length = lengthOf(index, token)
  if (length < longJoin) return false
  const letters = index.columns.tokenLetters[token] ?? 0
  return isBoth(form, after, { letters, length }) || isBoth(form, before, { letters, length })
}

function isBoth(
  one: TokenForm,
  next: TokenForm,
  { letters, length }: { readonly letters: number; readonly length: number },
): boolean {
  if (next === one || Math.abs(length - one.text.length - next.text.length) > 1) return false
  return bitsIn((one.letters | next.letters) ^ letters) <= 2
}

/** Whether a word of the query may be this listed word and another of the name, but for one letter. */
function isSplit(index: ListIndex, form: TokenForm, spare: number): boolean {
  const { tokenLetters } = index.columns
  const rest = form.text.length - lengthOf(index, spare)
  for (let i = 0; i < hand.count; i++) {
    const token = hand.tokens[i] ?? 0
    if (Math.abs(rest - lengthOf(index, token)) > 1) continue
    if (bitsIn(((tokenLetters[token] ?? 0) | (tokenLetters[spare] ?? 0)) ^ form.letters) <= 2) return true
  }
  return false
}
