import type { RecognisedLine } from '../../vocabulary/reading/recognition.ts'
import { specimenWordsIn } from '../documents/specimens/specimen-words.ts'
import { along, between, distance, dot, minus } from '../imaging/geometry/points.ts'
import { holds } from '../imaging/geometry/sides.ts'
import type { DocumentReading, SpecimenWords } from '../../vocabulary/reading/document-reading.ts'
import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { medianOf } from '../../vocabulary/imaging/median.ts'
import {
  directionOf,
  lengthOf,
  lineOfQuad,
  normalBelow,
  quadOfLine,
  reversedLine,
  type TextLine,
} from './mrz/text-line.ts'
import type { CachingPageReader } from './viz/page-viz.ts'
import { readingDirection } from './viz/text-line.ts'

/** Heights, in those of the page's middling line, from which print is looked at, counts as large, and is no person's name. */
const heights = { read: 1.3, large: 1.8, noName: 3 } as const
/** Print that leans so far from the page's own, by the sine of the angle, is laid across it. */
const leastSlant = 0.14
/** So many lines are looked at, the largest first: on an ordinary page hardly one is as large. */
const maxLines = 6
/**
 * Small print is looked at where it stands by itself, for a label has its value below it: so far under it and so far to
 * either side, in its heights, no line may begin. So many such lines are looked at, and those alone that are long enough for two words and no sentence.
 */
const smallPrint = { free: 2.5, shift: 1.5, maxLines: 8, leastAspect: 2.8, mostAspect: 14 } as const
/** By so many of its heights a word may go on beyond the pieces of it that were found. */
const extension = 2.5
/** Read with less mean certainty, a word was not really read. */
const minCertainty = 0.8

/** A line of print, measured by the page that it stands on. */
interface MeasuredTextLine {
  readonly line: TextLine
  /** In heights of the page's middling line. */
  readonly height: number
  readonly isSlanted: boolean
}

export interface OverprintRequest {
  readonly speed: 'whole' | 'fast'
  /** Lines that are known to say something else. */
  readonly known: readonly Quad<'upright'>[]
}

/** What was read of a page, with the words across it; they are not looked for where a reading must be fast. */
export async function withOverprint<Read extends DocumentReading | null>(
  pageReader: CachingPageReader,
  reading: Read,
  { speed, known }: OverprintRequest,
): Promise<Read> {
  if (reading === null || speed === 'fast') return reading
  const across = await overprint(pageReader, known)
  return across.length === 0 ? reading : { ...reading, across }
}

/**
 * Words with which specimens and novelty documents name themselves, laid across a page or standing large on it. Only what
 * is really read counts; of print that runs along with the rest and is no larger than a name may be printed, only words
 * that are no person's name, and only where they stand alone. Of small print the lines that stand by themselves are read.
 *
 * @param pageReader that has looked at the page: lines found on it are not looked for again
 */
async function overprint(
  pageReader: CachingPageReader,
  known: readonly Quad<'upright'>[],
): Promise<readonly SpecimenWords[]> {
  const lines = measureLines(pageReader.textLines().map(({ quad }) => quad))
  const isUnknown = ({ line }: MeasuredTextLine) =>
    !known.some((quad) => holds(quad, between(line.start, line.end)))
  const large = lines.filter((line) => line.height >= heights.read && isUnknown(line))
  const largest = [...joinPieces(lines), ...large].toSorted((a, b) => b.height - a.height).slice(0, maxLines)
  const orientations = [...largest, ...smallLines(lines, isUnknown)].flatMap((one) =>
    one.isSlanted ? [one, { ...one, line: reversedLine(one.line) }] : [one],
  )
  if (orientations.length === 0) return []
  const quads = orientations.map(({ line }) => quadOfLine(line))
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  const found = orientations.flatMap((one, at) => specimenWordsOf(one, seen[at]))
  return found.filter((one, at) => found.findIndex(({ words }) => words === one.words) === at)
}

/** The lowest lines of print that stand by themselves. */
function smallLines(
  lines: readonly MeasuredTextLine[],
  isUnknown: (line: MeasuredTextLine) => boolean,
): readonly MeasuredTextLine[] {
  return lines
    .filter((one) => {
      const aspect = lengthOf(one.line) / one.line.height
      const isPhrase = aspect > smallPrint.leastAspect && aspect < smallPrint.mostAspect
      return (
        one.height < heights.read &&
        isPhrase &&
        isUnknown(one) &&
        !lines.some((other) => isRightUnder(one.line, other.line))
      )
    })
    .toSorted((a, b) => a.height - b.height)
    .slice(0, smallPrint.maxLines)
}

