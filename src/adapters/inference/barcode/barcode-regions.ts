import { quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import type { Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { changeAt, squareSide as side, type Change, type PrintChanges } from './print-changes.ts'

/** Mean square of a pixel's difference to its neighbours that print in black and white has at least. */
const minEnergy = 500
/** How much one direction of change outweighs the other, 0..1: bars have one, letters have many. */
const minCoherence = 0.3
/** Squares of a region at least: less holds no stacked symbol that could be read. */
const leastSquares = 14
/** Pixels along the bars' direction, and that against the height, of what could be a symbol. */
const minWidth = 60
const minAspect = 0.3
/** Part of a region's box that its squares fill. */
const minFilled = 0.5
const maxRegions = 2
/** Directions in radians that belong together. */
const sameDirection = 0.3

/**
 * Finds where bars stand: runs of squares whose print changes strongly in one common direction.
 *
 * @returns around each region, the strongest first: a quad in whose reading direction the bars follow each other; which
 * of the two ways is not known
 */
export function barcodeRegions(grid: PrintChanges): readonly Quad[] {
  const seen = barredNot(grid)
  const regions: { readonly quad: Quad; readonly weight: number }[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue
    const region = grownFrom(start, grid, seen)
    const weight = region.squares.length
    if (weight < leastSquares) continue
    const quad = around(region, grid)
    if (isSymbolShaped(quad, weight)) regions.push({ quad, weight })
  }
  return regions
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxRegions)
    .map(({ quad }) => quad)
}

/** 1 for each square that bears no bars: there is no need to look at it again. */
function barredNot(grid: PrintChanges): Uint8Array {
  return Uint8Array.from(grid.xx, (_, square) => (isBarred(changeAt(grid, square)) ? 0 : 1))
}

function isBarred({ xx, yy, xy }: Change): boolean {
  const energy = xx + yy
  return energy >= minEnergy && Math.hypot(xx - yy, 2 * xy) >= minCoherence * energy
}

/** Radians of the direction in which print changes, -π/2..π/2. */
function directionOf({ xx, yy, xy }: Change): number {
  return 0.5 * Math.atan2(2 * xy, xx - yy)
}

interface Region {
  readonly squares: readonly number[]
  /** Of all its squares together. */
  readonly direction: number
}

/** All barred squares connected with one, in about its direction; a single blank square between them is bridged. */
function grownFrom(start: number, grid: PrintChanges, seen: Uint8Array): Region {
  const { columns, rows } = grid
  const squares = [start]
  seen[start] = 1
  const sum = { xx: 0, yy: 0, xy: 0 }
  for (let next = 0; next < squares.length; next++) {
    const square = squares[next] ?? 0
    const own = changeAt(grid, square)
    sum.xx += own.xx
    sum.yy += own.yy
    sum.xy += own.xy
    const direction = directionOf(sum)
    const [x0, y0] = [square % columns, Math.floor(square / columns)]
    for (let y = Math.max(0, y0 - 2); y <= Math.min(rows - 1, y0 + 2); y++) {
      for (let x = Math.max(0, x0 - 2); x <= Math.min(columns - 1, x0 + 2); x++) {
        const other = y * columns + x
        if (seen[other] === 1) continue
        if (Math.abs(Math.sin(directionOf(changeAt(grid, other)) - direction)) > sameDirection) continue
        seen[other] = 1
        squares.push(other)
      }
    }
  }
  return { squares, direction: directionOf(sum) }
}

/** The smallest rectangle along the region's own direction that holds all but the outermost squares. */
function around({ squares, direction }: Region, { columns }: PrintChanges): Quad {
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

/** An edge is long across its direction of change and thin along it; scattered print leaves most of its box blank. */
function isSymbolShaped(quad: Quad, squares: number): boolean {
  const { width, height } = quadSize(quad)
  const isBroad = width >= minWidth && width >= minAspect * height
  return isBroad && squares * side * side >= minFilled * width * height
}

function ends(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const outside = Math.floor(sorted.length * 0.01)
  const [first, last] = [sorted[outside] ?? 0, sorted[sorted.length - 1 - outside] ?? 0]
  return [first - side / 2, last + side / 2]
}
