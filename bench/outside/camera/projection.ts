import type { Random } from '../random.ts'
import type { Place, Sheet } from '../sheet.ts'

export type Point = readonly [number, number]
type Matrix = readonly number[]

/** Where a sheet lies in a picture of `width` by `height` pixels. */
export interface View {
  readonly width: number
  readonly height: number
  /** From millimetres of the sheet to pixels, and back. */
  readonly there: Matrix
  readonly back: Matrix
}

/** A view of a sheet at `scale` pixels per millimetre from a camera that leans `tilt` degrees. */
export function lookAt(random: Random, sheet: Sheet, [scale, tilt]: readonly [number, number]): View {
  const turn = random.between(-9, 9) * (Math.PI / 180)
  const axis = random.between(0, 2 * Math.PI)
  const lean = tilt * (Math.PI / 180)
  const far = sheet.width * random.between(1.8, 3)
  // Rotation about an axis in the plane (Rodrigues), after a turn in the plane.
  const [ux, uy] = [Math.cos(axis), Math.sin(axis)]
  const [c, s] = [Math.cos(lean), Math.sin(lean)]
  const r = [
    [c + ux * ux * (1 - c), ux * uy * (1 - c)],
    [ux * uy * (1 - c), c + uy * uy * (1 - c)],
    [-uy * s, ux * s],
  ].map(([a = 0, b = 0]) => [
    a * Math.cos(turn) + b * Math.sin(turn),
    b * Math.cos(turn) - a * Math.sin(turn),
  ])
  const [mx, my] = [sheet.width / 2, sheet.height / 2]
  const f = far * scale
  const rows = r.map(([a = 0, b = 0], row) => {
    const k = row === 2 ? 1 : f
    return [k * a, k * b, k * (-a * mx - b * my) + (row === 2 ? far : 0)]
  })
  const flat = rows.flat()
  const spots = cornersOf([0, 0, sheet.width, sheet.height]).map((p) => apply(flat, p))
  const xs = spots.map(([x]) => x)
  const ys = spots.map(([, y]) => y)
  const margin = (): number => sheet.width * scale * random.between(0.05, 0.32)
  const [left, top] = [Math.min(...xs) - margin(), Math.min(...ys) - margin()]
  const shift = [1, 0, -left, 0, 1, -top, 0, 0, 1]
  const there = multiply(shift, flat)
  return {
    width: Math.ceil(Math.max(...xs) + margin() - left),
    height: Math.ceil(Math.max(...ys) + margin() - top),
    there,
    back: inverse(there),
  }
}

/** The same view in the middle of a picture of another size. */
export function withCanvas(view: View, [width, height]: readonly [number, number]): View {
  const shift = [1, 0, (width - view.width) / 2, 0, 1, (height - view.height) / 2, 0, 0, 1]
  const there = multiply(shift, view.there)
  return { width, height, there, back: inverse(there) }
}

/** A sheet on the glass of a scanner: its top left corner at `at` millimetres of the page, turned by `turn` degrees. */
export function viewOnGlass(
  scale: number,
  page: readonly [number, number],
  { at: [x, y], turn }: { readonly at: Point; readonly turn: number },
): View {
  const [c, s] = [Math.cos(turn * (Math.PI / 180)) * scale, Math.sin(turn * (Math.PI / 180)) * scale]
  const there = [c, -s, x * scale, s, c, y * scale, 0, 0, 1]
  const [width, height] = [Math.ceil(page[0] * scale), Math.ceil(page[1] * scale)]
  return { width, height, there, back: inverse(there) }
}

/** Corners of a place, clockwise from the top left one. */
export function cornersOf([x, y, width, height]: Place): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Where a point goes. */
export function apply(m: Matrix, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

function multiply(a: Matrix, b: Matrix): number[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [row, column] = [Math.floor(at / 3), at % 3]
    return [0, 1, 2].reduce((sum, k) => sum + (a[row * 3 + k] ?? 0) * (b[k * 3 + column] ?? 0), 0)
  })
}

function inverse(m: Matrix): number[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f]
  const rest = [d * h - e * g, b * g - a * h, a * e - b * d]
  const whole = a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g)
  return [...cofactors, ...rest].map((value) => value / whole)
}
