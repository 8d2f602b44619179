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
export function connectedComponents({
  map,
  size: { width, height },
  threshold,
}: ComponentMap): ConnectedComponent[] {
  const joins = new Joins()
  const rows: Run[][] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row: Run[] = []
    for (const [from, to] of runsOf(map.subarray(y * width, (y + 1) * width), threshold)) {
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

function gather(
  map: Float32Array,
  stride: number,
  found: { rows: readonly Run[][]; joins: Joins },
): ConnectedComponent[] {
  const patches = new Map<number, ConnectedComponent>()
  found.rows.forEach((row, y) => {
    for (const run of row) {
      const root = found.joins.root(run.patch)
      const patch = patches.get(root) ?? { outline: [], area: 0, sum: 0 }
      patches.set(root, patch)
      patch.area += run.to - run.from
      for (let x = run.from; x < run.to; x++) patch.sum += map[y * stride + x] ?? 0
      patch.outline.push([run.from, y], [run.to, y], [run.from, y + 1], [run.to, y + 1])
    }
  })
  return [...patches.values()]
}

function* runsOf(row: Float32Array, threshold: number): Generator<readonly [from: number, to: number]> {
  let from = -1
  for (let x = 0; x <= row.length; x++) {
    const isOver = (row[x] ?? 0) > threshold
    if (isOver && from < 0) from = x
    if (!isOver && from >= 0) {
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
