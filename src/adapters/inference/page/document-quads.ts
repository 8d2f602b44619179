import type { DetectedObject } from '../../../flows/ports/inference/inference.ts'
import type { Size } from '../../../engine/imaging/geometry/rectify.ts'
import { along, between, dot, minus } from '../../../engine/imaging/geometry/points.ts'
import { courseOf, quadOfSides, sidesOf, type Side } from '../../../engine/imaging/geometry/sides.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { connectedComponents } from './connected-components.ts'
import { convexHull } from './min-area-rect.ts'

const threshold = 0.5
/** Smaller pages, in parts of the map, are not told from marks on one. */
const minPart = 0.02
/** How far from a side of the rough quad its true course is looked for, and in which steps; in cells. */
const reach = { far: 4, step: 0.25 } as const
/** Where along a side: corners are round, and what is near one belongs to the other side too. */
const stretch = { from: 0.14, to: 0.86, samples: 25 } as const
/** With fewer crossings, in parts of the samples, the side stays as it was: the page goes on beyond the picture. */
const minCrossings = 0.4
/** Crossings farther from the line than this, in cells, are of something else that lies there. */
const strayed = 1

/**
 * Pages marked on a map of the page finder, the largest first: quads, not rectangles, since a camera looks at them from aside.
 *
 * @param map row-major probabilities 0..1, `width * height` of them
 * @returns corners in pixels of the map; the score is 0..1, the mean probability times how much of a quad the marked part is
 */
export function documentQuads(map: Float32Array, size: Size): readonly DetectedObject[] {
  return connectedComponents({ map, size, threshold })
    .filter(({ area }) => area >= minPart * size.width * size.height)
    .sort((a, b) => b.area - a.area)
    .flatMap(({ outline, area, sum }) => {
      const rough = largestQuad(convexHull(outline))
      if (rough === null) return []
      const quad = settledOn({ map, size }, settledOn({ map, size }, rough))
      const parts = [area / areaOf(quad), areaOf(quad) / area]
      return [{ quad, score: (sum / area) * Math.min(1, ...parts) }]
    })
}

/** The quad of largest area whose corners are corners of a hull; null of fewer than four. */
function largestQuad(hull: readonly Point[]): Quad | null {
  let best: Quad | null = null
  let most = 0
  for (const [i, a] of hull.entries()) {
    for (let k = i + 2; k < hull.length; k++) {
      const c = hull[k] ?? a
      const b = farthest(hull.slice(i + 1, k), { from: a, to: c })
      const d = farthest([...hull.slice(k + 1), ...hull.slice(0, i)], { from: a, to: c })
      if (b === null || d === null) continue
      const area = areaOf([a, b, c, d])
      if (area > most) [best, most] = [[a, b, c, d], area]
    }
  }
  return best
}

function farthest(points: readonly Point[], { from, to }: Side): Point | null {
  const off = (point: Point) =>
    Math.abs((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]))
  return points.reduce<Point | null>(
    (best, point) => (best === null || off(point) > off(best) ? point : best),
    null,
  )
}

interface ProbabilityMap {
  readonly map: Float32Array
  readonly size: Size
}

/** Each side moved to where the map falls below the threshold. */
function settledOn(found: ProbabilityMap, quad: Quad): Quad {
  const inside = between(quad[0], quad[2])
  const [a, b, c, d] = sidesOf(quad)
  const settle = (side: Side) => settledSide(found, side, inside)
  return quadOfSides([settle(a), settle(b), settle(c), settle(d)]) ?? quad
}

function settledSide(found: ProbabilityMap, side: Side, inside: Point): Side {
  const { length, along: way, left } = courseOf(side)
  if (!(length > 0)) return side
  const outwards: Point = dot(minus(inside, side.from), left) < 0 ? left : [-left[0], -left[1]]
  const crossings: Point[] = []
  for (let at = 0; at < stretch.samples; at++) {
    const part = stretch.from + ((stretch.to - stretch.from) * at) / (stretch.samples - 1)
    const from = along(side.from, way, part * length)
    const off = crossingAt(found, from, outwards)
    if (off !== null) crossings.push([part * length, off])
  }
  if (crossings.length < minCrossings * stretch.samples) return side
  const line = lineThrough(crossings)
  const kept = crossings.filter(([x, y]) => Math.abs(y - line(x)) < strayed)
  if (kept.length < minCrossings * stretch.samples) return side
  const straight = lineThrough(kept)
  const end = (x: number): Point => along(along(side.from, way, x), outwards, straight(x))
  return { from: end(0), to: end(length) }
}

/** How far outwards of a point the map falls below the threshold, nearest to it; null where it does not within reach. */
function crossingAt(found: ProbabilityMap, from: Point, outwards: Point): number | null {
  let best: number | null = null
  let before = valueAt(found, along(from, outwards, -reach.far))
  for (let off = -reach.far + reach.step; off <= reach.far; off += reach.step) {
    const value = valueAt(found, along(from, outwards, off))
    if (before > threshold && value <= threshold) {
      const exact = off - (reach.step * (threshold - value)) / (before - value)
      if (best === null || Math.abs(exact) < Math.abs(best)) best = exact
    }
    before = value
  }
  return best
}

/** Between the middles of cells; beyond the border the map goes on as it ends. */
function valueAt({ map, size: { width, height } }: ProbabilityMap, [x, y]: Point): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top]
  const cell = (column: number, row: number) =>
    map[Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))] ?? 0
  const upper = cell(left, top) * (1 - fx) + cell(left + 1, top) * fx
  const lower = cell(left, top + 1) * (1 - fx) + cell(left + 1, top + 1) * fx
  return upper * (1 - fy) + lower * fy
}

/** Least squares of y over x. */
function lineThrough(points: readonly Point[]): (x: number) => number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [mx, my] = [mean(0), mean(1)]
  const spread = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0)
  const slope = spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / spread
  return (x) => my + slope * (x - mx)
}

function areaOf([a, b, c, d]: Quad): number {
  const cross = (p: Point, q: Point) => p[0] * q[1] - p[1] * q[0]
  return Math.abs(cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a)) / 2
}
