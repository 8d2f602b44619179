import type { Pixels, Point } from '../../../../../vocabulary/imaging/pixels.ts'

/** A stroke of one way from place to place of the page, in pixels, one place every `step` pixels. */
export type Stroke = readonly Point[]

/** Every so many pixels along a stroke it is looked for. */
const step = 4
/** So many pixels side by side are looked at as one, the darkest of them. */
const cell = 2
/** In cells: what has lighter ground this far on both sides is a stroke, and no bar. */
const reach = 4
/** Of 255: how much lighter the ground is. */
const contrast = 20
/** Of a stroke may be missing one after the other, in steps, */
const mostMissing = 1
/** and this part of it must be there: between letters above each other there is ground. */
const leastThere = 0.92

/**
 * Thin strokes of a page that go down or across and are as long as `least`, in pixels. They may lean by one pixel in two.
 */
export function longStrokes(
  pixels: Pixels,
  least: { readonly down: number; readonly across: number },
): readonly Stroke[] {
  const down = strokesDown(planeOf(pixels, 'down'), least.down / step)
  const across = strokesDown(planeOf(pixels, 'across'), least.across / step)
  return [...down, ...across.map((stroke) => stroke.map(([x, y]): Point => [y, x]))]
}

/** Brightness of the rows that are looked at, in cells. */
interface Plane {
  readonly width: number
  readonly rows: number
  readonly grey: Uint8Array
}

/** The page for strokes that go down; for those across, the page on its side. Green stands for brightness. */
function planeOf({ width, height, channels, data }: Pixels, way: 'down' | 'across'): Plane {
  const green = channels === 3 ? 1 : 0
  const line = width * channels
  const [sides, along] = way === 'down' ? [width, height] : [height, width]
  const plane = { width: Math.floor(sides / cell), rows: Math.ceil(along / step) }
  const grey = new Uint8Array(plane.width * plane.rows)
  if (way === 'down')
    for (let row = 0, to = 0; row < plane.rows; row++)
      for (let x = 0, at = row * step * line + green; x < plane.width; x++, at += cell * channels)
        grey[to++] = Math.min(data[at] ?? 0, data[at + channels] ?? 0)
  else
    for (let x = 0; x < plane.width; x++)
      for (let row = 0, at = x * cell * line + green; row < plane.rows; row++, at += step * channels)
        grey[row * plane.width + x] = Math.min(data[at] ?? 0, data[at + line] ?? 0)
  return { ...plane, grey }
}

/** Where strokes end, and how they came there. */
interface Trace {
  /** For each place of the plane: 0 where there is no stroke, 1 where one begins, else from where it came. */
  readonly moves: Uint8Array
  readonly ends: readonly StrokeEnd[]
}

interface StrokeEnd {
  readonly x: number
  readonly row: number
  readonly length: number
}

/** @param least in steps */
function strokesDown(plane: Plane, least: number): readonly Stroke[] {
  const { moves, ends } = traced(plane, least)
  const seen = new Uint8Array(moves.length)
  return ends
    .toSorted((a, b) => b.length - a.length)
    .flatMap((end) => {
      const places = placesOf(end, { ...plane, moves, seen })
      const rows = (places.at(-1)?.[1] ?? 0) - (places[0]?.[1] ?? 0) + 1
      const isStroke = rows >= least && places.length >= leastThere * rows
      return isStroke ? [places.map(([x, row]): Point => [x * cell, row * step])] : []
    })
}

/** From where a stroke ends back to where it begins, or to one that was seen before beside it; turned round. */
function placesOf(
  { x, row }: StrokeEnd,
  { width, moves, seen }: Plane & { readonly moves: Uint8Array; readonly seen: Uint8Array },
): readonly Point[] {
  const places: Point[] = []
  for (let [atX, atRow] = [x, row]; ;) {
    const at = atRow * width + atX
    if (seen[at] === 1) break
    places.push([atX, atRow])
    const move = moves[at] ?? 0
    if (move <= 1) break
    atX += ((move - 2) % 3) - 1
    atRow -= Math.floor((move - 2) / 3) + 1
  }
  for (const [atX, atRow] of places)
    seen.fill(1, atRow * width + atX - reach, atRow * width + atX + reach + 1)
  return places.toReversed()
}

/** Of strokes that may go on, for each column: how long they are, and for how many steps they have been missing. */
class Open {
  readonly lengths: Uint16Array
  readonly missing: Uint8Array

  constructor(width: number) {
    this.lengths = new Uint16Array(width)
    this.missing = new Uint8Array(width)
  }

  lengthAt(x: number): number {
    return this.lengths[x] ?? 0
  }

  missingAt(x: number): number {
    return this.missing[x] ?? 0
  }

  set(x: number, length: number, missing: number): void {
    this.lengths[x] = length
    this.missing[x] = missing
  }
}

function traced(plane: Plane, least: number): Trace {
  const { width, rows } = plane
  const moves = new Uint8Array(width * rows)
  const ends: StrokeEnd[] = []
  let [open, next] = [new Open(width), new Open(width)]
  for (let row = 0; row <= rows; row++) {
    next.lengths.fill(0)
    for (let x = reach; x < width - reach; x++) {
      if (row < rows && isStroke(plane, row * width + x)) {
        const side = longerSide(open, x)
        const length = open.lengthAt(x + side)
        moves[row * width + x] = length === 0 ? 1 : 2 + 3 * open.missingAt(x + side) + side + 1
        next.set(x, length + 1, 0)
      } else if (open.lengthAt(x) > 0) {
        const [length, gone] = [open.lengthAt(x), open.missingAt(x) + 1]
        if (gone <= mostMissing && row < rows) next.set(x, length, gone)
        else if (length >= leastThere * least) ends.push({ x, row: row - gone, length })
      }
    }
    ;[open, next] = [next, open]
  }
  return { moves, ends }
}

function isStroke({ grey }: Plane, at: number): boolean {
  const most = (grey[at] ?? 0) + contrast
  return most < (grey[at - reach] ?? 0) && most < (grey[at + reach] ?? 0)
}

/** Whether the longest of the strokes that go on here is in this column, or beside it. */
function longerSide(open: Open, x: number): -1 | 0 | 1 {
  const [left, own, right] = [open.lengthAt(x - 1), open.lengthAt(x), open.lengthAt(x + 1)]
  if (right > Math.max(own, left)) return 1
  return left > own ? -1 : 0
}
