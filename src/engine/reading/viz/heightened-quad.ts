import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { distance } from '../../imaging/geometry/points.ts'

/** A line's place, cut out so many times as high about its middle. */
export function heightenedQuad(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad<'upright'>,
  height: number,
): Quad<'upright'> {
  if (distance(topLeft, bottomLeft) === 0) return [topLeft, topRight, bottomRight, bottomLeft]
  const part = (height - 1) / 2
  const extended = (from: Point<'upright'>, to: Point<'upright'>): Point<'upright'> => [
    to[0] + part * (to[0] - from[0]),
    to[1] + part * (to[1] - from[1]),
  ]
  return [
    extended(bottomLeft, topLeft),
    extended(bottomRight, topRight),
    extended(topRight, bottomRight),
    extended(topLeft, bottomLeft),
  ]
}
