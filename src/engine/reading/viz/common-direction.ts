import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { between, distance, dot, minus } from '../../imaging/geometry/points.ts'
import { directionOf, lengthOf, lineOfQuad } from '../mrz/text-line.ts'
import { medianOf } from '../../../vocabulary/imaging/median.ts'

/** Lower boxes hold no text that can be read, in pixels. */
const minHeight = 6
/** Boxes that are so many times as high as most hold no line of print. */
const maxOfMedian = 5

/**
 * Long lines show which way the print runs, to the right or downwards; a box of a single letter, which may be higher than wide,
 * is laid along them, and what runs across them is dropped.
 */
export function withCommonDirection(quads: readonly Quad<'upright'>[]): readonly Quad<'upright'>[] {
  const maxHeight = maxOfMedian * (medianOf(quads.map(heightOf)) ?? 0)
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

export function heightOf([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>): number {
  return Math.min(distance(topLeft, bottomLeft), distance(topRight, bottomRight))
}

export function aspectOf(quad: Quad<'upright'>): number {
  const line = lineOfQuad(quad)
  return lengthOf(line) / (line.height || 1)
}

function pointsAlong([topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>, axis: Point): boolean {
  return dot(minus(between(topRight, bottomRight), between(topLeft, bottomLeft)), axis) >= 0
}

export function rotated180([a, b, c, d]: Quad<'upright'>): Quad<'upright'> {
  return [c, d, a, b]
}

function rotated90([a, b, c, d]: Quad<'upright'>): Quad<'upright'> {
  return [b, c, d, a]
}
