import type { PageReader } from '../page-reader.ts'
import { along, between, dot, minus } from '../../imaging/geometry/points.ts'
import { directionOf, downwards, lengthOf, type TextLine } from './lines.ts'
import { readLines, type LineRead } from './read-lines.ts'

/** Distance of neighbouring lines in parts of their length, by characters on a line (6.35 mm over 2.54 mm each). */
function usualGap(characters: number): number {
  return 2.5 / (characters < 33 ? 30 : characters < 40 ? 36 : 44)
}

/**
 * Reads what lies beside one or two lines of a zone, where the detector saw nothing, and answers all lines from the
 * top one to the bottom one; null when no place for a missing line is left.
 */
export async function linesBeside(
  pageReader: PageReader,
  known: readonly LineRead[],
): Promise<readonly LineRead[] | null> {
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const characters = Math.max(...known.map((line) => line.text.length))
  const longest = known.reduce((a, b) => (lengthOf(b.line) > lengthOf(a.line) ? b : a)).line
  const usual = usualGap(characters) * lengthOf(longest)
  const apart = first === last ? usual : gapBetween(first.line, last.line)
  const requested = characters < 33 ? 3 : 2
  if (first !== last && apart > 1.6 * usual && requested === 3) {
    const middle = beside(first.line, longest, apart / 2)
    const [read] = await readLines(pageReader, [middle])
    return read === undefined ? null : [first, read, last]
  }
  const missing = requested - known.length
  if (missing <= 0) return null
  const steps = Array.from({ length: missing }, (_, step) => step + 1)
  const above = steps.map((step) => beside(first.line, longest, -step * apart)).reverse()
  const below = steps.map((step) => beside(last.line, longest, step * apart))
  const read = await readLines(pageReader, [...above, ...below])
  if (read.length < 2 * missing) return null
  return [...read.slice(0, missing), ...known, ...read.slice(missing)]
}

function gapBetween(from: TextLine, to: TextLine): number {
  const offset = minus(between(to.start, to.end), between(from.start, from.end))
  return dot(offset, downwards(directionOf(from)))
}

/** The longest line, moved level with `origin` and then across by `gap`. */
function beside(origin: TextLine, longest: TextLine, gap: number): TextLine {
  const down = downwards(directionOf(longest))
  const shift = gapBetween(longest, origin) + gap
  return {
    start: along(longest.start, down, shift),
    end: along(longest.end, down, shift),
    height: longest.height,
  }
}
