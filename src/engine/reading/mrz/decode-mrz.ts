import type { CheckDigit } from '../../../vocabulary/reading/document-reading.ts'
import { mrzLayouts } from '../../documents/formats/mrz-layouts.ts'
import { checkDigitsOf } from '../../documents/formats/parse-mrz.ts'
import { lineLengths, type MrzField, type MrzLayout } from '../../documents/formats/mrz-layout.ts'
import type { NormalisedEmissions } from './align-line.ts'
import { decodeLine, type DecodedLine } from './decode-line.ts'
import { scoreColumns, meanSymbolScores, type SymbolScores } from './candidates.ts'
import { reportedApart } from './resolve-confusables.ts'
import { grammarOf } from './line-grammar.ts'
import type { ColumnGrid } from './check-digit-chains.ts'
import type { DecidedCharacter } from './forward-backward.ts'
import { hasValidStart, repairFirstCharacter } from './repair-first-character.ts'
import { resolveAmbiguities } from './resolve-ambiguities.ts'
import { symbolAt } from './symbols.ts'

/** A zone under the format that explains the evidence best. */
export interface DecodedMrz {
  readonly format: MrzLayout
  readonly lines: readonly string[]
  readonly decoded: readonly DecodedLine[]
  readonly grid: ColumnGrid
  readonly characters: readonly (readonly DecidedCharacter[])[]
  /** For fields under check digits and states, 0..1: that all their characters are right. */
  readonly jointProbabilities: ReadonlyMap<MrzField, number>
  readonly checkDigits: readonly CheckDigit[]
  /** Natural logarithm, comparable between formats laid over the same evidence. */
  readonly score: number
  /** Score for each character of the zone: some -0.3 for clear print, below -2 for what is no zone. */
  readonly meanScore: number
  /** How far the next best format is behind; Infinity when no other one has this shape. */
  readonly margin: number
  /** Whether it opens as its format says; and whether only the rest of the zone tells with which letter. */
  readonly start: 'right' | 'mended' | 'strange'
}

/** What a zone says against a format: a strange opening, and each check digit that does not agree. */
const wrongStartScore = -8
const wrongCheckDigitScore = -4
/** Where the opening does not tell the format, each check digit that agrees does. */
const rightCheckDigitScore = 2
/** A line may have lost or doubled so many characters in the recogniser's first, free reading. */
const lengthSlack = [4, 10] as const

/** One line of evidence and what a free reading of it said. */
export interface LineEmissions {
  readonly emissions: NormalisedEmissions
  readonly text: string
}

/**
 * Reads two or three lines of evidence under every format they may have and answers the best one, or null when there
 * is none of that number of lines. Formats whose lengths are far from those of the free reading are tried only when
 * no nearer one fits.
 */
export function decodeMrz(lines: readonly LineEmissions[]): DecodedMrz | null {
  const tried = new Map<MrzLayout, DecodedMrz>()
  for (const slack of lengthSlack) {
    for (const format of mrzLayouts)
      if (!tried.has(format) && mayBeFormat(format, lines, slack))
        tried.set(format, decodeWithLayout(format, lines))
    const decodings = mrzLayouts
      .flatMap((format) => tried.get(format) ?? [])
      .sort((a, b) => b.score - a.score)
    const [best, second] = decodings
    if (best === undefined) continue
    if (best.meanScore > clearMeanScore || slack === lengthSlack[1]) {
      return { ...best, margin: second === undefined ? Infinity : best.score - second.score }
    }
  }
  return null
}

/** A zone whose mean score is above this was read under its own format. */
const clearMeanScore = -0.4

function mayBeFormat(format: MrzLayout, lines: readonly LineEmissions[], slack: number): boolean {
  const lengths = lineLengths(format)
  if (lengths.length !== lines.length) return false
  const start = lines[0]?.text.charAt(0) ?? ''
  if ((start === 'V' || start === 'P') && slack === lengthSlack[0] && !format.startPattern.test(start))
    return false
  return lengths.every((length, line) => Math.abs(length - (lines[line]?.text.length ?? 0)) <= slack)
}

/** Lays one format over the evidence. */
export function decodeWithLayout(format: MrzLayout, lines: readonly LineEmissions[]): DecodedMrz {
  const grammars = grammarOf(format)
  const decoded = lines.flatMap(({ emissions }, at) => {
    const grammar = grammars[at]
    return grammar === undefined ? [] : [decodeLine(emissions, grammar)]
  })
  return decideMrz(
    format,
    decoded,
    decoded.map((line) => [reportedApart(line, null)]),
  )
}

/** Decides on the characters from one or several looks at each line. */
export function decideMrz(
  format: MrzLayout,
  decoded: readonly DecodedLine[],
  passes: readonly (readonly (readonly SymbolScores[])[])[],
): DecodedMrz {
  const grammars = grammarOf(format)
  const grid = passes.flatMap((pass, at) => {
    const grammar = grammars[at]
    return grammar === undefined ? [] : [scoreColumns(meanSymbolScores(pass), grammar)]
  })
  const { columns, jointProbabilities } = resolveAmbiguities(format, grid)
  const { characters, isRepaired } = repairFirstCharacter(format, grid, columns)
  const start = isRepaired ? 'mended' : hasValidStart(format, characters) ? 'right' : 'strange'
  const lines = characters.map((line) => line.map((one) => symbolAt(one.symbol)).join(''))
  const checkDigits = checkDigitsOf(format, lines)
  const alignmentScore = decoded.reduce((sum, line) => sum + line.alignment.score, 0)
  const wrongCheckDigits = checkDigits.filter((check) => !check.valid).length
  const rightCheckDigits = checkDigits.length - wrongCheckDigits
  const startScore = start === 'right' ? 0 : wrongStartScore + rightCheckDigits * rightCheckDigitScore
  const score = alignmentScore + wrongCheckDigits * wrongCheckDigitScore + startScore
  const characterCount = lines.reduce((sum, line) => sum + line.length, 0)
  return {
    format,
    lines,
    decoded,
    grid,
    characters,
    jointProbabilities,
    checkDigits,
    score,
    meanScore: score / characterCount,
    margin: Infinity,
    start,
  }
}
