import type { Pixels, Point } from '../../vocabulary/imaging/pixels.ts'

/** Red, green, blue, each 0..255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A closed shape: contours in millimetres, y down. Opposite directions cut holes. */
export type Shape = readonly (readonly Point[])[]

export interface Ink {
  /** One colour, or one for each place (millimetres). */
  readonly colour: Colour | ((x: number, y: number) => Colour)
  /** 0..1; 1 covers. */
  readonly opacity?: number
}

/** A sheet to draw on: millimetres outside, 8-bit sRGB dots inside. */
export interface Canvas {
  readonly pixels: Pixels
  readonly dotsPerMm: number
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** @returns a white sheet; the dots are rounded up so that the whole size fits. */
export function blankCanvas(size: { widthMm: number; heightMm: number; dotsPerMm: number }): Canvas {
  const width = Math.ceil(size.widthMm * size.dotsPerMm)
  const height = Math.ceil(size.heightMm * size.dotsPerMm)
  return {
    pixels: { width, height, channels: 3, data: new Uint8Array(width * height * 3).fill(255) },
    dotsPerMm: size.dotsPerMm,
  }
}

/** Lays ink over one dot; `coverage` 0..1. */
export function tint(data: Uint8Array, at: number, inked: { colour: Colour; coverage: number }): void {
  const rest = 1 - inked.coverage
  data[at] = (data[at] ?? 0) * rest + inked.colour[0] * inked.coverage + 0.5
  data[at + 1] = (data[at + 1] ?? 0) * rest + inked.colour[1] * inked.coverage + 0.5
  data[at + 2] = (data[at + 2] ?? 0) * rest + inked.colour[2] * inked.coverage + 0.5
}

function boundsInside(shape: Shape, canvas: Canvas): Bounds | null {
  const { width, height } = canvas.pixels
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of shape) {
    for (const [x, y] of contour) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const scale = canvas.dotsPerMm
  const x0 = Math.max(0, Math.floor(left * scale) - 1)
  const y0 = Math.max(0, Math.floor(top * scale) - 1)
  const x1 = Math.min(width, Math.ceil(right * scale) + 1)
  const y1 = Math.min(height, Math.ceil(bottom * scale) + 1)
  return x1 <= x0 || y1 <= y0 ? null : { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
}

/**
 * Adds the signed area that lies to the right of one edge to the accumulation buffer. The running sum over a row then
 * is the winding number weighted by exact coverage, which is all that anti-aliasing needs.
 */
function addEdge(
  sums: Float32Array,
  bounds: Bounds,
  edge: readonly [x0: number, y0: number, x1: number, y1: number],
): void {
  let [x0, y0, x1, y1] = edge
  if (y0 === y1) return
  const direction = y0 < y1 ? 1 : -1
  if (direction < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0]
  const slope = (x1 - x0) / (y1 - y0)
  if (y0 < 0) {
    x0 -= y0 * slope
    y0 = 0
  }
  const stride = bounds.width + 1
  const lastRow = Math.min(bounds.height, Math.ceil(y1))
  let x = x0
  for (let row = Math.floor(y0); row < lastRow; row++) {
    const dy = Math.min(row + 1, y1) - Math.max(row, y0)
    const next = x + slope * dy
    addSpan(sums, row * stride, {
      from: clamp(Math.min(x, next), bounds.width),
      to: clamp(Math.max(x, next), bounds.width),
      weight: dy * direction,
    })
    x = next
  }
}

function clamp(value: number, high: number): number {
  return value < 0 ? 0 : value > high ? high : value
}

function add(sums: Float32Array, at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount
}

/** Spreads `weight` over the dots that the edge crosses between two abscissas of one row. */
function addSpan(sums: Float32Array, row: number, span: { from: number; to: number; weight: number }): void {
  const { from, to, weight } = span
  const first = Math.floor(from)
  const last = Math.ceil(to)
  if (last <= first + 1) {
    const middle = (from + to) / 2 - first
    add(sums, row + first, weight * (1 - middle))
    add(sums, row + first + 1, weight * middle)
    return
  }
  const perDot = 1 / (to - from)
  const head = 1 - (from - first)
  let covered = 0.5 * perDot * head * head
  add(sums, row + first, weight * covered)
  for (let at = first + 1; at < last - 1; at++) {
    const total = perDot * (at + 0.5 - from)
    add(sums, row + at, weight * (total - covered))
    covered = total
  }
  const tail = to - (last - 1)
  const total = 1 - 0.5 * perDot * tail * tail
  add(sums, row + last - 1, weight * (total - covered))
  add(sums, row + last, weight * (1 - total))
}

/**
 * Coverage of each dot inside the shape's bounds, 0..1, anti-aliased by exact area.
 * Overlapping contours of one direction unite; the hole rule is that of outline fonts (opposite direction).
 */
export function coverage(shape: Shape, canvas: Canvas): { bounds: Bounds; values: Float32Array } | null {
  const bounds = boundsInside(shape, canvas)
  if (bounds === null) return null
  const stride = bounds.width + 1
  const sums = new Float32Array(stride * bounds.height + 1)
  const scale = canvas.dotsPerMm
  for (const contour of shape) {
    let before = contour[contour.length - 1]
    for (const point of contour) {
      if (before !== undefined) {
        addEdge(sums, bounds, [
          before[0] * scale - bounds.left,
          before[1] * scale - bounds.top,
          point[0] * scale - bounds.left,
          point[1] * scale - bounds.top,
        ])
      }
      before = point
    }
  }
  const values = new Float32Array(bounds.width * bounds.height)
  for (let row = 0; row < bounds.height; row++) {
    let sum = 0
    for (let x = 0; x < bounds.width; x++) {
      sum += sums[row * stride + x] ?? 0
      values[row * bounds.width + x] = Math.min(1, Math.abs(sum))
    }
  }
  return { bounds, values }
}

/** Fills a shape. What lies outside the sheet is cut off. */
export function fill(canvas: Canvas, shape: Shape, ink: Ink): void {
  const covered = coverage(shape, canvas)
  if (covered === null) return
  const { bounds, values } = covered
  const opacity = ink.opacity ?? 1
  const { colour } = ink
  const { data, width } = canvas.pixels
  for (let row = 0; row < bounds.height; row++) {
    const y = bounds.top + row
    for (let x = 0; x < bounds.width; x++) {
      const amount = (values[row * bounds.width + x] ?? 0) * opacity
      if (amount <= 0.002) continue
      const here =
        typeof colour === 'function'
          ? colour((bounds.left + x) / canvas.dotsPerMm, y / canvas.dotsPerMm)
          : colour
      tint(data, (y * width + bounds.left + x) * 3, { colour: here, coverage: amount })
    }
  }
}

/** A colour between two others; `share` 0 gives the first. */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const t = Math.max(0, Math.min(1, share))
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
}
