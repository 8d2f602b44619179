import type { LumaPicture } from './luma-picture.ts'

/**
 * Edges of a picture that run along one of its two directions, rather than across. `u` counts pixels along that direction
 * and `v` across it, so that lines from left to right and lines from top to bottom are found by the same code.
 */
export interface EdgeField {
  /** Pixels along, and across. */
  readonly length: number
  readonly depth: number
  /** By `u * depth + v`: how far `v` changes for each `u` along the edge there; NaN where there is no edge. */
  readonly slopes: Float32Array
  /** Edges that are crests, which their neighbours across are below: `u`, `v`, slope and weight 0..1 in turn. */
  readonly crests: Float32Array
}

/** Lines steeper than this, in pixels across a pixel along, belong to the other direction. */
const steepest = 0.62
/** An edge changes by at least so many levels of brightness a pixel, and so many times what half of all pixels change. */
const leastChange = 1.1
const timesUsual = 2.2
/** From so many times the least on an edge weighs no more: print is darker than the border of a card. */
const fullWeight = 3

export interface EdgeFields {
  readonly across: EdgeField
  readonly down: EdgeField
}

/** The edges of a picture by direction. */
export function edgeFields(picture: LumaPicture): EdgeFields {
  const { width, height } = picture
  const smooth = smoothed(picture)
  const toRight = new Float32Array(width * height)
  const down = new Float32Array(width * height)
  const change = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const gx = ((smooth[at + 1] ?? 0) - (smooth[at - 1] ?? 0)) / 2
      const gy = ((smooth[at + width] ?? 0) - (smooth[at - width] ?? 0)) / 2
      toRight[at] = gx
      down[at] = gy
      change[at] = Math.sqrt(gx * gx + gy * gy)
    }
  const least = Math.max(leastChange, timesUsual * usual(change))
  const gradients = { width, height, change, least }
  return {
    across: fieldOf(gradients, { along: toRight, over: down, isTurned: false }),
    down: fieldOf(gradients, { along: down, over: toRight, isTurned: true }),
  }
}

/** 3 × 3 pixels weighed 1, 2, 1: noise goes, edges stay. The outermost pixels stay as they are. */
function smoothed({ width, height, data }: LumaPicture): Float32Array {
  const rows = data.slice()
  for (let y = 0; y < height; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++)
      rows[at] = ((data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0)) / 4
  const all = rows.slice()
  for (let at = width; at < rows.length - width; at++)
    all[at] = ((rows[at - width] ?? 0) + 2 * (rows[at] ?? 0) + (rows[at + width] ?? 0)) / 4
  return all
}

/** The change that half of the pixels do not reach, to a quarter of a level. */
function usual(change: Float32Array): number {
  const counts = new Uint32Array(256)
  for (let at = 0; at < change.length; at += 3) {
    const bin = Math.min(255, Math.floor((change[at] ?? 0) * 4))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  let seen = 0
  const half = change.length / 6
  for (let bin = 0; bin < 256; bin++) {
    seen += counts[bin] ?? 0
    if (seen >= half) return bin / 4
  }
  return 64
}

interface Gradients {
  readonly width: number
  readonly height: number
  readonly change: Float32Array
  readonly least: number
}

interface Direction {
  /** Change of brightness along the direction, and across it. */
  readonly along: Float32Array
  readonly over: Float32Array
  readonly isTurned: boolean
}

function fieldOf(gradients: Gradients, { along, over, isTurned }: Direction): EdgeField {
  const { width, height, change, least } = gradients
  const [length, depth] = isTurned ? [height, width] : [width, height]
  const slopes = new Float32Array(length * depth).fill(NaN)
  const crests: number[] = []
  const step = isTurned ? 1 : width
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const here = change[at] ?? 0
      if (here < least) continue
      const slope = -(along[at] ?? 0) / (over[at] ?? 0)
      if (!(Math.abs(slope) <= steepest)) continue
      const [u, v] = isTurned ? [y, x] : [x, y]
      slopes[u * depth + v] = slope
      if (isCrest(change, at, step)) crests.push(u, v, slope, Math.min(1, here / (fullWeight * least)))
    }
  return { length, depth, slopes, crests: Float32Array.from(crests) }
}

function isCrest(change: Float32Array, at: number, step: number): boolean {
  const here = change[at] ?? 0
  return here >= (change[at - step] ?? 0) && here > (change[at + step] ?? 0)
}
