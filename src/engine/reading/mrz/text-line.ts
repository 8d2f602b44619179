import type { DetectedText } from '../../../vocabulary/reading/recognition.ts'
import { along, between, distance, dot, minus } from '../../imaging/geometry/points.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'

/** A straight line of text: its centre line from start to end in reading direction, and its height. */
export interface TextLine {
  readonly start: Point<'upright'>
  readonly end: Point<'upright'>
  /** Across the line, in pixels. */
  readonly height: number
}

/** Length from start to end, in pixels. */
export function lengthOf(line: TextLine): number {
  return distance(line.start, line.end)
}

/** Unit vector in reading direction. */
export function directionOf(line: TextLine): Point {
  const length = lengthOf(line) || 1
  const [x, y] = minus(line.end, line.start)
  return [x / length, y / length]
}

/** Unit vector from the line to the next one below it. */
export function normalBelow([x, y]: Point): Point {
  return [-y, x]
}

/** The line that runs through a quad. */
export function lineOfQuad([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>): TextLine {
  return {
    start: between(topLeft, bottomLeft),
    end: between(topRight, bottomRight),
    height: (distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2,
  }
}

/** The quad around a line; heights at its two ends may differ where the picture is taken at an angle. */
export function quadOfLine(
  line: TextLine,
  startHeight = line.height,
  endHeight = line.height,
): Quad<'upright'> {
  const down = normalBelow(directionOf(line))
  return [
    along(line.start, down, -startHeight / 2),
    along(line.end, down, -endHeight / 2),
    along(line.end, down, endHeight / 2),
    along(line.start, down, startHeight / 2),
  ]
}

/** The same line read from its other end. */
export function reversedLine(line: TextLine): TextLine {
  return { start: line.end, end: line.start, height: line.height }
}

/** Radians between the directions of two lines, 0..π/2: a line has no arrow here. */
export function angleBetween(a: TextLine, b: TextLine): number {
  return Math.acos(Math.min(1, Math.abs(dot(directionOf(a), directionOf(b)))))
}

/** Largest turn, in radians, between pieces of one line, and largest ratio of their heights. */
const sameLineBounds = { turn: 0.06, height: 1.7, gap: 5 } as const

/**
 * Boxes → lines: the pieces of a line that the detector broke (long runs of fillers, glare) are put together again
 * when one lies in the other's continuation. Every answered line points to the right, or downwards when upright.
 */
export function joinDetections(found: readonly DetectedText<'upright'>[]): readonly TextLine[] {
  const pieces = found.map((one) => pointingRight(lineOfQuad(one.quad))).filter((line) => line.height >= 4)
  const lines: TextLine[] = []
  for (const piece of [...pieces].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    const at = lines.findIndex((line) => isContinuation(line, piece))
    const known = lines[at]
    if (known === undefined) lines.push(piece)
    else lines[at] = joinLines(known, piece)
  }
  return lines
}

function pointingRight(line: TextLine): TextLine {
  const [x, y] = directionOf(line)
  return x > Math.abs(y) * 0.5 || (x > -Math.abs(y) * 0.5 && y > 0) ? line : reversedLine(line)
}

function isContinuation(line: TextLine, piece: TextLine): boolean {
  const pieceIsLong = lengthOf(piece) > 3 * piece.height
  if (pieceIsLong && angleBetween(line, piece) > sameLineBounds.turn) return false
  const ratio = line.height / piece.height
  if (ratio > sameLineBounds.height || ratio < 1 / sameLineBounds.height) return false
  const direction = directionOf(line)
  const offset = minus(between(piece.start, piece.end), line.start)
  if (Math.abs(dot(offset, normalBelow(direction))) > 0.45 * line.height) return false
  const [a, b] = [
    dot(minus(piece.start, line.start), direction),
    dot(minus(piece.end, line.start), direction),
  ]
  const gap = Math.max(Math.min(a, b) - lengthOf(line), -Math.max(a, b))
  return gap < sameLineBounds.gap * line.height && gap > -1.5 * line.height
}

function joinLines(line: TextLine, piece: TextLine): TextLine {
  const direction = directionOf(line)
  const ends = [line.start, line.end, piece.start, piece.end]
  const sorted = [...ends].sort((a, b) => dot(a, direction) - dot(b, direction))
  const [start, end] = [sorted[0] ?? line.start, sorted[3] ?? line.end]
  return { start, end, height: Math.max(line.height, piece.height) }
}
