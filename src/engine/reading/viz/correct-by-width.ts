import { quadSize } from '../../imaging/geometry/rectify.ts'
import { similarCandidates } from './similar-candidates.ts'
import type { Glyph } from './measure-glyphs.ts'
import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import { glyphWidth, type MeasuredLine } from './measure-line.ts'
import { lineOfLetters, type VizLetter, type VizLine } from './text-line.ts'
import { leastConfidenceBeside, tailOf } from './resolve-round-letters.ts'

/**
 * The recogniser takes 0 for O and 1 for I by their neighbours. The page itself shows what they look like: its dates have
 * figures, its names have letters, mostly of one typeface, and they differ in width.
 */

/** How much a width varies at least, in parts of the height of capitals. */
const minDeviation = 0.016
/** Lines whose heights differ by no more than this factor are taken for the same size of print. */
const maxOfHeight = 1.4
/** The digits of a number and those of the dates may differ by so much in width, and are of one typeface. */
const maxOfScale = 1.12
/** So many figures of a line must agree before half of what they differ from the page's is believed. */
const digitsForHalfScale = 3
/** Among figures the recogniser takes an O for 0 more often than not, and is certain of it. */
const minBelief = 0.2
/** How sure a letter is at most, 0..1, of which the width says otherwise than a recogniser that is so sure: of two looks one is wrong. */
const [mostAgainstReader, sureReader] = [0.92, 0.9]
/** Widths say no more than this, natural logarithm. */
const maxSaid = 7
/** The further a width strays from both that are known, the less it says; from so many deviations on, nothing. */
const maxStray = 3
/**
 * How wide a capital is in parts of the figure that it is taken for, in typefaces that are not of one pitch: tells one of
 * which the page shows no other, or only narrower ones.
 */
const capitalWidthRatios: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '0': [1.08, 1.7],
  '1': [0.2, 0.8],
}

