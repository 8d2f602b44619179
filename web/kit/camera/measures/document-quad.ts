import type { Point, Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import { edgeFields } from './edge-field.ts'
import type { LumaPicture } from './luma-picture.ts'
import { quadShape } from './quad-shape.ts'
import { type StraightLine, straightLines } from './straight-lines.ts'

/** A document in a picture by its four sides. */
export interface DocumentOutline {
  /** Clockwise from the top left of the picture, in its pixels; may reach beyond it. */
  readonly quad: Quad
  /** How certain it is; about 0.5 for what is just believed, 1 for four sharp sides. */
  readonly score: number
  /** A corner, or a whole side, lies outside of the picture. */
  readonly isCutOff: boolean
}

/** Lines that are looked at in each direction. */
const lineCount = 14
/** Less certain than this is no document. */
const leastScore = 0.5
/** From here on a document is believed to lie in the picture in whole, even where it may reach out of it. */
const certain = 0.72
/** The weakest side of a document: fingers, or a background of the same shade, may cover much of it. */
const leastSide = 0.2
/** The same of the three that are left where the fourth lies outside of the picture. */
const leastSideOfThree = 0.6
/** Pixels by which a corner may lie outside of the picture. */
const slack = 3
/** Part of the width and height that lies between opposite sides at least. */
const leastPart = 0.12
/** Logarithm by which width to height may differ from a document's: more is another thing, or seen from the side. */
const farthestAspect = 0.25
const mostTapered = 1.6
/** Cosine of the sharpest corner. */
const mostSlanted = 0.45
/** This part of a side beyond each of its corners there should be no edge. */
const overrun = 0.12
/** What a score loses by edges that go on and by other proportions, and gains by size: of two frames the outer one is the card. */
const weights = { overrun: 0.35, aspect: 0.7, size: 0.25, weakest: 0.35 } as const

/**
 * The document in a picture: of all pairs of lines across and pairs of lines down those whose sides are edges from corner
 * to corner and no further, and whose proportions are those of a document.
 *
 * @param aspects width to height of the documents that are looked for
 */
export function documentQuad(picture: LumaPicture, aspects: readonly number[]): DocumentOutline | null {
  const fields = edgeFields(picture)
  const across = withBorders(straightLines(fields.across, lineCount), picture.height)
  const down = withBorders(straightLines(fields.down, lineCount), picture.width)
  const grid = gridOf({ across, down }, picture)
  const rows = sidesOf(across, down.length, {
    length: picture.width,
    place: (line, other) => grid.x(line, other),
  })
  const columns = sidesOf(down, across.length, {
    length: picture.height,
    place: (line, other) => grid.y(other, line),
  })
  const best = new BestOutlines(picture, aspects)
  const columnPairs = pairs(down, leastPart * picture.width)
  for (const [top, bottom] of pairs(across, leastPart * picture.height))
    for (const [left, right] of columnPairs)
      best.offer(
        [
          rows(top, left, right),
          columns(right, top, bottom),
          rows(bottom, left, right),
          columns(left, top, bottom),
        ],
        () => [grid.at(top, left), grid.at(top, right), grid.at(bottom, right), grid.at(bottom, left)],
      )
  return best.outline()
}

/** How well each side is seen, from the top clockwise; NaN: the border of the picture. */
type Sides = readonly [number, number, number, number]

/** The best of the quads that were offered: of those in whole, and of those that have a side on the border. */
class BestOutlines {
  private whole: DocumentOutline | null = null
  private cut: DocumentOutline | null = null
  private readonly shapes: Readonly<Record<'whole' | 'low' | 'narrow', readonly Range[]>>
  private readonly picture: LumaPicture

  constructor(picture: LumaPicture, aspects: readonly number[]) {
    this.picture = picture
    this.shapes = shapesOf(aspects)
  }

  offer(sides: Sides, quadOf: () => Quad): void {
    const seen = seenOf(sides)
    const border = sides.findIndex(Number.isNaN)
    const toBeat = (border < 0 ? this.whole : this.cut)?.score ?? leastScore
    if (!(seen + weights.size > toBeat)) return
    const quad = quadOf()
    const shape = border < 0 ? 'whole' : border % 2 === 0 ? 'low' : 'narrow'
    const score = seen + fitOf(quad, this.picture, this.shapes[shape])
    if (!(score > toBeat)) return
    if (border >= 0) this.cut = { quad, score, isCutOff: true }
    else this.whole = { quad, score, isCutOff: isOutside(quad, this.picture) }
  }

  /** What reaches out of the picture often has a smaller likeness in it, and an open booklet both of its pages. */
  outline(): DocumentOutline | null {
    const { whole, cut } = this
    return whole !== null && whole.score >= certain ? whole : (cut ?? whole)
  }
}

/** How well the sides of a quad are seen, those that the border of the picture is left out. */
function seenOf(sides: readonly number[]): number {
  let [sum, weakest, count] = [0, 1, 0]
  for (const side of sides) {
    if (Number.isNaN(side)) continue
    sum += side
    count++
    if (side < weakest) weakest = side
  }
  if (count < 3 || weakest < (count === 3 ? leastSideOfThree : leastSide)) return -Infinity
  return (sum / count + weights.weakest * weakest) / (1 + weights.weakest)
}

/** Proportions, each from the least to the most, that a document has: in whole, and as far as it lies in the picture. */
function shapesOf(
  aspects: readonly number[],
): Readonly<Record<'whole' | 'low' | 'narrow', readonly Range[]>> {
  const [least, most] = [Math.min(...aspects), Math.max(...aspects)]
  return {
    whole: aspects.map((aspect) => [aspect, aspect]),
    low: [[least, most * 2]],
    narrow: [[least / 2, most]],
  }
}

type Range = readonly [least: number, most: number]

/** What a quad gains by its size and loses by its proportions; `-Infinity` where no document looks like that. */
function fitOf(quad: Quad, { width, height }: LumaPicture, shapes: readonly Range[]): number {
  const { area, aspect, taper, slant } = quadShape(quad)
  const apart = Math.min(
    ...shapes.map(([least, most]) => Math.max(0, Math.log(least / aspect), Math.log(aspect / most))),
  )
  if (!(apart <= farthestAspect && taper <= mostTapered && slant <= mostSlanted)) return -Infinity
  return weights.size * Math.sqrt(Math.min(1, area / (width * height))) - weights.aspect * apart
}

function isOutside(quad: Quad, { width, height }: LumaPicture): boolean {
  return quad.some(([x, y]) => x < -slack || y < -slack || x > width + slack || y > height + slack)
}

/** The lines from first to last, with the two borders of the picture: what reaches out of it has its side there. */
function withBorders(lines: readonly StraightLine[], depth: number): readonly StraightLine[] {
  const border = (middle: number): StraightLine => ({ middle, slope: 0, seen: null })
  return [...lines, border(0), border(depth)].toSorted((a, b) => a.middle - b.middle)
}

/** Pairs of lines, by their numbers, that lie far enough apart. */
function pairs(lines: readonly StraightLine[], least: number): readonly (readonly [number, number])[] {
  return lines.flatMap((first, a) =>
    lines.flatMap((second, b) => (second.middle - first.middle >= least ? [[a, b] as const] : [])),
  )
}

interface Grid {
  x(across: number, down: number): number
  y(across: number, down: number): number
  at(across: number, down: number): Point
}

/** Where each line across meets each line down. */
function gridOf(
  { across, down }: { readonly across: readonly StraightLine[]; readonly down: readonly StraightLine[] },
  { width, height }: LumaPicture,
): Grid {
  const count = down.length
  const [xs, ys] = [new Float64Array(across.length * count), new Float64Array(across.length * count)]
  for (const [a, row] of across.entries())
    for (const [d, column] of down.entries()) {
      // y = row(x) and x = column(y).
      const base = row.middle - (row.slope * width) / 2
      const y =
        (base + row.slope * (column.middle - (column.slope * height) / 2)) / (1 - row.slope * column.slope)
      ys[a * count + d] = y
      xs[a * count + d] = column.middle + column.slope * (y - height / 2)
    }
  const x = (a: number, d: number): number => xs[a * count + d] ?? 0
  const y = (a: number, d: number): number => ys[a * count + d] ?? 0
  return { x, y, at: (a, d) => [x(a, d), y(a, d)] }
}

interface Along {
  /** Pixels along the lines. */
  readonly length: number
  /** Where a line is met by one of the others, in pixels along it. */
  readonly place: (line: number, other: number) => number
}

/** How well an edge is seen on each line between each two of the others: 1 all along and no further, below 0 hardly. */
function sidesOf(
  lines: readonly StraightLine[],
  others: number,
  { length, place }: Along,
): (line: number, from: number, to: number) => number {
  const sides = new Float32Array(lines.length * others * others)
  for (const [n, { seen }] of lines.entries())
    for (let from = 0; from < others; from++)
      for (let to = from + 1; to < others; to++)
        sides[(n * others + from) * others + to] = sideScore(seen, [place(n, from), place(n, to)], length)
  return (line, from, to) => sides[(line * others + from) * others + to] ?? -1
}

function sideScore(seen: Uint16Array | null, [from, to]: readonly [number, number], length: number): number {
  const side = to - from
  if (side < 8) return -1
  if (seen === null) return NaN
  const inside = shareSeen(seen, [from + 1, to - 1], length)
  // A side that is mostly outside of the picture is not known.
  if (inside.pixels < side / 3) return -1
  const [before, after] = [
    shareSeen(seen, [from - overrun * side, from - 2], length),
    shareSeen(seen, [to + 2, to + overrun * side], length),
  ]
  return inside.share - (weights.overrun * (before.share + after.share)) / 2
}

interface Seen {
  readonly share: number
  readonly pixels: number
}

/** How much of a part of a line is an edge, as far as that part lies in the picture. */
function shareSeen(seen: Uint16Array, [from, to]: readonly [number, number], length: number): Seen {
  const [first, last] = [Math.max(0, Math.round(from)), Math.min(length, Math.round(to))]
  const pixels = last - first
  return pixels <= 0
    ? { share: 0, pixels: 0 }
    : { share: ((seen[last] ?? 0) - (seen[first] ?? 0)) / pixels, pixels }
}
