import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { characterCentre, interpolatedGrey, pitchInPixels } from './character-positions.ts'
import type { DecodedLine } from './decode-line.ts'
import { along } from '../../imaging/geometry/points.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'
import { directionOf, normalBelow, type TextLine } from './text-line.ts'

/**
 * In OCR-B the digits rise above the capitals: 0 and O differ in little else (ISO 1073-2, ECMA-11). The recogniser, which
 * was trained on ordinary print, tells them by their neighbours; the picture itself tells them by their height.
 */

/** Everything but the filler has a top to be measured. */
const measurable = /[0-9A-Z]/
/** Digits whose tops tell where the level lies. That of 6 is a thin stroke, seen too low in soft pictures. */
const levelDigits = /[1-57-9]/
/** How much higher a digit is than a capital, in parts of the pitch: 0.052 em of 0.723 em. */
const digitRise = 0.072
/** Fewer digits than this on a line give no measure. */
const minDigits = 5
/** Natural logarithm: heights alone never say more than this. */
const maxSaid = 4.5

const nearColumns = 5

interface Top {
  readonly column: number
  /** Pixels from the line's centre up to the top of the character. */
  readonly top: number
}

/** A line as it was decoded, and what is taken to stand on it. */
export interface MeasuredText {
  readonly decoded: DecodedLine
  readonly text: string
  /** Columns that hold nothing but digits: dates and check digits. */
  readonly digitColumns: ReadonlySet<number>
  /** Columns where a digit or a letter may stand: of these the heights are asked. */
  readonly mixedColumns: ReadonlySet<number>
}

/**
 * Evidence of height for each column of a line: the natural logarithm of how much more its height speaks for a digit
 * than for a letter; 0 where it cannot be measured, or where this line's print does not keep digits above capitals.
 */
export function heightEvidence(
  pixels: Pixels,
  line: TextLine,
  { decoded, text, digitColumns, mixedColumns }: MeasuredText,
): Float32Array {
  const evidence = new Float32Array(text.length)
  const pitch = pitchInPixels(line, decoded)
  if (pitch === null || mixedColumns.size === 0 || digitCount(text) < minDigits) return evidence
  const tops = Array.from(text, (character, column) => ({ character, column }))
    .filter(({ character }) => measurable.test(character))
    .flatMap(({ column }) => topOf({ pixels, line, decoded, pitch }, column))
  const isDigit = ({ column }: Top) =>
    levelDigits.test(text.charAt(column)) || (digitColumns.has(column) && text.charAt(column) === '0')
  const fit = fitDigitTops(tops.filter(isDigit))
  if (fit === null) return evidence
  const step = digitRise * pitch
  const letters = tops
    .filter(({ column }) => /[A-NP-Z]/.test(text.charAt(column)))
    .map((one) => fit.above(one))
  if (letters.length > 0 && (medianOf(letters) ?? 0) > -0.35 * step) return evidence
  const trust = letters.length === 0 ? 0.5 : 1
  for (const one of tops.filter(({ column }) => mixedColumns.has(column) && fit.isSupportedAt(column))) {
    const heightAbove = fit.above(one)
    const spread = Math.max(0.3, 0.25 * step, 1.2 * fit.spreadAt(one.column))
    const logOdds = (trust * ((heightAbove + step) ** 2 - heightAbove ** 2)) / (2 * spread ** 2)
    evidence[one.column] = Math.min(maxSaid, Math.max(-maxSaid, logOdds))
  }
  return evidence
}

/** How many characters may tell where the level of the digits lies; to measure is dear. */
function digitCount(text: string): number {
  return text.replace(/[^0-9]/g, '').length
}

interface CellContext {
  readonly pixels: Pixels
  readonly line: TextLine
  readonly decoded: DecodedLine
  readonly pitch: number
}

/** The top of the character in a column: the highest place in its cell where darkness passes half of its most. */
function topOf({ pixels, line, decoded, pitch }: CellContext, column: number): readonly Top[] {
  const centre = characterCentre(line, decoded, column)
  if (centre === null) return []
  const direction = directionOf(line)
  const profiles = strips.map((side) =>
    profileAt(pixels, { centre: along(centre, direction, side * pitch), direction, pitch }),
  )
  const most = Math.max(...profiles.map((profile) => profile.reduce((a, b) => Math.max(a, b), 0)))
  const least = Math.min(...profiles.map((profile) => profile.reduce((a, b) => Math.min(a, b), 255)))
  if (most - least < 25) return []
  const tops = profiles.flatMap((profile) => thresholdCrossing(profile, (most + least) / 2))
  return tops.length === 0 ? [] : [{ column, top: reach * pitch - Math.min(...tops) * sampling }]
}

