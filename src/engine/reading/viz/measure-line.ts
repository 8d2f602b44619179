import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { measureGlyphs, type Glyph } from './measure-glyphs.ts'
import { lettersOf, type VizLetter, type VizLine } from './text-line.ts'

/** A line with its letters measured. */
export interface MeasuredLine {
  readonly line: VizLine
  readonly letters: readonly VizLetter[]
  /** By letter; null for blanks, and where nothing could be measured. */
  readonly glyphs: readonly (Glyph | null)[]
}

/** Ink that is narrower shows a letter that was not parted from the next one, in parts of the height of capitals. */
const minWidth = 0.08

export function measureLine(pixels: Pixels, line: VizLine): MeasuredLine {
  const letters = lettersOf(line)
  const inkedLetters = letters.filter(({ symbol }) => symbol !== ' ')
  const centres = inkedLetters.map(({ centre }) => centre)
  const glyphs = measureGlyphs(pixels, line.quad, centres)
  const byLetter = letters.map((letter) => {
    const glyph = glyphs[inkedLetters.indexOf(letter)]
    return glyph !== undefined && glyphWidth(glyph) >= minWidth ? glyph : null
  })
  return { line, letters, glyphs: byLetter }
}

/** A measured line of which some letters were taken for others, one for one: their ink is where it was. */
export function withLetters(measured: MeasuredLine, line: VizLine): MeasuredLine {
  return { line, letters: lettersOf(line), glyphs: measured.glyphs }
}

/** In parts of the height of capitals. */
export function glyphWidth({ left, right }: Glyph): number {
  return right - left
}
