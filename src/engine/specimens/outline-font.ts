import type { Point } from '../../vocabulary/imaging/pixels.ts'

/** Letters as outlines. `glyphs`: letter → advance, a space, then absolute commands M, L, Q, C; y up. */
export interface OutlineFont {
  readonly unitsPerEm: number
  readonly glyphs: Readonly<Record<string, string>>
}

/** One letter with its curves made into chords; units of the font, y up. */
export interface Glyph {
  readonly advance: number
  readonly contours: readonly (readonly Point[])[]
}

const chordsPerCurve = 6
const flattened = new WeakMap<OutlineFont, Map<string, Glyph>>()

function curve(control: readonly Point[], t: number): Point {
  let points = control
  while (points.length > 1) {
    const next: Point[] = []
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]]
      next.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
    points = next
  }
  return points[0] ?? [0, 0]
}

function pointsOf(numbers: string): Point[] {
  const values = numbers.split(' ').map(Number)
  const points: Point[] = []
  for (let i = 0; i + 1 < values.length; i += 2) points.push([values[i] ?? 0, values[i + 1] ?? 0])
  return points
}

function flatten(outline: string): Glyph {
  const space = outline.indexOf(' ')
  const contours: Point[][] = []
  let contour: Point[] = []
  for (const [, command, numbers] of outline.slice(space + 1).matchAll(/([MLQC])([-\d ]+)/g)) {
    const points = pointsOf(numbers ?? '')
    if (command === 'M') {
      contour = []
      contours.push(contour)
    }
    const from = contour[contour.length - 1]
    if (from === undefined || points.length === 1) {
      contour.push(...points)
    } else {
      for (let i = 1; i <= chordsPerCurve; i++) contour.push(curve([from, ...points], i / chordsPerCurve))
    }
  }
  return { advance: Number(outline.slice(0, space)), contours }
}

/** @throws Error when the font lacks the letter: specimens only print letters that we carry. */
export function glyphOf(font: OutlineFont, letter: string): Glyph {
  let known = flattened.get(font)
  if (known === undefined) flattened.set(font, (known = new Map<string, Glyph>()))
  const seen = known.get(letter)
  if (seen !== undefined) return seen
  const outline = font.glyphs[letter]
  if (outline === undefined)
    throw new Error(`The font has no letter U+${(letter.codePointAt(0) ?? 0).toString(16)}`)
  const glyph = flatten(outline)
  known.set(letter, glyph)
  return glyph
}
