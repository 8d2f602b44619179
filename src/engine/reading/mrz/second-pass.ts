import type { ZoneAlphabet, ZoneFormat } from '../../documents/formats/zone-format.ts'
import type { PageReader } from '../page-reader.ts'
import type { Peaks } from './candidates.ts'
import { decodeLine, type DecodedLine } from './decode-line.ts'
import { conclude, type DecodedZone } from './decode-zone.ts'
import { heightEvidence } from './digit-height.ts'
import { reportedApart } from './look-alikes.ts'
import { grammarOf } from './grammar.ts'
import { along } from '../../imaging/geometry/points.ts'
import { directionOf, downwards, lengthOf, type TextLine } from './lines.ts'
import { readLines } from './read-lines.ts'
import type { ZoneFound } from './read-zone.ts'

/** A character less probable than this makes its line worth another look. */
const doubtful = 0.985

/**
 * Other ways to cut a line out, and who reads it: height in parts of the pitch, shift across in parts of the height. The
 * first costs little and is for every line: a smeared letter that one look is sure of is another one in the next.
 */
const cuts = [
  { height: 1.65, shift: 0, reader: 'strip-reader', isForAll: true },
  { height: 1.65, shift: 0, reader: 'text-recogniser', isForAll: false },
  { height: 1.5, shift: 0.05, reader: 'strip-reader', isForAll: false },
] as const

/** One look at one line. */
interface Look {
  readonly decoded: DecodedLine
  /** What the height of each character says of it. */
  readonly heights: Float32Array
}

/**
 * Weighs how high the characters of a found zone stand, and looks again at all lines, then at those that hold a doubtful
 * one, each time cut out a little differently. What differs from look to look loses probability; what stays gains nothing it did
 * not have.
 */
export async function readAgain(pageReader: PageReader, found: ZoneFound): Promise<ZoneFound> {
  const { format, lead, decoded } = found.zone
  const look = (line: TextLine, one: DecodedLine, at: number): Look => {
    const read = {
      decoded: one,
      text: found.zone.lines[at] ?? '',
      digitColumns: columnsWith(format, at, ['date', 'check']),
      mixedColumns: columnsWith(format, at, ['alphanumeric']),
    }
    return { decoded: one, heights: heightEvidence(pageReader.pixels, line, read) }
  }
  const looks = found.lines.map((line, at) => decoded.slice(at, at + 1).map((one) => look(line, one, at)))
  let zone = { ...conclude(format, decoded, looks.map(clearLooks)), lead }
  for (const cut of cuts) {
    const toSee = found.lines.flatMap((line, at) =>
      cut.isForAll || isDoubtful(zone, at) ? [{ at, line: cutOut(line, decoded[at], cut) }] : [],
    )
    if (toSee.length === 0) break
    const reads = await readLines(
      pageReader,
      toSee.map(({ line }) => line),
      cut.reader,
    )
    for (const [order, { at, line }] of toSee.entries()) {
      const [read, grammar] = [reads[order], grammarOf(format)[at]]
      if (read !== undefined && grammar !== undefined)
        looks[at]?.push(look(line, decodeLine(read.evidence, grammar), at))
    }
    zone = { ...conclude(format, decoded, looks.map(clearLooks)), lead }
  }
  return { zone, lines: found.lines }
}

function columnsWith(
  format: ZoneFormat,
  line: number,
  alphabets: readonly ZoneAlphabet[],
): ReadonlySet<number> {
  const rows = format.rows.filter((row) => row.line === line && alphabets.includes(row.alphabet))
  return new Set(
    rows.flatMap((row) => Array.from({ length: row.end - row.start }, (_, at) => row.start + at)),
  )
}

/** A look that explains its line this much worse than the best one, for each character, was cut badly. */
const badCut = 0.25
/** A look that reads more characters than this otherwise than most looks do has lost its place on the line. */
const maxStrange = 3

/** What the looks saw, without those that were cut badly or lost their place. */
function clearLooks(looks: readonly Look[]): readonly (readonly Peaks[])[] {
  const trusted = inPlace(looks)
  const heights = meanHeights(trusted)
  return trusted.map(({ decoded }) => reportedApart(decoded, heights))
}

/** Where every look reads otherwise, none is known to have kept its place: all count, and their doubt with them. */
function inPlace(looks: readonly Look[]): readonly Look[] {
  const clarity = ({ decoded: { alignment } }: Look) => alignment.score / alignment.columns.length
  const best = Math.max(...looks.map(clarity))
  const clear = looks.filter((look) => clarity(look) > best - badCut)
  const usual = maxRead(clear)
  const placed = clear.filter(
    (look) => usual.filter((one, at) => one !== readAt(look, at)).length <= maxStrange,
  )
  return placed.length > 0 ? placed : clear
}

function readAt({ decoded }: Look, column: number): number | undefined {
  return decoded.alignment.columns[column]?.symbol
}

/** What most looks read in each column; of as many, what the earlier look read. */
function maxRead(looks: readonly Look[]): readonly (number | undefined)[] {
  const votes = (symbol: number | undefined, column: number) =>
    looks.filter((look) => readAt(look, column) === symbol).length
  const [first] = looks
  return (first?.decoded.alignment.columns ?? []).map((_, column) =>
    looks
      .map((look) => readAt(look, column))
      .reduce((best, one) => (votes(one, column) > votes(best, column) ? one : best)),
  )
}

/** Heights as the looks have them that could measure: 0 says that one could not. */
function meanHeights(looks: readonly Look[]): Float32Array {
  const [first] = looks
  return Float32Array.from({ length: first?.heights.length ?? 0 }, (_, column) => {
    const measured = looks.flatMap(({ heights }) => heights[column] || [])
    return measured.reduce((sum, one) => sum + one, 0) / (measured.length || 1)
  })
}

function isDoubtful(zone: DecodedZone, at: number): boolean {
  const strays = zone.decoded[at]?.strayings.some((straying) => straying > 0.4) ?? false
  return strays || (zone.settled[at]?.some((one) => one.probability < doubtful) ?? false)
}

/** The line cut to its characters, with a margin of about half a character, as high as its pitch asks for. */
function cutOut(
  line: TextLine,
  decoded: DecodedLine | undefined,
  cut: { height: number; shift: number },
): TextLine {
  const direction = directionOf(line)
  const down = downwards(direction)
  const length = lengthOf(line)
  const [from, to] = decoded === undefined ? [0, 1] : extentOf(decoded)
  const characters = decoded?.alignment.columns.length ?? 1
  const height = (cut.height * length * (to - from)) / (characters + 1)
  const move = (part: number) => along(along(line.start, direction, part * length), down, cut.shift * height)
  return { start: move(from), end: move(to), height }
}

/** Where the characters begin and end, in parts of the line's length. */
function extentOf({ pitch, alignment, steps }: DecodedLine): readonly [number, number] {
  if (pitch === null) return [0, 1]
  const last = alignment.columns.length - 1
  const end = pitch.first + pitch.pitch * last + pitch.bend * last * last
  const [from, to] = [(pitch.first + 0.5 - pitch.pitch) / steps, (end + 0.5 + pitch.pitch) / steps]
  return [Math.max(-0.1, from), Math.min(1.1, to)]
}
