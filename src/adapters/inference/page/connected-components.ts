import type { Size } from '../../../engine/imaging/geometry/rectify.ts'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'

/** Pixels of a map that belong together. */
export interface ConnectedComponent {
  /** Corners of its pixels, enough of them for a hull around it. */
  readonly outline: Point[]
  /** Number of its pixels. */
  area: number
  /** Of the map's values over it. */
  sum: number
}

interface Run {
  readonly from: number
  readonly to: number
  readonly patch: number
}

export interface ComponentMap {
  /** Row-major, `size.width * size.height`. */
  readonly map: Float32Array
  readonly size: Size
  readonly threshold: number
}

/** Patches of pixels over a threshold of 0 or more that touch by side or corner: runs of each row joined to those above. */
export function connectedComponents(found: ComponentMap): ConnectedComponent[] {
  const { height } = found.size
  const joins = new Joins()
  const rows: (readonly Run[])[] = []
  let above: readonly Run[] = []
  for (let y = 0; y < height; y++) {
    above = runsOfRow(found, y, { runs: above, joins })
    rows.push(above)
  }
  return gather(found, { rows, joins })
}

const noRuns: readonly Run[] = []

/** The runs of one row from left to right, each with the patch of those above that it touches. */
function runsOfRow(
  { map, size: { width }, threshold }: ComponentMap,
  y: number,
  above: RowAbove,
): readonly Run[] {
  const values = map.subarray(y * width, (y + 1) * width)
  let row: Run[] | null = null
  let first = 0
  for (let x = 0; x < width; x++) {
    if (!isOver(values, x, threshold)) continue
    const from = x
    while (x < width && isOver(values, x, threshold)) x++
    while ((above.runs[first]?.to ?? Infinity) < from) first++
    row ??= []
    row.push({ from, to: x, patch: patchOf(above, first, x) })
  }
  return row ?? noRuns
}

function isOver(values: Float32Array, at: number, threshold: number): boolean {
  return (values[at] ?? 0) > threshold
}

interface RowAbove {
  readonly runs: readonly Run[]
  readonly joins: Joins
}

/** The patch of the runs above from one index on that begin at `to` or before, joined to one; a new one where there is none. */
function patchOf({ runs, joins }: RowAbove, first: number, to: number): number {
  const patch = (runs[first]?.from ?? Infinity) <= to ? (runs[first]?.patch ?? 0) : joins.add()
  for (let at = first + 1; (runs[at]?.from ?? Infinity) <= to; at++)
    joins.join(patch, runs[at]?.patch ?? patch)
  return patch
}

/** Of each row of a patch the two ends are enough for a hull around it. */
function gather(
  { map, size: { width: stride } }: ComponentMap,
  found: { rows: readonly (readonly Run[])[]; joins: Joins },
): ConnectedComponent[] {
  const patches = new Map<number, ConnectedComponent>()
  const ends = new Map<ConnectedComponent, { from: number; to: number }>()
  for (const [y, row] of found.rows.entries()) {
    if (row.length === 0) continue
    ends.clear()
    for (const { from, to, patch: number } of row) {
      const root = found.joins.root(number)
      const patch = patches.get(root) ?? { outline: [], area: 0, sum: 0 }
      patches.set(root, patch)
      patch.area += to - from
      for (let at = y * stride + from; at < y * stride + to; at++) patch.sum += map[at] ?? 0
      const both = ends.get(patch)
      if (both === undefined) ends.set(patch, { from, to })
      else both.to = to
    }
    for (const [{ outline }, { from, to }] of ends)
      outline.push([from, y], [to, y], [from, y + 1], [to, y + 1])
  }
  return [...patches.values()]
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
