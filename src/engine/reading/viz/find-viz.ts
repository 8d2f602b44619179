import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, distance, dot, minus } from '../../imaging/geometry/points.ts'
import { directionOf, lengthOf, lineOfQuad } from '../mrz/lines.ts'
import type { FoundText } from '../mrz/lines.ts'
import type { RecognisedLine, PageReader } from '../page-reader.ts'
import { lineOfLetters, placeOf, readingDirection, type VizLine } from './text-line.ts'

/** More lines than this are not read: a page of prose must not take for ever, and is no document. */
const maxLines = 60
/** Lower boxes hold no text that can be read, in pixels. */
const minHeight = 6
/** Boxes that are so many times as high as most hold no line of print. */
const maxOfMedian = 5
/** Lines by which it is told which way up the print stands. */
const trials = 4
/** Print that is read with this mean certainty stands the right way up. */
const plainlyUpright = 0.9

/**
 * Reads the lines of print that were found, whichever of the four ways the page lies. What runs across the others is left
 * out. Answers the lines from the page's top to its bottom.
 */
export async function readViz(
  pageReader: PageReader,
  found: readonly FoundText[],
): Promise<readonly VizLine[]> {
  const quads = alongOneWay(found.map(({ quad }) => quad)).slice(0, maxLines)
  const longest = quads.toSorted((a, b) => aspectOf(b) - aspectOf(a)).slice(0, trials)
  const asTheyLie = await readQuads(pageReader, longest)
  if (certaintyOf(asTheyLie) > plainlyUpright) return fromTheTop(await readAll(pageReader, quads, asTheyLie))
  const turnedRound = await readQuads(pageReader, longest.map(upsideDown))
  const lines =
    certaintyOf(turnedRound) > certaintyOf(asTheyLie)
      ? await readAll(pageReader, quads.map(upsideDown), turnedRound)
      : await readAll(pageReader, quads, asTheyLie)
  return fromTheTop(lines)
}

/** Lines in the order in which they stand on the page. */
export function fromTheTop(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const level = ({ quad }: VizLine): number => placeOf(quad, direction).level
  return lines.toSorted((a, b) => level(a) - level(b))
}

async function readAll(
  pageReader: PageReader,
  quads: readonly Quad[],
  known: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const isSame = (a: Quad, b: Quad): boolean => distance(a[0], b[0]) < 1 && distance(a[2], b[2]) < 1
  const knownFor = (quad: Quad) => known.find((line) => isSame(line.quad, quad))
  const rest = await readQuads(
    pageReader,
    quads.filter((quad) => knownFor(quad) === undefined),
  )
  return quads.flatMap((quad) => knownFor(quad) ?? rest.find((line) => line.quad === quad) ?? [])
}

async function readQuads(pageReader: PageReader, quads: readonly Quad[]): Promise<readonly VizLine[]> {
  const seen = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return quads.flatMap((quad, at) => printedLine(seen[at], quad) ?? [])
}

/** Null where nothing was read. */
export function printedLine(seen: RecognisedLine | undefined, quad: Quad): VizLine | null {
  if (seen === undefined || seen.characters.length === 0) return null
  const letters = seen.characters.flatMap(({ symbol, confidence, at, others = [] }) =>
    symbol.split('').map((unit) => ({ symbol: unit, confidence, at, others })),
  )
  return lineOfLetters(letters, quad)
}

function certaintyOf(lines: readonly VizLine[]): number {
  const all = lines.flatMap(({ confidences }) => confidences)
  return all.reduce((sum, one) => sum + one, 0) / (all.length || 1)
}

/**
 * Long lines show which way the print runs, to the right or downwards; a box of a single letter, which may be higher than wide,
 * is laid along them, and what runs across them is dropped.
 */
function alongOneWay(quads: readonly Quad[]): readonly Quad[] {
  const heights = quads.map(heightOf).sort((a, b) => a - b)
  const highest = maxOfMedian * (heights[heights.length >> 1] ?? 0)
  const usable = quads.filter((quad) => heightOf(quad) >= minHeight && heightOf(quad) <= highest)
  const runsDown = (quad: Quad): boolean => {
    const [x, y] = directionOf(lineOfQuad(quad))
    return Math.abs(y) > Math.abs(x)
  }
  const long = usable.filter((quad) => aspectOf(quad) > 2.5)
  const share = long.reduce((sum, quad) => sum + (runsDown(quad) ? 1 : -1) * lengthOf(lineOfQuad(quad)), 0)
  const axis: Point = share > 0 ? [0, 1] : [1, 0]
  return usable.flatMap((quad) => {
    const laid = runsDown(quad) === share > 0 ? quad : aspectOf(quad) < 2.2 ? quarterTurned(quad) : null
    return laid === null ? [] : [pointsAlong(laid, axis) ? laid : upsideDown(laid)]
  })
}

function heightOf([topLeft, topRight, bottomRight, bottomLeft]: Quad): number {
  return Math.min(distance(topLeft, bottomLeft), distance(topRight, bottomRight))
}

function aspectOf(quad: Quad): number {
  const line = lineOfQuad(quad)
  return lengthOf(line) / (line.height || 1)
}

function pointsAlong([topLeft, topRight, bottomRight, bottomLeft]: Quad, axis: Point): boolean {
  return dot(minus(between(topRight, bottomRight), between(topLeft, bottomLeft)), axis) >= 0
}

function upsideDown([a, b, c, d]: Quad): Quad {
  return [c, d, a, b]
}

function quarterTurned([a, b, c, d]: Quad): Quad {
  return [b, c, d, a]
}
