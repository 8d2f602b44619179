import { holds } from '../geometry/sides.ts'
import { cellSide, type PictureCells } from '../vocabulary/forensics.ts'
import type { Point, Quad } from '../vocabulary/pixels.ts'

/** Places of the cells whose middle lies inside a quad. */
export function cellsOn({ columns, rows }: PictureCells, corners: Quad): readonly number[] {
  const middle = (cell: number): Point => [
    ((cell % columns) + 0.5) * cellSide,
    (Math.floor(cell / columns) + 0.5) * cellSide,
  ]
  return Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) =>
    holds(corners, middle(cell)),
  )
}

/** A quad whose corners lie nearer to its middle by this part of the way; farther where it is below 0. */
export function shrunk(corners: Quad, part: number): Quad {
  const middle = (k: 0 | 1): number => corners.reduce((sum, point) => sum + point[k], 0) / 4
  const [x, y] = [middle(0), middle(1)]
  const inwards = ([px, py]: Point): Point => [px + (x - px) * part, py + (y - py) * part]
  return [inwards(corners[0]), inwards(corners[1]), inwards(corners[2]), inwards(corners[3])]
}

/** The value below which the part `q` of all values lies; 0 of none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}

/** As it is kept: four digits say enough. */
export const rounded = (value: number): number => Number(value.toFixed(4))
