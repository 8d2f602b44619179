import type { DetectedText, RecognisedLine } from '../../../vocabulary/reading/recognition.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, distance, dot, minus } from '../../imaging/geometry/points.ts'
import { directionOf, lengthOf, lineOfQuad } from '../mrz/text-line.ts'

import type { PageReader } from '../page-reader.ts'
import { lineOfLetters, linePosition, readingDirection, type VizLine } from './text-line.ts'

/** More lines than this are not read: a page of prose must not take for ever, and is no document. */
const maxLines = 60
/** Lower boxes hold no text that can be read, in pixels. */
const minHeight = 6
/** Boxes that are so many times as high as most hold no line of print. */
const maxOfMedian = 5
/** Lines that decide which way up the print stands. */
const orientationSamples = 4
/** Print that is read with this mean certainty stands the right way up. */
const uprightConfidence = 0.9

/**
 * Reads the lines of print that were found, whichever of the four ways the page lies. What runs across the others is left
 * out. Answers the lines from the page's top to its bottom.
 */
export async function readViz(
  pageReader: PageReader,
  found: readonly DetectedText<'upright'>[],
): Promise<readonly VizLine[]> {
  const quads = withCommonDirection(found.map(({ quad }) => quad)).slice(0, maxLines)
  const longest = quads.toSorted((a, b) => aspectOf(b) - aspectOf(a)).slice(0, orientationSamples)
  const unrotated = await readQuads(pageReader, longest)
  if (meanConfidence(unrotated) > uprightConfidence)
    return topToBottom(await readAll(pageReader, quads, unrotated))
  const rotated = await readQuads(pageReader, longest.map(rotated180))
  const lines =
    meanConfidence(rotated) > meanConfidence(unrotated)
      ? await readAll(pageReader, quads.map(rotated180), rotated)
      : await readAll(pageReader, quads, unrotated)
  return topToBottom(lines)
}

/** Lines in the order in which they stand on the page. */
export function topToBottom(lines: readonly VizLine[]): readonly VizLine[] {
  const direction = readingDirection(lines.map(({ quad }) => quad))
  if (direction === null) return lines
  const middle = ({ quad }: VizLine): number => linePosition(quad, direction).middle
  return lines.toSorted((a, b) => middle(a) - middle(b))
}

async function readAll(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
  alreadyRead: readonly VizLine[],
): Promise<readonly VizLine[]> {
  const isSame = (a: Quad<'upright'>, b: Quad<'upright'>): boolean =>
    distance(a[0], b[0]) < 1 && distance(a[2], b[2]) < 1
  const readLineFor = (quad: Quad<'upright'>) => alreadyRead.find((line) => isSame(line.quad, quad))
  const rest = await readQuads(
    pageReader,
    quads.filter((quad) => readLineFor(quad) === undefined),
  )
  return quads.flatMap((quad) => readLineFor(quad) ?? rest.find((line) => line.quad === quad) ?? [])
}

async function readQuads(
  pageReader: PageReader,
  quads: readonly Quad<'upright'>[],
): Promise<readonly VizLine[]> {
  const recognised = await pageReader.readText(pageReader.pixels, quads, {
    alphabet: 'latin',
    signal: pageReader.signal,
  })
  return quads.flatMap((quad, centre) => toPrintedLine(recognised[centre], quad) ?? [])
}

/** Null where nothing was read. */
export function toPrintedLine(seen: RecognisedLine | undefined, quad: Quad<'upright'>): VizLine | null {
  if (seen === undefined || seen.characters.length === 0) return null
  const letters = seen.characters.flatMap(({ symbol, confidence, centre, alternatives = [] }) =>
    symbol.split('').map((unit) => ({ symbol: unit, confidence, centre, alternatives })),
  )
  return lineOfLetters(letters, quad)
}

function meanConfidence(lines: readonly VizLine[]): number {
  const all = lines.flatMap(({ confidences }) => confidences)
  return all.reduce((sum, one) => sum + one, 0) / (all.length || 1)
}

/**
 * Long lines show which way the print runs, to the right or downwards; a box of a single letter, which may be higher than wide,
 * is laid along them, and what runs across them is dropped.
 */
function withCommonDirection(quads: readonly Quad<'upright'>[]): readonly Quad<'upright'>[] {
  const heights = quads.map(heightOf).sort((a, b) => a - b)
  const maxHeight = maxOfMedian * (heights[heights.length >> 1] ?? 0)
  const usable = quads.filter((quad) => heightOf(quad) >= minHeight && heightOf(quad) <= maxHeight)
  const runsDown = (quad: Quad<'upright'>): boolean => {
    const [x, y] = directionOf(lineOfQuad(quad))
    return Math.abs(y) > Math.abs(x)
  }
  const long = usable.filter((quad) => aspectOf(quad) > 2.5)
  const share = long.reduce((sum, quad) => sum + (runsDown(quad) ? 1 : -1) * lengthOf(lineOfQuad(quad)), 0)
  const axis: Point = share > 0 ? [0, 1] : [1, 0]
  return usable.flatMap((quad) => {
    const rotatedQuad = runsDown(quad) === share > 0 ? quad : aspectOf(quad) < 2.2 ? rotated90(quad) : null
    return rotatedQuad === null
      ? []
      : [pointsAlong(rotatedQuad, axis) ? rotatedQuad : rotated180(rotatedQuad)]
  })
}

function heightOf([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>): number {
  return Math.min(distance(topLeft, bottomLeft), distance(topRight, bottomRight))
}

function aspectOf(quad: Quad<'upright'>): number {
  const line = lineOfQuad(quad)
  return lengthOf(line) / (line.height || 1)
}

function pointsAlong([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>, axis: Point): boolean {
  return dot(minus(between(topRight, bottomRight), between(topLeft, bottomLeft)), axis) >= 0
}

function rotated180([a, b, c, d]: Quad<'upright'>): Quad<'upright'> {
  return [c, d, a, b]
}

function rotated90([a, b, c, d]: Quad<'upright'>): Quad<'upright'> {
  return [b, c, d, a]
}
