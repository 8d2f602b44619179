import type { Point, Quad } from '../../../../src/vocabulary/imaging/pixels.ts'

/** What a quadrilateral looks like. */
export interface QuadShape {
  /** Square pixels; below 0 where the corners go the other way round. */
  readonly area: number
  /** Mean width to mean height. */
  readonly aspect: number
  /** The longer of two opposite sides by the shorter one, of the pair that differs more; 1 is a rectangle. */
  readonly taper: number
  /** Cosine of the sharpest corner: 0 where all are right. */
  readonly slant: number
  /** By how much it is turned, in radians: 0 is upright. */
  readonly turn: number
}

export function quadShape([a, b, c, d]: Quad): QuadShape {
  const [top, right, bottom, left] = [distance(a, b), distance(b, c), distance(d, c), distance(a, d)]
  const corners = [cosine(a, b, d), cosine(b, a, c), cosine(c, b, d), cosine(d, a, c)]
  return {
    area: (cross(a, b, c) + cross(a, c, d)) / 2,
    aspect: (top + bottom) / (left + right),
    taper: Math.max(ratio(top, bottom), ratio(left, right)),
    slant: Math.max(...corners.map(Math.abs)),
    turn: Math.atan2(b[1] - a[1] + c[1] - d[1], b[0] - a[0] + c[0] - d[0]),
  }
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.max(1e-6, Math.min(one, other))
}

/** Of the angle at `at` between the ways to two points. */
function cosine(at: Point, one: Point, other: Point): number {
  const dot = (one[0] - at[0]) * (other[0] - at[0]) + (one[1] - at[1]) * (other[1] - at[1])
  return dot / Math.max(1e-6, distance(at, one) * distance(at, other))
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
