import type { Point, Quad, Space } from '../../../vocabulary/imaging/pixels.ts'
import { between } from './points.ts'

/** A straight line between two points. */
export interface Side<S extends Space = Space> {
  readonly from: Point<S>
  readonly to: Point<S>
}

type FourSides<S extends Space> = readonly [Side<S>, Side<S>, Side<S>, Side<S>]

/** The four sides of a quad: the first leads from its first corner to its second. */
export function sidesOf<S extends Space>([a, b, c, d]: Quad<S>): FourSides<S> {
  return [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: d },
    { from: d, to: a },
  ]
}

/** The quad whose sides lie on four lines, in the order of `sidesOf`; null when two neighbours are parallel. */
export function quadOfSides<S extends Space>([a, b, c, d]: FourSides<S>): Quad<S> | null {
  const corners = [meeting(d, a), meeting(a, b), meeting(b, c), meeting(c, d)] as const
  const [p, q, r, s] = corners
  return p && q && r && s ? [p, q, r, s] : null
}

/** Where two lines meet, however far they must be drawn out; null when they never do. */
export function meeting<S extends Space>(a: Side<S>, b: Side<S>): Point<S> | null {
  const [ux, uy] = [a.to[0] - a.from[0], a.to[1] - a.from[1]]
  const [vx, vy] = [b.to[0] - b.from[0], b.to[1] - b.from[1]]
  const turn = ux * vy - uy * vx
  if (turn === 0) return null
  const part = ((b.from[0] - a.from[0]) * vy - (b.from[1] - a.from[1]) * vx) / turn
  return [a.from[0] + ux * part, a.from[1] + uy * part]
}

/** Length in pixels, and the unit vectors along it and, turned to the left as one looks along it, across it. */
export function courseOf({ from, to }: Side): {
  readonly length: number
  readonly along: Point
  readonly left: Point
} {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return { length, along, left: [along[1], -along[0]] }
}

/** Halfway between two opposite corners. */
export function middleOf<S extends Space>([a, , c]: Quad<S>): Point<S> {
  return between(a, c)
}

/** True when a point lies inside a convex quad. */
export function holds<S extends Space>(quad: Quad<S>, point: Point<NoInfer<S>>): boolean {
  // Asked of every cell of a picture: it makes no lists.
  const ab = besides(quad[0], quad[1], point)
  const bc = besides(quad[1], quad[2], point)
  const cd = besides(quad[2], quad[3], point)
  const da = besides(quad[3], quad[0], point)
  return (ab >= 0 && bc >= 0 && cd >= 0 && da >= 0) || (ab <= 0 && bc <= 0 && cd <= 0 && da <= 0)
}

/** On which side of the line through two others a point lies: below 0, above 0, or on it. */
function besides(from: Point, to: Point, at: Point): number {
  return (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0])
}
