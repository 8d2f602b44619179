import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { fill } from './canvas.ts'
import type { Canvas, Colour } from './canvas.ts'
import { glyphOf } from './outline-font.ts'
import type { OutlineFont } from './outline-font.ts'

export interface Lettering {
  readonly font: OutlineFont
  /** Height of the em in millimetres. */
  readonly em: number
  readonly colour: Colour
  /** 0..1, default 1. */
  readonly opacity?: number
  /** Extra space after each letter in millimetres. */
  readonly spacing?: number
  /** Every letter takes this many millimetres (typewriter faces); the glyph stays where its font puts it. */
  readonly pitch?: number
  /** Widens the letters alone, default 1. */
  readonly stretch?: number
  /** Thickens every stroke by this many millimetres on each side; negative thins. */
  readonly gain?: number
  /** Turn about the start of the baseline, radians, clockwise. */
  readonly turn?: number
}

/** Twice the area inside, positive when the contour runs counter-clockwise with y up. */
function turning(contour: readonly Point[]): number {
  let sum = 0
  let before = contour[contour.length - 1]
  for (const point of contour) {
    if (before !== undefined) sum += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return sum
}

/** Moves each corner of the contours outward along its bisector: ink that spreads, or a worn ribbon. */
function thicken(contours: readonly (readonly Point[])[], by: number): readonly (readonly Point[])[] {
  const outward = contours.reduce((sum, contour) => sum + turning(contour), 0) > 0 ? by : -by
  return contours.map((contour) =>
    contour.map((point, i) => {
      const before = contour[(i + contour.length - 1) % contour.length] ?? point
      const after = contour[(i + 1) % contour.length] ?? point
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const length = Math.hypot(dx, dy)
      return length === 0 ? point : [point[0] + (dy / length) * outward, point[1] - (dx / length) * outward]
    }),
  )
}

/** Width in millimetres that `drawText` will use. */
export function textWidth(text: string, lettering: Lettering): number {
  const scale = (lettering.em / lettering.font.unitsPerEm) * (lettering.stretch ?? 1)
  let width = 0
  for (const letter of text) {
    width += (lettering.pitch ?? glyphOf(lettering.font, letter).advance * scale) + (lettering.spacing ?? 0)
  }
  return width
}

/**
 * Prints a line of text.
 * @param start left end of the baseline, millimetres.
 * @returns the rectangle around the ink, millimetres; a point when the text has no ink.
 */
export function drawText(canvas: Canvas, text: string, options: Lettering & { readonly start: Point }): Quad {
  const scale = options.em / options.font.unitsPerEm
  const turn = options.turn ?? 0
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [startX, startY] = options.start
  let pen = 0
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const letter of text) {
    const glyph = glyphOf(options.font, letter)
    const contours = options.gain ? thicken(glyph.contours, options.gain / scale) : glyph.contours
    const shape = contours.map((contour) =>
      contour.map(([gx, gy]): Point => {
        const [x, y] = [pen + gx * scale * (options.stretch ?? 1), -gy * scale]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
        return [startX + x * cos - y * sin, startY + x * sin + y * cos]
      }),
    )
    fill(canvas, shape, { colour: options.colour, opacity: options.opacity ?? 1 })
    pen += (options.pitch ?? glyph.advance * scale * (options.stretch ?? 1)) + (options.spacing ?? 0)
  }
  if (left > right) return [options.start, options.start, options.start, options.start]
  const corner = (x: number, y: number): Point => [startX + x * cos - y * sin, startY + x * sin + y * cos]
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)]
}
