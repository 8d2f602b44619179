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
}

/** A part of a piece, from one unit to another, without the space around it; null where nothing is left. */
export function partOf(piece: PrintPiece, from: number, to: number = piece.text.length): PrintPiece | null {
  const part = piece.text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const end = start + part.trim().length
  if (end <= start) return null
  const [first = piece.left, last = piece.right] = [piece.xs[start], piece.xs[end - 1]]
  const half = (last - first) / Math.max(1, end - start - 1) / 2
  const left = start === 0 ? piece.left : Math.max(piece.left, first - half)
  const right = end === piece.text.length ? piece.right : Math.min(piece.right, last + half)
  const share = (x: number): number => (x - piece.left) / Math.max(1, piece.right - piece.left)
  return {
    ...piece,
    text: piece.text.slice(start, end),
    confidences: piece.confidences.slice(start, end),
    xs: piece.xs.slice(start, end),
    left,
    right,
    box: partOfQuad(piece.box, share(left), share(right)),
    quad: partOfQuad(piece.quad, share(left), share(right)),
  }
}

function partOfQuad<S extends Space>([a, b, c, d]: Quad<S>, from: number, to: number): Quad<S> {
  const at = (start: Point<S>, end: Point<S>, part: number): Point<S> => along(start, minus(end, start), part)
  return [at(a, b, from), at(a, b, to), at(d, c, to), at(d, c, from)]
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
