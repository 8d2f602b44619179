import type { Size } from '../geometry/lay-flat.ts'
import type { Point, Quad } from '../vocabulary/pixels.ts'
import { minimumRectangle, rectangleCorners } from './minimum-rectangle.ts'

/** A connected patch of likely text on the detector's map. */
interface Patch {
  readonly outline: Point[]
  sum: number
}

interface Run {
  readonly from: number
  readonly to: number
  readonly patch: number
}

export interface TextRegion {
  /** In pixels of the map. */
  readonly quad: Quad
  readonly score: number
}

/** The detector draws the core of each line; a pixel belongs to one from here on. Long rows of fillers come out faint. */
const threshold = 0.2
const minimumScore = 0.35
/** How much of area / perimeter the core is smaller than the line it stands for (Liao 2020, section 3.4). */
const growth = 1.6
const minimumBreadth = 2
const mostRegions = 1000

/**
 * Turns the detector's map of probabilities into rectangles at any angle, from top to bottom.
 *
 * @param map row-major probabilities 0..1, `size.width * size.height`
 */
export function textRegions(map: Float32Array, size: Size): TextRegion[] {
  const regions: TextRegion[] = []
  for (const patch of connectedPatches(map, size)) {
    const rectangle = minimumRectangle(patch.outline)
    if (rectangle === null || rectangle.breadth < minimumBreadth) continue
    const area = rectangle.length * rectangle.breadth
    const score = Math.min(1, patch.sum / area)
    if (score < minimumScore) continue
    const margin = (area * growth) / (2 * (rectangle.length + rectangle.breadth))
    regions.push({ quad: rectangleCorners(rectangle, margin), score })
  }
  return regions
    .sort((a, b) => b.score - a.score)
    .slice(0, mostRegions)
    .sort((a, b) => middle(a) - middle(b))
}

function middle({ quad }: TextRegion): number {
  return quad[0][1] + quad[1][1] + quad[2][1] + quad[3][1]
}

/** Patches of pixels over the threshold that touch by side or corner: runs of each row joined to those above. */
function connectedPatches(map: Float32Array, { width, height }: Size): Patch[] {
  const joins = new Joins()
  const rows: Run[][] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row: Run[] = []
    for (const [from, to] of runsOf(map, y * width, width)) {
      const touching = above.filter((run) => run.from <= to && run.to >= from)
      const patch = touching[0]?.patch ?? joins.add()
      for (const run of touching) joins.join(patch, run.patch)
      row.push({ from, to, patch })
    }
    rows.push(row)
    above = row
  }
  return gather(map, width, { rows, joins })
}

function gather(map: Float32Array, stride: number, found: { rows: readonly Run[][]; joins: Joins }): Patch[] {
  const patches = new Map<number, Patch>()
  found.rows.forEach((row, y) => {
    for (const run of row) {
      const root = found.joins.root(run.patch)
      const patch = patches.get(root) ?? { outline: [], sum: 0 }
      patches.set(root, patch)
      for (let x = run.from; x < run.to; x++) patch.sum += map[y * stride + x] ?? 0
      patch.outline.push([run.from, y], [run.to, y], [run.from, y + 1], [run.to, y + 1])
    }
  })
  return [...patches.values()]
}

function* runsOf(
  map: Float32Array,
  start: number,
  width: number,
): Generator<readonly [from: number, to: number]> {
  let from = -1
  for (let x = 0; x <= width; x++) {
    const text = x < width && (map[start + x] ?? 0) > threshold
    if (text && from < 0) from = x
    if (!text && from >= 0) {
      yield [from, x]
      from = -1
    }
  }
}

/** Which numbers belong together. */
class Joins {
  private readonly parents: number[] = []

  add(): number {
    return this.parents.push(this.parents.length) - 1
  }

  root(member: number): number {
    let at = member
    for (;;) {
      const parent = this.parents[at] ?? at
      if (parent === at) return at
      this.parents[at] = this.parents[parent] ?? parent
      at = parent
    }
  }

  join(a: number, b: number): void {
    const [low, high] = [this.root(a), this.root(b)].sort((x, y) => x - y)
    if (low !== undefined && high !== undefined) this.parents[high] = low
  }
}
