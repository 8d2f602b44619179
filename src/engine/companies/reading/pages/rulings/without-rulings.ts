import { medianOf } from '../../../../../vocabulary/imaging/median.ts'
import type { Pixels, Point, Quad } from '../../../../../vocabulary/imaging/pixels.ts'
import { distance, dot, minus } from '../../../../imaging/geometry/points.ts'
import { longStrokes, type Stroke } from './long-strokes.ts'

/** A ruling down is at least so long, in heights of most lines, and one across. */
const least = { down: 1.2, across: 4 } as const
/** In heights of a line: how far a ruling goes beyond it at both ends, which none of its letters does. */
const beyond = 0.1
/** One down that is so many times as high may lack this part of the height at either end. */
const through = { lacks: 0.15, times: 2 } as const
/** A ruling is straight: what strays farther from it, in pixels and in parts of its length, is letters above each other. */
const straight = { pixels: 3, ofLength: 0.005 } as const
/** In heights of a line: what lies this far from it is shown with it. */
const around = 0.4

/**
 * The page without the rulings of tables and boxes that run through its lines, or close by them: they are read as letters.
 * The ground beside a ruling is put in its place. Answers the same picture where there are none.
 *
 * @param quads the lines of the page
 */
export function withoutRulings(
  pixels: Pixels<'upright'>,
  quads: readonly Quad<'upright'>[],
): Pixels<'upright'> {
  const height = medianOf(quads.map(([a, , , d]) => distance(a, d)))
  if (height === undefined) return pixels
  const { down, across } = least
  const isLevel = isMostlyLevel(quads)
  const lengths = { down: height * (isLevel ? down : across), across: height * (isLevel ? across : down) }
  const parts = longStrokes(pixels, lengths)
    .filter(isStraight)
    .flatMap((stroke) => quads.flatMap((quad) => partBeside(stroke, quad)))
  if (parts.length === 0) return pixels
  // Threads look at it without a copy.
  const data = new Uint8Array(new SharedArrayBuffer(pixels.data.length))
  data.set(pixels.data)
  const cleaned = { ...pixels, data }
  for (const part of parts) erase(cleaned, part)
  return cleaned
} // prettier-ignore

function isMostlyLevel(quads: readonly Quad[]): boolean {
  const [x, y] = quads.reduce(([dx, dy], [a, b]) => [dx + Math.abs(b[0] - a[0]), dy + Math.abs(b[1] - a[1])], [0, 0])
  return x >= y
} // prettier-ignore

function isStraight(stroke: Stroke): boolean {
  const [first, last] = [stroke[0], stroke.at(-1)]
  if (first === undefined || last === undefined) return false
  const length = distance(first, last)
  const most = straight.pixels + straight.ofLength * length
  const [x, y] = minus(last, first)
  return stroke.every((place) => {
    const [atX, atY] = minus(place, first)
    return Math.abs(atX * y - atY * x) <= most * length
  })
}

/** The part of a stroke that runs through a line from one side of it to the other; none where it begins or ends within the line. */
function partBeside(stroke: Stroke, [a, b, , d]: Quad): readonly Stroke[] {
  const [first, last] = [stroke[0], stroke.at(-1)]
  if (first === undefined || last === undefined) return []
  const [length, height] = [distance(a, b), distance(a, d)]
  if (length < 1 || height < 1) return []
  const right: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const below: Point = [(d[0] - a[0]) / height, (d[1] - a[1]) / height]
  const [x0, x1] = [dot(minus(first, a), right), dot(minus(last, a), right)]
  const [y0, y1] = [dot(minus(first, a), below), dot(minus(last, a), below)]
  const [room, lacks, margin] = [beyond * height, through.lacks * height, around * height]
  const isAcross = Math.abs(x1 - x0) > Math.abs(y1 - y0)
  const passes = ([from, to]: readonly [number, number], size: number, by: number): boolean => Math.min(from, to) < -by && Math.max(from, to) > size + by // prettier-ignore
  const isHigh = !isAcross && Math.abs(y1 - y0) > through.times * height
  const isRuling = isAcross
    ? passes([x0, x1], length, room)
    : passes([y0, y1], height, isHigh ? -lacks : room)
  if (!isRuling) return []
  const isNear = (place: Point): boolean => {
    const [x, y] = [dot(minus(place, a), right), dot(minus(place, a), below)]
    return x > -margin && x < length + margin && y > -margin && y < height + margin
  }
  const part = stroke.filter(isNear)
  return part.length < 2 ? [] : [part]
}

/** In pixels: a ruling is no wider to one side of its darkest place. */
const widest = 5

/** How one goes over the values of a picture along a stroke, and from one side of it to the other. */
interface Way {
  readonly side: number
  readonly ahead: number
  /** Pixels of the picture to the side, and ahead. */
  readonly sides: number
  readonly along: number
}

/** Puts the lighter ground of both sides over a stroke, as wide as most of it is. */
function erase(pixels: Pixels, stroke: Stroke): void {
  const { width, height, channels, data } = pixels
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [stroke[0], stroke.at(-1)]
  const isDown = Math.abs(y1 - y0) >= Math.abs(x1 - x0)
  const line = width * channels
  const way: Way = isDown
    ? { side: channels, ahead: line, sides: width, along: height }
    : { side: line, ahead: channels, sides: height, along: width }
  const { side, ahead } = way
  const green = channels === 3 ? 1 : 0
  const greyAt = (at: number): number => data[at + green] ?? 0
  const places = stroke.map(([x, y]): Point => {
    const [across, row] = isDown ? [x, y] : [y, x]
    const at = across * side + row * ahead
    return [greyAt(at + side) < greyAt(at) ? across + 1 : across, row]
  })
  const widths = places.map(([x, y]) => edgesOf(greyAt, x * side + y * ahead, side))
  const before = (medianOf(widths.map(([one]) => one)) ?? 0) + 2
  const after = (medianOf(widths.map(([, one]) => one)) ?? 0) + 2
  for (const [at, place] of places.entries())
    eraseStep(pixels, way, { place, next: places[at + 1] ?? [place[0], place[1] + 1], before, after })
}

interface StrokeStep {
  readonly place: Point
  readonly next: Point
  /** In pixels, to the one side and to the other: there is ground. */
  readonly before: number
  readonly after: number
}

/** From one place of a stroke up to the next. */
function eraseStep({ channels, data }: Pixels, way: Way, { place: [x, y], next, before, after }: StrokeStep): void {
  const { side, ahead, sides, along } = way
  for (let row = y; row < Math.min(along, next[1]); row++) {
    const middle = Math.round(x + ((next[0] - x) * (row - y)) / (next[1] - y))
    const from = Math.max(0, middle - before) * side + row * ahead
    const to = Math.min(sides - 1, middle + after) * side + row * ahead
    for (let channel = 0; channel < channels; channel++) {
      const ground = Math.max(data[from + channel] ?? 0, data[to + channel] ?? 0)
      for (let at = from + side + channel; at < to; at += side) data[at] = ground
    }
  }
} // prettier-ignore

/** How many pixels a stroke has on both sides of a place of it. */
function edgesOf(greyAt: (at: number) => number, place: number, side: number): readonly [number, number] {
  const ground = Math.min(greyAt(place - (widest + 2) * side), greyAt(place + (widest + 2) * side))
  const edge = (greyAt(place) + ground) / 2
  const until = (way: number): number => {
    let width = 0
    while (width < widest && greyAt(place + (width + 1) * way) < edge) width++
    return width
  }
  return [until(-side), until(side)]
}
