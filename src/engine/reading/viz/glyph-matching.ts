import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { withWordSpaces } from './word-spaces.ts'
import { measured } from './measured-line.ts'
import { reportedByWidth } from './own-letters.ts'
import type { VizLine } from './text-line.ts'
import { withRoundLetters } from './round-letters.ts'

/**
 * The lines of a page as they were read, put right by what their ink shows: letters that differ in a stroke, figures that
 * look like letters, blanks that were passed over.
 */
export function matchGlyphs(pixels: Pixels, lines: readonly VizLine[]): readonly VizLine[] {
  const measures = lines.map((line) => measured(pixels, line))
  const round = measures.map((measure) => measured(pixels, withRoundLetters(measure)))
  const reported = reportedByWidth(round)
  return reported.map((line) => withWordSpaces(measured(pixels, line)))
}