/** Whether a line begins under another one, as a value does under its label. */
function isRightUnder(line: TextLine, other: TextLine): boolean {
  const direction = directionOf(line)
  const offset = minus(between(other.start, other.end), between(line.start, line.end))
  const drop = dot(offset, normalBelow(direction)) / line.height
  const shift = dot(minus(other.start, line.start), direction) / line.height
  return drop > 0.3 && drop < smallPrint.free && Math.abs(shift) < smallPrint.shift
}

function measureLines(quads: readonly Quad<'upright'>[]): readonly MeasuredTextLine[] {
  const direction = readingDirection(quads)
  const lines = quads.map(lineOfQuad)
  const medianHeight = medianOf(lines.map(({ height }) => height))
  if (direction === null || medianHeight === undefined || medianHeight === 0) return []
  return lines.map((line) => ({
    line,
    height: line.height / medianHeight,
    isSlanted: lengthOf(line) > line.height && sineBetween(directionOf(line), direction) > leastSlant,
  }))
}

/** The sine of the angle between two unit vectors. */
function sineBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs(ax * by - ay * bx)
}

/** The large print that leans, put together again: of a word over other print only pieces are found. */
function joinPieces(lines: readonly MeasuredTextLine[]): readonly MeasuredTextLine[] {
  const pieces = lines.filter(({ isSlanted, height }) => isSlanted && height >= heights.large)
  const longest = pieces.toSorted((a, b) => lengthOf(b.line) - lengthOf(a.line))[0]
  if (longest === undefined) return []
  const { height } = longest.line
  const centres = pieces.map(({ line }) => between(line.start, line.end))
  const farthest = furthestApart(centres)
  const axis =
    farthest === null || distance(...farthest) < 2 * height
      ? directionOf(longest.line)
      : unitVector(...farthest)
  const readingAxis = dot(axis, directionOf(longest.line)) < 0 ? ([-axis[0], -axis[1]] as const) : axis
  const origin = between(longest.line.start, longest.line.end)
  const ends = pieces
    .flatMap(({ line }) => [line.start, line.end])
    .map((end) => dot(minus(end, origin), readingAxis))
  const line = {
    start: along(origin, readingAxis, Math.min(...ends) - extension * height),
    end: along(origin, readingAxis, Math.max(...ends) + extension * height),
    height: Math.max(...pieces.map((one) => one.line.height)),
  }
  return [{ line, height: longest.height, isSlanted: true }]
}

function unitVector(from: Point, to: Point): Point {
  const apart = distance(from, to)
  const [x, y] = minus(to, from)
  return [x / apart, y / apart]
}

function furthestApart(points: readonly Point[]): readonly [Point, Point] | null {
  const pairs = points.flatMap((a, at) => points.slice(at + 1).map((b): readonly [Point, Point] => [a, b]))
  return pairs.toSorted((a, b) => distance(...b) - distance(...a))[0] ?? null
}

function specimenWordsOf(
  { height, isSlanted }: MeasuredTextLine,
  seen: RecognisedLine | undefined,
): readonly SpecimenWords[] {
  const characters = seen?.characters ?? []
  const certainty = characters.reduce((sum, { confidence }) => sum + confidence, 0) / (characters.length || 1)
  if (certainty < minCertainty) return []
  const text = characters.map(({ symbol }) => symbol).join('')
  if (height < heights.read) return unmistakableWords(text)
  const isOverprint = (isSlanted && height >= heights.large) || height >= heights.noName
  const found = specimenWordsIn(text, !isOverprint)
  return isOverprint || isSlanted
    ? found
    : found.filter(({ words }) => letterCount(text) <= letterCount(words))
}

/** Words in small print that no genuine document bears, where they stand alone: of novelties, or more than one word. */
function unmistakableWords(text: string): readonly SpecimenWords[] {
  return specimenWordsIn(text, true).filter(
    ({ means, words }) =>
      (means === 'novelty' || words.includes(' ')) && letterCount(text) <= letterCount(words),
  )
}

function letterCount(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length
}
