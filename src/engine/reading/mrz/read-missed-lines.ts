import type { PageReader } from '../page-reader.ts'
import { along, between, dot, minus } from '../../imaging/geometry/points.ts'
import { directionOf, normalBelow, lengthOf, type TextLine } from './text-line.ts'
import { readLines, type LineReading } from './read-lines.ts'

/** Distance of neighbouring lines in parts of their length, by characters on a line (6.35 mm over 2.54 mm each). */
function standardGap(characters: number): number {
  return 2.5 / (characters < 33 ? 30 : characters < 40 ? 36 : 44)
}

/**
 * Reads what lies beside one or two lines of a zone, where the detector saw nothing, and answers all lines from the
 * top one to the bottom one; null when no place for a missing line is left.
 */
export async function readMissedLines(
  pageReader: PageReader,
  recognisedLines: readonly LineReading[],
): Promise<readonly LineReading[] | null> {
  const [first, last] = [recognisedLines[0], recognisedLines.at(-1)]
  if (first === undefined || last === undefined) return null
  const characters = Math.max(...recognisedLines.map((line) => line.text.length))
  const longest = recognisedLines.reduce((a, b) => (lengthOf(b.line) > lengthOf(a.line) ? b : a)).line
  const standard = standardGap(characters) * lengthOf(longest)
  const spacing = first === last ? standard : gapBetween(first.line, last.line)
  const requested = characters < 33 ? 3 : 2
  if (first !== last && spacing > 1.6 * standard && requested === 3) {
    const middleLine = parallelLine(first.line, longest, spacing / 2)
    const [read] = await readLines(pageReader, [middleLine])
    return read === undefined ? null : [first, read, last]
  }
  const missing = requested - recognisedLines.length
  if (missing <= 0) return null
  const steps = Array.from({ length: missing }, (_, step) => step + 1)
  const above = steps.map((step) => parallelLine(first.line, longest, -step * spacing)).reverse()
  const below = steps.map((step) => parallelLine(last.line, longest, step * spacing))
  const read = await readLines(pageReader, [...above, ...below])
  if (read.length < 2 * missing) return null
  return [...read.slice(0, missing), ...recognisedLines, ...read.slice(missing)]
}

function gapBetween(from: TextLine, to: TextLine): number {
  const offset = minus(between(to.start, to.end), between(from.start, from.end))
  return dot(offset, normalBelow(directionOf(from)))
}

/** The longest line, moved level with `origin` and then across by `gap`. */
function parallelLine(origin: TextLine, longest: TextLine, gap: number): TextLine {
  const down = normalBelow(directionOf(longest))
  const shift = gapBetween(longest, origin) + gap
  return {
    start: along(longest.start, down, shift),
    end: along(longest.end, down, shift),
    height: longest.height,
  }
}
