import type { Point, Space } from '../../../vocabulary/imaging/pixels.ts'
import { dot } from './points.ts'

/** The smallest rectangle around points whose upper side runs along a direction. */
export interface RotatedBox<S extends Space = Space> {
  /** Bounds along the direction, and along the one to its right. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The point of the picture that lies so far along both. */
  readonly at: (x: number, y: number) => Point<S>
}

/** @param course unit vector */
export function rotatedBox<S extends Space>(points: readonly Point<S>[], course: Point): RotatedBox<S> {
  const down: Point = [-course[1], course[0]]
  const [xs, ys] = [points.map((point) => dot(point, course)), points.map((point) => dot(point, down))]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    at: (x, y) => [course[0] * x + down[0] * y, course[1] * x + down[1] * y],
  }
}
