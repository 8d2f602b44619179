import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { Size } from './rectify.ts'

/** Turns, scales evenly and moves: (x, y) ↦ (a·x − b·y + dx, b·x + a·y + dy). */
export interface Similarity {
  readonly a: number
  readonly b: number
  readonly dx: number
  readonly dy: number
}

/**
 * The similarity that brings points nearest to where they should be, by least squares (Umeyama 1991, without mirroring).
 *
 * @param from at least two different points
 * @param to as many
 * @throws Error when the points of `from` all lie in one place
 */
export function fitSimilarity(from: readonly Point[], to: readonly Point[]): Similarity {
  const [meanFrom, meanTo] = [meanOf(from), meanOf(to)]
  let [along, across, spread] = [0, 0, 0]
  from.forEach((point, index) => {
    const goal = to[index] ?? meanTo
    const [x, y] = [point[0] - meanFrom[0], point[1] - meanFrom[1]]
    const [u, v] = [goal[0] - meanTo[0], goal[1] - meanTo[1]]
    along += x * u + y * v
    across += x * v - y * u
    spread += x * x + y * y
  })
  if (spread === 0) throw new Error('Points in one place have no direction')
  const [a, b] = [along / spread, across / spread]
  return {
    a,
    b,
    dx: meanTo[0] - a * meanFrom[0] + b * meanFrom[1],
    dy: meanTo[1] - b * meanFrom[0] - a * meanFrom[1],
  }
}

/** Where a similarity leads a point. */
export function moved({ a, b, dx, dy }: Similarity, [x, y]: Point): Point {
  return [a * x - b * y + dx, b * x + a * y + dy]
}

/** Where a similarity's point came from. */
export function movedBack({ a, b, dx, dy }: Similarity, [x, y]: Point): Point {
  const [u, v, square] = [x - dx, y - dy, a * a + b * b]
  return [(a * u + b * v) / square, (a * v - b * u) / square]
}

/** The part of a picture that a similarity brings onto a rectangle at the origin. */
export function sourceQuad(similarity: Similarity, { width, height }: Size): Quad {
  const corner = (x: number, y: number) => movedBack(similarity, [x, y])
  return [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
