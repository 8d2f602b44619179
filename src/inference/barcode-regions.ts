import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'

/** Side of the squares that are judged, in pixels. */
const side = 12
/** Mean square of a pixel's difference to its neighbours that print in black and white has at least. */
const leastEnergy = 500
/** How much one direction of change outweighs the other, 0..1: bars have one, letters have many. */
const leastCoherence = 0.3
/** Squares of a region at least: less holds no stacked symbol that could be read. */
const leastSquares = 14
const mostRegions = 2
/** Directions in radians that belong together. */
const sameDirection = 0.3

/** Sums of products of differences in one square: where print changes, how strongly and in which direction. */
interface Change {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly changes: readonly Change[]
}

/**
 * Finds where bars stand: runs of squares whose print changes strongly in one common direction.
 *
 * @param grey one channel
 * @returns around each region, the strongest first: a quad in whose reading direction the bars follow each other; which
 * of the two ways is not known
 */
export function barcodeRegions(grey: Pixels): readonly Quad[] {
  const grid = changesOf(grey)
  const seen = new Uint8Array(grid.changes.length)
  const regions: { readonly quad: Quad; readonly weight: number }[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || !isBarred(grid.changes[start])) continue
    const squares = grownFrom(start, grid, seen)
    if (squares.length >= leastSquares) regions.push({ quad: around(squares, grid), weight: squares.length })
  }
  return regions
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostRegions)
    .map(({ quad }) => quad)
}

function changesOf({ width, height, data }: Pixels): Grid {
  const [columns, rows] = [Math.floor((width - 2) / side), Math.floor((height - 2) / side)]
  const changes: Change[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [xx, yy, xy] = [0, 0, 0]
      for (let y = 1; y <= side; y += 2) {
        let at = (row * side + y) * width + column * side + 1
        for (let x = 0; x < side; x++, at++) {
          const dx = valueAt(data, at + 1) - valueAt(data, at - 1)
          const dy = valueAt(data, at + width) - valueAt(data, at - width)
          xx += dx * dx
          yy += dy * dy
          xy += dx * dy
        }
      }
      const share = 2 / (side * side)
      changes.push({ xx: xx * share, yy: yy * share, xy: xy * share })
    }
  }
  return { columns, rows, changes }
}

function valueAt(data: Uint8Array, at: number): number {
  return data[at] ?? 0
}

function isBarred(change: Change | undefined): boolean {
  if (change === undefined) return false
  const { xx, yy, xy } = change
  const energy = xx + yy
  return energy >= leastEnergy && Math.hypot(xx - yy, 2 * xy) >= leastCoherence * energy
}

/** Radians of the direction in which print changes, -π/2..π/2. */
function directionOf({ xx, yy, xy }: Change): number {
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

/** All barred squares connected with one, in about its direction; a single blank square between them is bridged. */
function grownFrom(start: number, { columns, rows, changes }: Grid, seen: Uint8Array): readonly number[] {
  const squares = [start]
  seen[start] = 1
  const sum = { xx: 0, yy: 0, xy: 0 }
  for (let next = 0; next < squares.length; next++) {
    const square = squares[next] ?? 0
    const own = changes[square]
    if (own === undefined) continue
    sum.xx += own.xx
    sum.yy += own.yy
    sum.xy += own.xy
    const direction = directionOf(sum)
    const [x0, y0] = [square % columns, Math.floor(square / columns)]
    for (let y = Math.max(0, y0 - 2); y <= Math.min(rows - 1, y0 + 2); y++) {
      for (let x = Math.max(0, x0 - 2); x <= Math.min(columns - 1, x0 + 2); x++) {
        const other = y * columns + x
        const change = changes[other]
        if (seen[other] === 1 || change === undefined || !isBarred(change)) continue
        if (Math.abs(Math.sin(directionOf(change) - direction)) > sameDirection) continue
        seen[other] = 1
        squares.push(other)
      }
    }
  }
  return squares
}

/** The smallest rectangle along the region's own direction that holds all but the outermost squares. */
function around(squares: readonly number[], { columns, changes }: Grid): Quad {
  const sum = { xx: 0, yy: 0, xy: 0 }
  for (const square of squares) {
    const { xx, yy, xy } = changes[square] ?? sum
    sum.xx += xx
    sum.yy += yy
    sum.xy += xy
  }
  const direction = directionOf(sum)
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const centres = squares.map((square): Point => [
    (square % columns) * side + side / 2 + 1,
    Math.floor(square / columns) * side + side / 2 + 1,
  ])
  const [left, right] = ends(centres.map(([x, y]) => x * cos + y * sin))
  const [top, bottom] = ends(centres.map(([x, y]) => y * cos - x * sin))
  const corner = (u: number, v: number): Point => [u * cos - v * sin, u * sin + v * cos]
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
}

function ends(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const outside = Math.floor(sorted.length * 0.01)
  const [first, last] = [sorted[outside] ?? 0, sorted[sorted.length - 1 - outside] ?? 0]
  return [first - side / 2, last + side / 2]
}
