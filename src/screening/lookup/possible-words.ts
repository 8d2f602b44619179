import { likeness } from '../matching/align-names.ts'
import { namePoints } from '../matching/name-evidence.ts'
import { initialSimilarity, type SoughtWord } from './alike-words.ts'
import { asked } from './asked-words.ts'
import { hand, type Outline } from './name-in-hand.ts'
import type { ListIndex } from './open-index.ts'
import { isPlaced, noteLengths } from './placed-words.ts'
import { mayBeWithin } from './word-outline.ts'

/** Lookup and alignment weigh small words differently; by no more than this in one name. */
const slack = 0.1

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
  const { omitted, sharpest, onePair, missing, joined, unlisted, agreed, strong } = outline
  bound.isGlance = true
  noteLengths()
  const isSure = addPossible(index, sought, bound)
  const most = namePoints(outline)
  if (most < least || isSure) return most
  outline.omitted = omitted
  outline.sharpest = sharpest
  outline.onePair = onePair
  outline.missing = missing
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
  for (let at = 0; at < asked.count; at++) {
    if (((hand.covered >>> at) & 1) === 1) continue
    const found = isPlaced(at) ? 1 : unkeyed(index, sought[at], { at, isGlance: bound.isGlance })
    // Legal forms of one kind agree though they are spelt differently.
    if (found === 0 && asked.isMain[at] === 1) continue
    if (found > 0) {
      isSure = false
      outline.omitted = 0
      outline.sharpest = 0
      outline.missing = false
    }
    addAgreement(outline, { at, found, spare })
  }
  return isSure
}

function addAgreement(
  outline: Outline,
  { at, found, spare }: { readonly at: number; readonly found: number; readonly spare: number },
): void {
  const own = asked.weight[at] ?? 0
  const weight = found > 0 ? Math.max(asked.heaviest[at] ?? 0, spare) : own
  outline.onePair = false
  outline.joined ||= found === 1
  outline.unlisted -= own
  outline.agreed += weight * (found || 1)
  outline.strong += weight * (found || 1) ** 2
}

/** Two words that share no key are no more alike than this. */
const mostUnkeyed = 0.8

/** How like one of the words left over a word is, with which it shares no key. */
function unkeyed(
  index: ListIndex,
  sought: SoughtWord | undefined,
  { at, isGlance }: { readonly at: number; readonly isGlance: boolean },
): number {
  // An initial may stand for any of them.
  let most = asked.isInitial[at] === 1 && hand.spares > 0 ? initialSimilarity : 0
  for (let i = 0; i < hand.spares; i++) {
    const spare = hand.spare[i] ?? 0
    if (most >= mostUnkeyed || !mayBeLike(at, spare)) continue
    if (isGlance || sought === undefined) most = mostUnkeyed
    else most = Math.max(most, likeness(sought.word, index.form(hand.token[spare] ?? 0)).similarity)
  }
  return most
}

const word = { letters: 0, length: 0 }

/** Whether a word of the query may be like a word of the name, told from the letters that occur in them. */
function mayBeLike(at: number, spare: number): boolean {
  if (asked.isOpen[at] === 1) return true
  word.letters = asked.letters[at] ?? 0
  word.length = asked.length[at] ?? 0
  const within = asked.within[at]
  return within === undefined || mayBeWithin(within, word, hand.outline[spare] ?? 0)
}
