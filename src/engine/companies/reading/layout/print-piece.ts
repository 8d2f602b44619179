import type { Point, Quad, Space } from '../../../../vocabulary/imaging/pixels.ts'
import { along, minus } from '../../../imaging/geometry/points.ts'

/**
 * A piece of print that stands by itself: a line, or the part of one between wide gaps. Places are in pixels of the page
 * straightened, so that lines run level: x to the right, y down.
 */
export interface PrintPiece {
  readonly text: string
  /** One per UTF-16 unit of `text`, 0..1. */
  readonly confidences: readonly number[]
  /** Middle of each unit across, in the same order. */
  readonly xs: readonly number[]
  readonly left: number
  readonly right: number
  readonly middle: number
  readonly height: number
  /** From 0. */
  readonly page: number
  /** Where it lies on the page that was sent. */
  readonly box: Quad<'sent'>
  /** The same on the page as it is read. */
  readonly quad: Quad<'upright'>
  /** On a page that is read from the right, x grows to the left. */
  readonly isMirrored?: true
}

/** The same piece on a page that is read from the right. */
export function mirrored(piece: PrintPiece): PrintPiece {
  const { xs, left, right } = piece
  return { ...piece, xs: xs.map((x) => -x), left: -right, right: -left, isMirrored: true }
}

/** A part of a piece, from one unit to another, without the space around it; null where nothing is left. */
export function partOf(piece: PrintPiece, from: number, to: number = piece.text.length): PrintPiece | null {
  const part = piece.text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const end = start + part.trim().length
  if (end <= start) return null
  const { left, right } = endsOf(piece, start, end)
  const share = (x: number): number => (x - piece.left) / Math.max(1, piece.right - piece.left)
  const [shareFrom, shareTo] = piece.isMirrored ? [1 - share(right), 1 - share(left)] : [share(left), share(right)] // prettier-ignore
  return {
    ...piece,
    text: piece.text.slice(start, end),
    confidences: piece.confidences.slice(start, end),
    xs: piece.xs.slice(start, end),
    left,
    right,
    box: partOfQuad(piece.box, shareFrom, shareTo),
    quad: partOfQuad(piece.quad, shareFrom, shareTo),
  }
}

/** Where a part begins and ends across; units of a line that runs against its page fall, and those of figures in it rise. */
function endsOf(piece: PrintPiece, start: number, end: number): Pick<PrintPiece, 'left' | 'right'> {
  const { xs, text } = piece
  const falls = (xs.at(-1) ?? 0) < (xs[0] ?? 0)
  const own = xs.slice(start, end)
  const [from, to] = own.length === 0 ? [piece.left, piece.right] : [Math.min(...own), Math.max(...own)]
  const [isAtLeft, isAtRight] = falls
    ? [end === text.length, start === 0]
    : [start === 0, end === text.length]
  const half = (to - from) / Math.max(1, end - start - 1) / 2
  return {
    left: isAtLeft ? piece.left : Math.max(piece.left, from - half),
    right: isAtRight ? piece.right : Math.min(piece.right, to + half),
  }
}

function partOfQuad<S extends Space>([a, b, c, d]: Quad<S>, from: number, to: number): Quad<S> {
  const at = (start: Point<S>, end: Point<S>, part: number): Point<S> => along(start, minus(end, start), part)
  return [at(a, b, from), at(a, b, to), at(d, c, to), at(d, c, from)]
}

/** Two pieces of one line as one, a blank between them. */
export function joined(first: PrintPiece, piece: PrintPiece): PrintPiece {
  const [start, end] = first.isMirrored ? [piece, first] : [first, piece]
  const [topLeft, , , bottomLeft] = start.box
  const [, topRight, bottomRight] = end.box
  const [upper, , , lower] = start.quad
  const [, upperEnd, lowerEnd] = end.quad
  const [width, further] = [first.right - first.left, piece.right - piece.left]
  return {
    ...first,
    text: `${first.text} ${piece.text}`,
    confidences: [...first.confidences, 1, ...piece.confidences],
    xs: [...first.xs, (first.right + piece.left) / 2, ...piece.xs],
    right: piece.right,
    middle: (first.middle * width + piece.middle * further) / (width + further),
    height: Math.max(first.height, piece.height),
    box: [topLeft, topRight, bottomRight, bottomLeft],
    quad: [upper, upperEnd, lowerEnd, lower],
  }
}

/** The same print elsewhere on the page as it is read. */
export function moved(piece: PrintPiece, across: number, down: number): PrintPiece {
  return {
    ...piece,
    xs: piece.xs.map((x) => x + across),
    ...{ left: piece.left + across, right: piece.right + across, middle: piece.middle + down },
  }
}

/** The least certain unit of a text decides whether all of it is right. */
export function certaintyOf({ text, confidences }: Pick<PrintPiece, 'text' | 'confidences'>): number {
  const units = confidences.filter((_, at) => text.charAt(at).trim() !== '')
  return units.length === 0 ? 0 : Math.min(...units)
}

/** What holds all boxes; of one page. */
export function boxAround(boxes: readonly Quad<'sent'>[]): Quad<'sent'> | undefined {
  const [first] = boxes
  if (first === undefined || boxes.length === 1) return first
  const points = boxes.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** How far two pieces stand above each other, in their own heights, from middle to middle. */
export function linesBetween(upper: PrintPiece, lower: PrintPiece): number {
  return (lower.middle - upper.middle) / ((upper.height + lower.height) / 2)
}

/** Whether two pieces stand on one line. */
export function areLevel(a: PrintPiece, b: PrintPiece): boolean {
  return a.page === b.page && Math.abs(a.middle - b.middle) < 0.55 * Math.min(a.height, b.height)
}

/** Pixels that two pieces share across; negative where there is a gap. */
export function overlapAcross(a: PrintPiece, b: PrintPiece): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left)
}
