import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { withWordSpaces } from './word-spaces.ts'
import { measureLine, withLetters } from './measure-line.ts'
import { correctByWidth } from './correct-by-width.ts'
import type { VizLine } from './text-line.ts'
import { resolveRoundLetters } from './resolve-round-letters.ts'

/**
 * The lines of a page as they were read, Latin ones put right by what their ink shows: letters that differ in a stroke, figures that
 * look like letters, blanks that were passed over.
 */
export function correctByShape(pixels: Pixels, lines: readonly VizLine[]): readonly VizLine[] {
  const latin = lines.filter(({ script }) => script === undefined)
  const corrected = correctLatin(pixels, latin)
  return lines.map((line) => corrected[latin.indexOf(line)] ?? line)
}

function correctLatin(pixels: Pixels, lines: readonly VizLine[]): readonly VizLine[] {
  const measuredLines = lines.map((line) => measureLine(pixels, line))
  const round = measuredLines.map((measure) => withLetters(measure, resolveRoundLetters(measure)))
  const corrected = correctByWidth(round)
  return round.map((measure, at) => withWordSpaces(withLetters(measure, corrected[at] ?? measure.line)))
}