const confusables = ['0OQ', '1I'] as const
const isRound = /[0OQ]/
const isWord = /^[\p{Lu}\p{M}'’ .-]{2,}$/u
const isDate = /^\d{1,2}[ ./-](?:\d{1,2}|[A-Z]{3,4})[ ./-]\d{4}$/
/** A date in whose month a letter may have been taken for a figure, which its width tells. */
const isNearlyDate = /^\d{1,2} ?[A-Z0-9]{3,4} ?\d{4}$/
/** A number without letters: in a longer one of figures alone, no letter is taken for one. */
const isDigits = /^\d{8,}$/
const isNumber = /^(?=(?:[^0-9]*\d){2})[A-Z0-9][A-Z0-9 ./-]{3,23}[A-Z0-9]$/

/** Lines of a page, look-alikes in its numbers told apart by the widths that figures and letters have on it. */
export function correctByWidth(lines: readonly MeasuredLine[]): readonly VizLine[] {
  return lines.map((measure) => {
    const { line } = measure
    if (!isNumber.test(line.text) || isDate.test(line.text) || isDigits.test(line.text)) return line
    const widths = referenceWidths(measure, lines)
    const scale = scaleOf(measure, widths)
    if (scale === null) return line
    const letters = measure.letters.map((letter, at) => {
      const glyph = measure.glyphs[at]
      if (!glyph) return letter
      const width = comparableWidth(letter.symbol, glyph) / scale
      return reported(letter, { width, tail: tailOf(measure, at) }, widths)
    })
    return lineOfLetters(letters, line.quad)
  })
}

/** Widths of a symbol on the page. */
type Widths = ReadonlyMap<string, readonly number[]>

/** What figures measure in dates, and letters in words, in print of the same size as a line. */
function referenceWidths({ line }: MeasuredLine, lines: readonly MeasuredLine[]): Widths {
  const { height } = quadSize(line.quad)
  const widths = new Map<string, number[]>()
  for (const { line: other, letters, glyphs } of lines) {
    const factor = quadSize(other.quad).height / height
    const hasDigits = [isDate, isNearlyDate, isDigits].some((kind) => kind.test(other.text))
    const kind = hasDigits ? /\d/ : isWord.test(other.text) ? /[OI]/ : null
    if (kind === null || factor > maxOfHeight || factor < 1 / maxOfHeight) continue
    for (const [at, { symbol }] of letters.entries()) {
      const [glyph, letter] = [glyphs[at], letterBelow(symbol)]
      if (glyph && kind.test(letter))
        widths.set(letter, [...(widths.get(letter) ?? []), comparableWidth(letter, glyph)])
    }
  }
  return widths
}

/** How much wider the figures of a line are than the same on the page; null where they are of another typeface, or too few. */
function scaleOf({ letters, glyphs }: MeasuredLine, widths: Widths): number | null {
  const factors = letters.flatMap(({ symbol }, at) => {
    const [glyph, known] = [glyphs[at], widths.get(symbol)]
    return glyph && known && /\d/.test(symbol) ? [comparableWidth(symbol, glyph) / middling(known)] : []
  })
  if (factors.length < 2) return null
  const scale = middling(factors)
  if (scale > maxOfScale || scale < 1 / maxOfScale) return null
  return scale ** (factors.length / (factors.length + digitsForHalfScale))
}

/** Of round letters and figures the waist, of all others the whole width. */
function comparableWidth(symbol: string, glyph: Glyph): number {
  return isRound.test(symbol) ? glyph.midWidth : glyphWidth(glyph)
}

interface Shape {
  readonly width: number
  /** 0..1, that it has the tail of a Q. */
  readonly tail: number
}

/** A letter as its shape speaks for its look-alikes. */
function reported(letter: VizLetter, shape: Shape, widths: Widths): VizLetter {
  const similar = confusables.find((symbols) => symbols.includes(letter.symbol))
  if (similar === undefined) return letter
  const odds = logOddsOfDigit(similar, shape.width, widths)
  if (odds === null) return letter
  const digitProbability = 1 / (1 + Math.exp(-odds))
  const tailProbability = similar === '0OQ' ? shape.tail : 0
  const shapeProbabilities = [
    digitProbability * (1 - tailProbability),
    (1 - digitProbability) * (1 - tailProbability),
    tailProbability,
  ]
  const settled = similarCandidates(letter, {
    symbols: similar,
    shapeProbabilities,
    minBelief: leastConfidenceBeside(letter, minBelief),
  })
  const isAgainstReader = settled.symbol !== letter.symbol && letter.confidence >= sureReader
  return isAgainstReader ? noSurerThan(mostAgainstReader, settled) : settled
}

/** A letter of at most this confidence; what is left is that of its look-alike. */
function noSurerThan(most: number, letter: VizLetter): VizLetter {
  const [second, ...others] = letter.alternatives
  if (letter.confidence <= most || second === undefined) return letter
  const doubt = { ...second, confidence: second.confidence + letter.confidence - most }
  return { ...letter, confidence: most, alternatives: [doubt, ...others] }
}

/** How much a width speaks for the figure of two look-alikes, natural logarithm; null where it says nothing. */
function logOddsOfDigit(similar: string, width: number, widths: Widths): number | null {
  const [digitWidths, capitalWidths] = [widths.get(similar.charAt(0)), widths.get(similar.charAt(1))]
  if (digitWidths === undefined) return null
  const most = maxStray ** 2 / 2
  const deviation = deviationOf([digitWidths, capitalWidths ?? []])
  const digitMisfit = misfit(width, digitWidths, deviation)
  const capitalMisfit = capitalWidths === undefined ? most : misfit(width, capitalWidths, deviation)
  const isNearKnownWidth = capitalWidths !== undefined && Math.min(digitMisfit, capitalMisfit) <= most
  if (isNearKnownWidth) {
    const reported = (capitalMisfit - digitMisfit) * (1 - Math.min(digitMisfit, capitalMisfit) / most)
    return Math.min(maxSaid, Math.max(-maxSaid, reported))
  }
  const [from, to] = capitalWidthRatios[similar.charAt(0)] ?? [0, 0]
  const part = width / middling(digitWidths)
  const isOutside =
    capitalWidths === undefined || isBeyond(width, middling(digitWidths), middling(capitalWidths))
  return isOutside && part > from && part < to && digitMisfit > most
    ? Math.max(-maxSaid, most - digitMisfit)
    : null
}

/** True where a width lies on the far side of the capital's, seen from the figure's. */
function isBeyond(width: number, figure: number, capital: number): boolean {
  return Math.sign(width - capital) === Math.sign(capital - figure)
}

/** How much widths of one symbol vary on the page, by all of its known ones together: each has only a few. */
function deviationOf(symbols: readonly (readonly number[])[]): number {
  const deviations = symbols.flatMap((known) => known.map((one) => Math.abs(one - middling(known))))
  return Math.max(minDeviation, 1.5 * middling(deviations))
}

/** Half the square of how many deviations a width lies from those known. */
function misfit(width: number, known: readonly number[], deviation: number): number {
  return ((width - middling(known)) / deviation) ** 2 / (1 + 1 / known.length) / 2
}

/** Of an even number of widths the mean of the two in the middle: there are few, and `medianOf` would lean to the wide ones. */
function middling(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (below + above) / 2
}
