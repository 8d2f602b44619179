import type { CheckDigit } from '../../../vocabulary/imaging/document-reading.ts'
import { formats } from '../../documents/formats/all.ts'
import { checkDigitsOf } from '../../documents/formats/parse-zone.ts'
import { lineLengths, type ZoneField, type ZoneFormat } from '../../documents/formats/zone-format.ts'
import type { Evidence } from './align.ts'
import { decodeLine, type DecodedLine } from './decode-line.ts'
import { columnsOf, meanPeaks, type Peaks } from './candidates.ts'
import { reportedApart } from './look-alikes.ts'
import { grammarOf } from './grammar.ts'
import type { Grid } from './chains.ts'
import type { Settled } from './check-sums.ts'
import { opensRightly, withOpening } from './opening.ts'
import { resolveAmbiguities } from './resolve-ambiguities.ts'
import { symbolAt } from './symbols.ts'

/** A zone under the format that explains the evidence best. */
export interface DecodedZone {
  readonly format: ZoneFormat
  readonly lines: readonly string[]
  readonly decoded: readonly DecodedLine[]
  readonly grid: Grid
  readonly settled: readonly (readonly Settled[])[]
  /** For fields under check digits and states, 0..1: that all their characters are right. */
  readonly joint: ReadonlyMap<ZoneField, number>
  readonly checkDigits: readonly CheckDigit[]
  /** Natural logarithm, comparable between formats laid over the same evidence. */
  readonly score: number
  /** Score for each character of the zone: some -0.3 for clear print, below -2 for what is no zone. */
  readonly clarity: number
  /** How far the next best format is behind; Infinity when no other one has this shape. */
  readonly lead: number
  /** Whether it opens as its format says; and whether only the rest of the zone tells with which letter. */
  readonly opening: 'right' | 'mended' | 'strange'
}

/** What a zone says against a format: a strange opening, and each check digit that does not agree. */
const strangeOpening = -8
const disagreeing = -4
/** Where the opening does not tell the format, each check digit that agrees does. */
const agreeing = 2
/** A line may have lost or doubled so many characters in the recogniser's first, free reading. */
const lengthSlack = [4, 10] as const

/** One line of evidence and what a free reading of it said. */
export interface LineEvidence {
  readonly evidence: Evidence
  readonly text: string
}

/**
 * Reads two or three lines of evidence under every format they may have and answers the best one, or null when there
 * is none of that number of lines. Formats whose lengths are far from those of the free reading are tried only when
 * no nearer one fits.
 */
export function decodeZone(lines: readonly LineEvidence[]): DecodedZone | null {
  for (const slack of lengthSlack) {
    const zones = formats
      .filter((format) => mayHave(format, lines, slack))
      .map((format) => decodeAs(format, lines))
      .sort((a, b) => b.score - a.score)
    const [best, second] = zones
    if (best === undefined) continue
    if (best.clarity > goodClarity || slack === lengthSlack[1]) {
      return { ...best, lead: second === undefined ? Infinity : best.score - second.score }
    }
  }
  return null
}

/** A zone whose mean score is above this was read under its own format. */
const goodClarity = -0.4

function mayHave(format: ZoneFormat, lines: readonly LineEvidence[], slack: number): boolean {
  const lengths = lineLengths(format)
  if (lengths.length !== lines.length) return false
  const opening = lines[0]?.text.charAt(0) ?? ''
  if ((opening === 'V' || opening === 'P') && slack === lengthSlack[0] && !format.opening.test(opening))
    return false
  return lengths.every((length, line) => Math.abs(length - (lines[line]?.text.length ?? 0)) <= slack)
}

/** Lays one format over the evidence. */
export function decodeAs(format: ZoneFormat, lines: readonly LineEvidence[]): DecodedZone {
  const grammars = grammarOf(format)
  const decoded = lines.flatMap(({ evidence }, at) => {
    const grammar = grammars[at]
    return grammar === undefined ? [] : [decodeLine(evidence, grammar)]
  })
  return conclude(
    format,
    decoded,
    decoded.map((line) => [reportedApart(line, null)]),
  )
}

/** Decides on the characters from one or several looks at each line. */
export function conclude(
  format: ZoneFormat,
  decoded: readonly DecodedLine[],
  looks: readonly (readonly (readonly Peaks[])[])[],
): DecodedZone {
  const grammars = grammarOf(format)
  const grid = looks.flatMap((look, at) => {
    const grammar = grammars[at]
    return grammar === undefined ? [] : [columnsOf(meanPeaks(look), grammar)]
  })
  const { columns, joint } = resolveAmbiguities(format, grid)
  const { settled, isMended } = withOpening(format, grid, columns)
  const opening = isMended ? 'mended' : opensRightly(format, settled) ? 'right' : 'strange'
  const lines = settled.map((line) => line.map((one) => symbolAt(one.symbol)).join(''))
  const checkDigits = checkDigitsOf(format, lines)
  const aligned = decoded.reduce((sum, line) => sum + line.alignment.score, 0)
  const wrong = checkDigits.filter((check) => !check.valid).length
  const right = checkDigits.length - wrong
  const opened = opening === 'right' ? 0 : strangeOpening + right * agreeing
  const score = aligned + wrong * disagreeing + opened
  const characters = lines.reduce((sum, line) => sum + line.length, 0)
  return {
    format,
    lines,
    decoded,
    grid,
    settled,
    joint,
    checkDigits,
    score,
    clarity: score / characters,
    lead: Infinity,
    opening,
  }
}
