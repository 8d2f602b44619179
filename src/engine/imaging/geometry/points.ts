import type { Point } from '../../../vocabulary/imaging/pixels.ts'

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

export function along(from: Point, direction: Point, distance: number): Point {
  return [from[0] + direction[0] * distance, from[1] + direction[1] * distance]
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1]
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
