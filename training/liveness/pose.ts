import { inverse, mapPoint, squareToQuad } from '../../src/engine/imaging/geometry/homography.ts'
import type { Random } from '../../src/engine/specimens/random.ts'
import type { Point, Quad } from '../../src/vocabulary/imaging/pixels.ts'

/** A flat thing held before a camera: where each pixel of the frame lies on it, 0..1 across and down. */
export interface Pose {
  readonly width: number
  readonly height: number
  readonly onto: (x: number, y: number) => Point
  /** Width of the thing in pixels of the frame. */
  readonly across: number
}

/** Sizes in parts of the frame, angles in radians. */
export interface PoseRange {
  /** 1 fills the frame's width. */
  readonly fill: readonly [number, number]
  readonly turn: number
  /** How much nearer one side may be than the other. */
  readonly tilt: number
}

/** @param shape width by height of the thing */
export function posed(shape: number, range: PoseRange, random: Random): Pose {
  const width = 16 * random.whole(18, 27)
  const height = Math.round((width * 4) / 3 / 8) * 8
  const across = width * random.between(...range.fill)
  const [w, h] = [across / 2, across / shape / 2]
  const turn = random.between(-range.turn, range.turn)
  const [cx, cy] = [width * random.between(0.46, 0.54), height * random.between(0.46, 0.54)]
  const [tx, ty] = [random.between(-range.tilt, range.tilt), random.between(-range.tilt, range.tilt)]
  const corner = (x: number, y: number): Point => {
    const near = 1 + tx * x + ty * y
    const [u, v] = [x * w * near, y * h * near]
    return [cx + u * Math.cos(turn) - v * Math.sin(turn), cy + u * Math.sin(turn) + v * Math.cos(turn)]
  }
  const quad: Quad = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const back = inverse(squareToQuad(quad))
  return { width, height, across, onto: (x, y) => mapPoint(back, [x, y]) }
}

/** Inside of the unit square by this much, in parts of its width; below 0 outside. */
export function inside([u, v]: Point, shape: number): number {
  return Math.min(u, 1 - u, v / shape, (1 - v) / shape)
}
