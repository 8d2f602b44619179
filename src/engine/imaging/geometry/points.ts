import type { Point, Space } from '../../../vocabulary/imaging/pixels.ts'

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

export function along<S extends Space>(from: Point<S>, direction: Point, distance: number): Point<S> {
  return [from[0] + direction[0] * distance, from[1] + direction[1] * distance]
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

export function between<S extends Space>(a: Point<S>, b: Point<S>, part = 0.5): Point<S> {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
