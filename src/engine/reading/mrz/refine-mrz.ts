import type { MrzAlphabet, MrzLayout } from '../../documents/formats/mrz-layout.ts'
import type { PageReader } from '../page-reader.ts'
import type { SymbolScores } from './candidates.ts'
import { decodeLine, type DecodedLine } from './decode-line.ts'
import { decideMrz, type DecodedMrz } from './decode-mrz.ts'
import { heightEvidence } from './height-evidence.ts'
import { reportedApart } from './resolve-confusables.ts'
import { grammarOf } from './line-grammar.ts'
import { along } from '../../imaging/geometry/points.ts'
import { directionOf, normalBelow, lengthOf, type TextLine } from './text-line.ts'
import { readLines } from './read-lines.ts'
import type { FoundMrz } from './find-mrz.ts'

/** A character less probable than this makes its line worth another look. */
const doubtful = 0.985

/**
 * Other ways to cut a line out, and who reads it: height in parts of the pitch, shift across in parts of the height. The
 * first costs little and is for every line: a smeared letter that one look is sure of is another one in the next.
 */
const crops = [
  { height: 1.65, shift: 0, reader: 'strip-reader', isForAll: true },
  { height: 1.65, shift: 0, reader: 'text-recogniser', isForAll: false },
  { height: 1.5, shift: 0.05, reader: 'strip-reader', isForAll: false },
] as const

/** One look at one line. */
interface LinePass {
  readonly decoded: DecodedLine
  /** What the height of each character says of it. */
  readonly heights: Float32Array
}

/**
 * Weighs how high the characters of a found zone stand, and looks again at all lines, then at those that hold a doubtful
 * one, each time cut out a little differently. What differs from look to look loses probability; what stays gains nothing it did
 * not have.
 */
export async function refineMrz(pageReader: PageReader, found: FoundMrz): Promise<FoundMrz> {
  const { format, margin, decoded } = found.mrz
  const measurePass = (line: TextLine, one: DecodedLine, at: number): LinePass => {
    const read = {
      decoded: one,
      text: found.mrz.lines[at] ?? '',
      digitColumns: columnsWith(format, at, ['date', 'check']),
      mixedColumns: columnsWith(format, at, ['alphanumeric']),
    }
    return { decoded: one, heights: heightEvidence(pageReader.pixels, line, read) }
  }
  const passes = found.lines.map((line, at) =>
    decoded.slice(at, at + 1).map((one) => measurePass(line, one, at)),
  )
  let mrz = { ...decideMrz(format, decoded, passes.map(trustedScores)), margin }
  for (const crop of crops) {
    const linesToRead = found.lines.flatMap((line, at) =>
      crop.isForAll || isDoubtful(mrz, at) ? [{ at, line: cropLine(line, decoded[at], crop) }] : [],
    )
    if (linesToRead.length === 0) break
    const reads = await readLines(
      pageReader,
      linesToRead.map(({ line }) => line),
      crop.reader,
    )
    for (const [order, { at, line }] of linesToRead.entries()) {
      const [read, grammar] = [reads[order], grammarOf(format)[at]]
      if (read !== undefined && grammar !== undefined)
        passes[at]?.push(measurePass(line, decodeLine(read.emissions, grammar), at))
    }
    mrz = { ...decideMrz(format, decoded, passes.map(trustedScores)), margin }
  }
  const looks = passes.map((ofLine) => alignedPasses(ofLine).map((pass) => pass.decoded))
  return { mrz, lines: found.lines, looks }
}

function columnsWith(
  format: MrzLayout,
  line: number,
  alphabets: readonly MrzAlphabet[],
): ReadonlySet<number> {
  const rows = format.fields.filter((row) => row.line === line && alphabets.includes(row.alphabet))
  return new Set(
    rows.flatMap((row) => Array.from({ length: row.end - row.start }, (_, at) => row.start + at)),
  )
}

/** A look that explains its line this much worse than the best one, for each character, was cut badly. */
const poorCropMargin = 0.25
/** A look that reads more characters than this otherwise than most looks do has lost its place on the line. */
const maxStrange = 3

/** What the looks saw, without those that were cut badly or lost their place. */
function trustedScores(passes: readonly LinePass[]): readonly (readonly SymbolScores[])[] {
  const trusted = alignedPasses(passes)
  const heights = meanHeights(trusted)
  return trusted.map(({ decoded }) => reportedApart(decoded, heights))
}

/** Where every look reads otherwise, none is known to have kept its place: all count, and their doubt with them. */
function alignedPasses(passes: readonly LinePass[]): readonly LinePass[] {
  const meanScore = ({ decoded: { alignment } }: LinePass) => alignment.score / alignment.columns.length
  const best = Math.max(...passes.map(meanScore))
  const wellCropped = passes.filter((look) => meanScore(look) > best - poorCropMargin)
  const majority = maxRead(wellCropped)
  const aligned = wellCropped.filter(
    (pass) => majority.filter((one, at) => one !== symbolRead(pass, at)).length <= maxStrange,
  )
  return aligned.length > 0 ? aligned : wellCropped
}

function symbolRead({ decoded }: LinePass, column: number): number | undefined {
  return decoded.alignment.columns[column]?.symbol
}

/** What most looks read in each column; of as many, what the earlier look read. */
function maxRead(passes: readonly LinePass[]): readonly (number | undefined)[] {
  const votes = (symbol: number | undefined, column: number) =>
    passes.filter((pass) => symbolRead(pass, column) === symbol).length
  const [first] = passes
  return (first?.decoded.alignment.columns ?? []).map((_, column) =>
    passes
      .map((pass) => symbolRead(pass, column))
      .reduce((best, one) => (votes(one, column) > votes(best, column) ? one : best)),
  )
}

/** Heights as the looks have them that could measure: 0 says that one could not. */
function meanHeights(passes: readonly LinePass[]): Float32Array {
  const [first] = passes
  return Float32Array.from({ length: first?.heights.length ?? 0 }, (_, column) => {
    const measured = passes.flatMap(({ heights }) => heights[column] || [])
    return measured.reduce((sum, one) => sum + one, 0) / (measured.length || 1)
  })
}

function isDoubtful(mrz: DecodedMrz, at: number): boolean {
  const hasLargeOffset = mrz.decoded[at]?.offsets.some((offset) => offset > 0.4) ?? false
  return hasLargeOffset || (mrz.characters[at]?.some((one) => one.probability < doubtful) ?? false)
}

/** The line cut to its characters, with a margin of about half a character, as high as its pitch asks for. */
function cropLine(
  line: TextLine,
  decoded: DecodedLine | undefined,
  crop: { height: number; shift: number },
): TextLine {
  const direction = directionOf(line)
  const down = normalBelow(direction)
  const length = lengthOf(line)
  const [from, to] = decoded === undefined ? [0, 1] : extentOf(decoded)
  const characters = decoded?.alignment.columns.length ?? 1
  const height = (crop.height * length * (to - from)) / (characters + 1)
  const move = (part: number) => along(along(line.start, direction, part * length), down, crop.shift * height)
  return { start: move(from), end: move(to), height }
}

/** Where the characters begin and end, in parts of the line's length. */
function extentOf({ pitch, alignment, steps }: DecodedLine): readonly [number, number] {
  if (pitch === null) return [0, 1]
  const last = alignment.columns.length - 1
  const end = pitch.first + pitch.pitch * last + pitch.curvature * last * last
  const [from, to] = [(pitch.first + 0.5 - pitch.pitch) / steps, (end + 0.5 + pitch.pitch) / steps]
  return [Math.max(-0.1, from), Math.min(1.1, to)]
}
