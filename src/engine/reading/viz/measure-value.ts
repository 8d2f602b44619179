import { areSimilar } from '../../documents/values/confusable-characters.ts'
import { inLatinShapes } from '../../documents/viz/comparable-letters.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import { certaintyBelow } from './certainty-below.ts'
import { sliceLine } from './split-labels.ts'
import { lettersOf, type VizLetter, type VizLine } from './text-line.ts'
import { withSharpS } from './with-sharp-s.ts'

/** A value read from print, before it is known whether it is certain enough to be answered. */
export interface VizValue {
  readonly value: string
  /** 0..1, that every character of it is right and that it is what its label says. */
  readonly confidence: number
  /** The same, whatever marks its letters bear and wherever blanks part them: never less than `confidence`. */
  readonly lettersConfidence: number
  /**
   * The same, whichever of their look-alikes the letters of a word or a number are: never less than `lettersConfidence`. Of a
   * date it is no more: what looks like one of its figures makes another day.
   */
  readonly similarConfidence: number
  /** In pixels of the picture. */
  readonly quad: Quad<'upright'>
  /** Present on a date whose year is printed with two figures. */
  readonly hasShortYear?: true
}

/** The same value, no surer than this in any respect. */
export function noSurerThan(most: number, seen: VizValue): VizValue {
  return {
    ...seen,
    confidence: Math.min(most, seen.confidence),
    lettersConfidence: Math.min(most, seen.lettersConfidence),
    similarConfidence: Math.min(most, seen.similarConfidence),
  }
}

/** What each letter of a label that had to be put right leaves of the certainty. */
const confidencePerLabelError = 0.98
/** What is left where a letter has a mark: lines of the background make marks that no one printed. */
const confidenceWithMark = 0.95

/** A piece of a line that says a value, and how many letters of its label had to be put right. */
interface ReadPiece {
  readonly line: VizLine
  readonly from: number
  /** Index behind its last letter. */
  readonly to: number
  readonly value: string
  readonly labelErrors: number
}

/** A value with how certain it is and where it stands. */
export function measureValue({ line, from, to, value, labelErrors }: ReadPiece): VizValue {
  const piece = sliceLine(line, from, to)
  const letters = withSharpS(lettersOf(piece))
  const labelConfidence = confidencePerLabelError ** labelErrors
  const baseLetters = letters.map(withoutMark)
  const lettersConfidence = valueConfidence(baseLetters, baseText(value)) * labelConfidence
  return {
    value,
    confidence: valueConfidence(letters, value) * labelConfidence,
    lettersConfidence,
    similarConfidence: isDate.test(value)
      ? lettersConfidence
      : valueConfidence(baseLetters.map(withConfusables), baseText(value)) * labelConfidence,
    quad: piece.quad,
    ...(isDate.test(value) && !piece.text.includes(value.slice(0, 4)) ? { hasShortYear: true } : {}),
  }
}

/** Of what a letter for the sex may be instead of what was read, this part is another letter for a sex, and of what a word may be. */
const otherSexShare = { letter: 0.25, word: 0.1 } as const
/** A word for the sex has so many letters. */
const lettersOfWord = 3

/** Letters that have a look-alike in print. The recogniser is surer of them than it is right. */
interface ConfusableLetters {
  readonly symbols: RegExp
  /** How many times a doubt about them counts. */
  readonly exponent: number
}

/** Letters of other scripts are no Latin ones with marks. */
const lettersWithMarks: ConfusableLetters = {
  symbols: /[^\p{ASCII}\p{L}\p{M}]|[^\P{Script=Latin}\p{ASCII}]/u,
  exponent: 3,
}
/** Most of them were decided by their widths already. */
const likeDigits: ConfusableLetters = { symbols: /[0ODQ1I]/, exponent: 1.5 }

/**
 * A date is as certain as its figures, those of other scripts too: which word is a month, and where blanks stand, its grammar
 * tells. A number has no blanks and no marks.
 */
function valueConfidence(seen: readonly VizLetter[], value: string): number {
  const countedLetters = isDate.test(value) ? /\p{Nd}/u : /\S/
  const similar = isDate.test(value) ? null : /\d/.test(value) ? likeDigits : lettersWithMarks
  const letters = isDate.test(value) || isNumber.test(value) ? seen.map(asDigit) : seen
  const product = letters.reduce((all, { symbol, confidence }) => {
    if (!countedLetters.test(symbol)) return all
    return all * (similar?.symbols.test(symbol) === true ? confidence ** similar.exponent : confidence)
  }, 1)
  if (value.length === 1) {
    const isWord = letters.filter(({ symbol }) => /\p{L}/u.test(symbol)).length >= lettersOfWord
    return 1 - (1 - product) * otherSexShare[isWord ? 'word' : 'letter']
  }
  return product * (hasLatinMark(value) ? confidenceWithMark : 1)
}

/** What cannot stand in a number takes nothing from what can, and capitals of one shape are one sign of it. */
function asDigit(letter: VizLetter): VizLetter {
  const unmarkedLetter = withSameShape(withoutMark(letter))
  const impossible = unmarkedLetter.alternatives.filter(({ symbol }) => !inNumber.test(letterBelow(symbol)))
  const rest = impossible.reduce((left, { confidence }) => left - confidence, 1)
  return {
    ...unmarkedLetter,
    confidence: Math.min(1, unmarkedLetter.confidence / Math.max(unmarkedLetter.confidence, rest)),
  }
}

/** A capital of Cyrillic or Greek, certain of its shape: which alphabet it is of does not matter. */
function withSameShape(letter: VizLetter): VizLetter {
  const shape = inLatinShapes(letter.symbol)
  const same = letter.alternatives.filter(({ symbol }) => inLatinShapes(symbol) === shape)
  const certain = same.reduce((sum, { confidence }) => sum + confidence, letter.confidence)
  return { ...letter, confidence: Math.min(1, certain), alternatives: letter.alternatives.filter((one) => !same.includes(one)) } // prettier-ignore
}

function withoutMark(letter: VizLetter): VizLetter {
  const symbol = letterBelow(letter.symbol)
  const others = letter.alternatives.filter((other) => letterBelow(other.symbol) !== symbol)
  return { symbol, confidence: certaintyBelow(letter), alternatives: others, centre: letter.centre }
}

/** A letter, its look-alikes counted for it. */
function withConfusables({ symbol, confidence, alternatives, centre }: VizLetter): VizLetter {
  const isSimilar = (other: string): boolean => areSimilar(symbol, letterBelow(other))
  const similar = alternatives.filter((other) => isSimilar(other.symbol))
  return {
    symbol,
    confidence: Math.min(
      1,
      similar.reduce((sum, other) => sum + other.confidence, confidence),
    ),
    alternatives: alternatives.filter((other) => !isSimilar(other.symbol)),
    centre,
  }
}

function baseText(value: string): string {
  return Array.from(value, letterBelow).join('')
}

/** Whether a letter can be taken apart into a Latin one and its mark. */
function hasLatinMark(value: string): boolean {
  const latin = value.replace(/\P{Script=Latin}/gu, '')
  return latin.normalize('NFD') !== latin
}

const isDate = /^\d{4}-\d{2}-\d{2}$/
/** Figures of other scripts, too: a doubt among them is one. */
const inNumber = /[A-Z./-]|\p{Nd}/u
const isNumber = /^(?=.*\d.*\d)[A-Z0-9./-]+$/