/** Where a profile first passes a level, in samples; empty when it begins above it or never does. */
function thresholdCrossing(profile: Float64Array, level: number): readonly number[] {
  const at = profile.findIndex((dark) => dark > level)
  if (at <= 0) return []
  const [before = 0, after = 0] = [profile[at - 1], profile[at]]
  return [at - 1 + (level - before) / (after - before || 1)]
}

/** Pixels between samples, and how far above and below the centre the profile goes, in parts of the pitch. */
const sampling = 0.25
const reach = 0.95
/** Middles of the strips of a cell in which its top is looked for: that of 6 is right of the middle. */
const strips = [-0.2, -0.1, 0, 0.1, 0.2] as const

/** Darkness from above the character down to its middle, averaged over a strip a tenth of the pitch wide. */
function profileAt(
  pixels: Pixels,
  { centre, direction, pitch }: { centre: Point; direction: Point; pitch: number },
): Float64Array {
  const [downX, downY] = normalBelow(direction)
  const profile = new Float64Array(Math.ceil((reach * pitch) / sampling))
  for (let step = 0; step < profile.length; step++) {
    const down = step * sampling - reach * pitch
    const [x, y] = [centre[0] + down * downX, centre[1] + down * downY]
    const [acrossX, acrossY] = [0.04 * pitch * direction[0], 0.04 * pitch * direction[1]]
    const grey =
      interpolatedGrey(pixels, x - acrossX, y - acrossY) +
      interpolatedGrey(pixels, x, y) +
      interpolatedGrey(pixels, x + acrossX, y + acrossY)
    profile[step] = 255 - grey / 3
  }
  return profile
}

/** The course of the digits' tops along the line, outliers left out, and how far it can be relied on where. */
function fitDigitTops(digits: readonly Top[]) {
  if (digits.length < minDigits) return null
  const straight = regress(digits)
  const residuals = digits.map((one) => Math.abs(one.top - straight(one.column))).sort((a, b) => a - b)
  const bound = 2.5 * Math.max(0.15, medianOf(residuals) ?? 0)
  const inliers = digits.filter((one) => Math.abs(one.top - straight(one.column)) <= bound)
  const outliers = digits.filter((one) => !inliers.includes(one))
  const smoothedTop = localRegression(inliers, regress(inliers))
  return {
    above: (one: Top) => one.top - smoothedTop(one.column),
    /** How far the digits near a column stray from the course, in pixels. */
    spreadAt: (column: number) => {
      const near = (one: Top) => Math.exp(-(((one.column - column) / nearColumns) ** 2))
      const squares = digits.reduce(
        (sum, one) => sum + near(one) * (one.top - smoothedTop(one.column)) ** 2,
        0,
      )
      return Math.sqrt(squares / (kernelWeight(digits, column) + 0.1))
    },
    /** Digits stand near, and few of them elsewhere than the others. */
    isSupportedAt: (column: number) =>
      kernelWeight(inliers, column) > minNearness &&
      kernelWeight(outliers, column) < 0.3 * kernelWeight(inliers, column),
  }
}

/** About the support of one digit three columns away. */
const minNearness = 0.65

function kernelWeight(points: readonly Top[], column: number): number {
  return points.reduce((sum, one) => sum + Math.exp(-(((one.column - column) / nearColumns) ** 2)), 0)
}

/** A page is never quite flat: near digits count more for where the tops are than far ones. */
function localRegression(
  points: readonly Top[],
  straight: (column: number) => number,
): (column: number) => number {
  return (column) => {
    const weighted = points.reduce(
      (sum, one) =>
        sum + Math.exp(-(((one.column - column) / nearColumns) ** 2)) * (one.top - straight(one.column)),
      0,
    )
    return straight(column) + weighted / (kernelWeight(points, column) + 0.2)
  }
}

function regress(points: readonly Top[]): (column: number) => number {
  const n = points.length
  const [mx, my] = [
    points.reduce((sum, one) => sum + one.column, 0) / n,
    points.reduce((sum, one) => sum + one.top, 0) / n,
  ]
  const xx = points.reduce((sum, one) => sum + (one.column - mx) ** 2, 0)
  const xy = points.reduce((sum, one) => sum + (one.column - mx) * (one.top - my), 0)
  const slope = xx === 0 ? 0 : xy / xx
  return (column) => my + slope * (column - mx)
}
