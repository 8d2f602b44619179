import type { Pixels, Point, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { rotatedBox, type RotatedBox } from '../../geometry/rotated-box.ts'
import { inkOfLine, type LineInk } from './ink-of-line.ts'
import type { Bounds } from './ink-pieces.ts'
import { medianOf } from '../../../../vocabulary/imaging/median.ts'

/** What was found on a page, and how sure that is. */
export interface FoundPlace {
  readonly quad: Quad<'page'>
  readonly score: number
}

/** A page on which signatures are looked for; all in pixels of the page. */
export interface SignaturePage {
  readonly pixels: Pixels<'page'>
  /** Every line that was found: a signature is found as one. */
  readonly lines: readonly Quad<'page'>[]
  /** Where values were read, and a zone. */
  readonly read: readonly Quad<'page'>[]
  readonly portraits: readonly FoundPlace[]
  /** What a network that sees the whole page takes for signatures: it may mark a part of one, or other print. */
  readonly marked: readonly FoundPlace[]
  /** The unit vector along which the lines of the document are read. */
  readonly reads: Point
}

/** How thin strokes are at most, in parts of the line's height, and how much higher the line is than those of the page at least. */
const handwriting = {
  marked: { stroke: 0.1, height: 1.2 },
  belowPortrait: { stroke: 0.085, height: 1.35 },
  elsewhere: { stroke: 0.075, height: 1.6 },
} as const
/** Of what the network is less sure is not looked at. */
const leastMark = 0.5
/** How far below a portrait a signature begins at most, and above its lower edge, in parts of the portrait's height. */
const belowPortrait = { above: 0.2, below: 0.5 } as const
/** How long a signature is, in parts of its height. A longer line is print that was joined with one. */
const length = { least: 1.2, most: 6.5 } as const
/** What each witness is worth as a confidence; measured on seeds that nothing was made with. */
const confidences = { both: 0.9, strokes: 0.85, mark: 0.7 } as const

interface Candidate {
  readonly box: RotatedBox<'page'>
  /** Whether a line was found there; else a mark alone. */
  readonly isLine: boolean
  /** How sure the network is of it; 0 where it marks nothing there. */
  readonly mark: number
}

interface Layout {
  readonly lines: readonly RotatedBox<'page'>[]
  readonly read: readonly RotatedBox<'page'>[]
  readonly portraits: readonly RotatedBox<'page'>[]
  /** Height of a line in the middle. */
  readonly usual: number
  /** Halfway from the top of what was read, portraits among it, to the bottom. */
  readonly middle: number
}

/**
 * The signature of a document: a line of thin strokes, higher than its print, of which no value was read, where the network marks
 * one, below a portrait or lower on the page. It is placed by its ink.
 */
export function findSignature(page: SignaturePage): FoundPlace | null {
  const layout = layoutOf(page)
  const ranked = candidatesOf(page, layout)
    .flatMap((candidate) => {
      const place = placeIn(layout, candidate.box)
      const limits = limitsAt(candidate, place)
      return limits === null ? [] : [{ candidate, limits, rank: rankOf(candidate, place) }]
    })
    .toSorted((a, b) => b.rank - a.rank)
  // Ink is dear to look at: the first that is a signature is the answer.
  for (const { candidate, limits } of ranked) {
    const seen = signatureAt(page.pixels, candidate, { layout, limits })
    if (seen !== null) return seen
  }
  return null
}

function rankOf({ mark, isLine }: Candidate, { isBelowPortrait, isLow }: Place): number {
  return mark + Number(isBelowPortrait) + Number(isLow) + Number(isLine)
}

interface Place {
  readonly isBelowPortrait: boolean
  /** Whether it is in the lower half of what was read. */
  readonly isLow: boolean
}

function placeIn({ portraits, middle }: Layout, box: Bounds): Place {
  return {
    isBelowPortrait: portraits.some((portrait) => isBelowPortrait(portrait, box)),
    isLow: box.top + box.bottom > 2 * middle,
  }
}

type Limits = (typeof handwriting)[keyof typeof handwriting]

/** How like handwriting a line must be; null where none is expected. */
function limitsAt({ mark }: Candidate, { isBelowPortrait, isLow }: Place): Limits | null {
  const isExpected = isBelowPortrait || isLow
  if (mark > 0) return isExpected ? handwriting.marked : handwriting.elsewhere
  return isBelowPortrait ? handwriting.belowPortrait : isLow ? handwriting.elsewhere : null
}

function signatureAt(
  pixels: Pixels<'page'>,
  { box, isLine, mark }: Candidate,
  { layout, limits }: { readonly layout: Layout; readonly limits: Limits },
): FoundPlace | null {
  if (box.bottom - box.top < limits.height * layout.usual) return null
  const others = layout.lines.filter((line) => line !== box)
  const ink = inkOfLine(pixels, box, others)
  if (ink === null || ink.stroke > limits.stroke) return null
  const score = isLine ? confidences[mark > 0 ? 'both' : 'strokes'] : confidences.mark
  // What is marked where no line was found may be a dash or a speck.
  const isHigh = isLine || ink.bounds.bottom - ink.bounds.top >= layout.usual
  return isHigh ? { quad: quadOf(box, ink), score } : null
}

function layoutOf(page: SignaturePage): Layout {
  const boxOf = (quad: Quad<'page'>): RotatedBox<'page'> => rotatedBox<'page'>(quad, page.reads)
  const [lines, read] = [page.lines.map(boxOf), page.read.map(boxOf)]
  const portraits = page.portraits.map(({ quad }) => boxOf(quad))
  const known = [...read, ...portraits]
  const top = Math.min(...known.map((one) => one.top))
  const bottom = Math.max(...known.map((one) => one.bottom))
  return {
    lines,
    read,
    portraits,
    usual: medianOf(lines.map(({ top, bottom }) => bottom - top)) ?? 0,
    middle: (top + bottom) / 2,
  }
}

/** Lines of which no value was read, and marks where there is none as short as a signature. */
function candidatesOf({ marked, reads }: SignaturePage, { lines, read }: Layout): readonly Candidate[] {
  const isRead = (box: Bounds) => read.some((value) => overlap(value, box))
  const marks = marked
    .filter(({ score }) => score >= leastMark)
    .map(({ quad, score }) => ({ box: rotatedBox<'page'>(quad, reads), score }))
  const asLines = lines
    .filter((box) => isAsLongAsSignature(box) && !isRead(box))
    .map((box) => {
      const scores = marks.filter((mark) => overlap(mark.box, box)).map(({ score }) => score)
      return { box, isLine: true, mark: Math.max(0, ...scores) }
    })
  const alone = marks
    .filter(({ box }) => !isRead(box) && !asLines.some((line) => overlap(line.box, box)))
    .map(({ box, score }) => ({ box, isLine: false, mark: score }))
  return [...asLines, ...alone]
}

function isAsLongAsSignature({ left, right, top, bottom }: Bounds): boolean {
  const [width, height] = [right - left, bottom - top]
  return width >= length.least * height && width <= length.most * height
}

function quadOf({ at }: RotatedBox<'page'>, { bounds }: LineInk): Quad<'page'> {
  const { left, right, top, bottom } = bounds
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)]
}

/** Whether one of two has its middle in the other. */
function overlap(a: Bounds, b: Bounds): boolean {
  return holdsMiddle(a, b) || holdsMiddle(b, a)
}

function holdsMiddle({ left, right, top, bottom }: Bounds, other: Bounds): boolean {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

function isBelowPortrait(portrait: Bounds, box: Bounds): boolean {
  const height = portrait.bottom - portrait.top
  const middle = (box.left + box.right) / 2
  return (
    middle > portrait.left &&
    middle < portrait.right &&
    box.top > portrait.bottom - belowPortrait.above * height &&
    box.top < portrait.bottom + belowPortrait.below * height
  )
}
