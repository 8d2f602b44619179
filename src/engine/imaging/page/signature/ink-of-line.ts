import type { Pixels, Point } from '../../../../vocabulary/imaging/pixels.ts'
import type { RotatedBox } from '../../geometry/rotated-box.ts'
import { rectify } from '../../geometry/rectify.ts'
import { inkPieces, strokeWidth, type Bitmap, type Bounds, type InkPiece } from './ink-pieces.ts'

/** Height in which a line is looked at, in pixels. */
const lineHeight = 48
/** How far around a line its ink is followed, in parts of its height. */
const reach = { beside: 0.6, above: 0.4 } as const
/** Of the values of a line, this part is darker than its paper, and this part than its ink. */
const percentiles = { paper: 0.75, ink: 0.02 } as const
/** Smaller pieces are specks, in parts of a line's height, squared. */
const leastPiece = 0.005
/** How far beside its box ink belongs to a line, in the same parts. */
const margin = { beside: 0.3, above: 0.15 } as const

export interface LineInk {
  /** How wide its strokes are on the mean, in parts of the line's height. */
  readonly stroke: number
  /** Around the ink of the line, in pixels along its direction and across it. */
  readonly bounds: Bounds
}

/**
 * The ink of a line: of what stands in its box, and of what belongs to that around it.
 *
 * @param others boxes of other lines, along the same direction
 */
export function inkOfLine(
  pixels: Pixels<'page'>,
  line: RotatedBox<'page'>,
  others: readonly Bounds[],
): LineInk | null {
  const unit = line.bottom - line.top
  const area = {
    left: line.left - reach.beside * unit,
    right: line.right + reach.beside * unit,
    top: line.top - reach.above * unit,
    bottom: line.bottom + reach.above * unit,
  }
  const scale = lineHeight / unit
  const inPicture = ({ left, right, top, bottom }: Bounds): Bounds => ({
    left: (left - area.left) * scale,
    right: (right - area.left) * scale,
    top: (top - area.top) * scale,
    bottom: (bottom - area.top) * scale,
  })
  const inner = inPicture(line)
  const bitmap = bitmapOf(flat(pixels, line.at, { area, scale }), inner)
  const stroke = strokeWidth(bitmap, inner)
  if (stroke === null) return null
  const pieces = inkPieces(bitmap, inner).filter(({ count }) => count >= leastPiece * lineHeight ** 2)
  const found = boundsOfOwn(pieces, { inner, others: others.map(inPicture), size: bitmap })
  if (found === null) return null
  return {
    stroke: stroke / lineHeight,
    bounds: {
      left: area.left + found.left / scale,
      right: area.left + found.right / scale,
      top: area.top + found.top / scale,
      bottom: area.top + found.bottom / scale,
    },
  }
}

function flat(
  pixels: Pixels,
  at: (x: number, y: number) => Point<'page'>,
  { area, scale }: { readonly area: Bounds; readonly scale: number },
): Pixels {
  const { left, right, top, bottom } = area
  const size = {
    width: Math.max(1, Math.round((right - left) * scale)),
    height: Math.max(1, Math.round((bottom - top) * scale)),
  }
  const quad = [at(left, top), at(right, top), at(right, bottom), at(left, bottom)] as const
  return rectify(pixels, quad, { ...size, beyond: 'edge', steppedOver: 0 })
}

/** Ink is what is nearer to the darkest of a line than to its paper. */
function bitmapOf({ data, channels, width, height }: Pixels, inner: Bounds): Bitmap {
  const offset = channels === 3 ? 1 : 0
  const value = (x: number, y: number): number => data[(y * width + x) * channels + offset] ?? 0
  const counts = new Uint32Array(256)
  let count = 0
  for (let y = Math.max(0, Math.floor(inner.top)); y < Math.min(height, inner.bottom); y++)
    for (let x = Math.max(0, Math.floor(inner.left)); x < Math.min(width, inner.right); x++) {
      const seen = value(x, y)
      counts[seen] = (counts[seen] ?? 0) + 1
      count++
    }
  const rank = (part: number): number => valueAtRank(counts, Math.floor(part * (count - 1)))
  const threshold = (rank(percentiles.paper) + rank(percentiles.ink)) / 2
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = (data[at * channels + offset] ?? 0) < threshold ? 1 : 0
  return { width, height, ink }
}

/** The value that stands at a place, from 0, among all in their order; 0 where there are none. */
function valueAtRank(counts: Uint32Array, place: number): number {
  let below = 0
  for (const [value, count] of counts.entries()) {
    below += count
    if (below > place) return value
  }
  return 0
}

interface Surroundings {
  readonly inner: Bounds
  readonly others: readonly Bounds[]
  readonly size: Pick<Bitmap, 'width' | 'height'>
}

/** The bounds of pieces in the line, and of those that lie close to them, in no other line and not at the border of what is looked at. */
function boundsOfOwn(pieces: readonly InkPiece[], { inner, others, size }: Surroundings): Bounds | null {
  const isCutOff = ({ left, right, top, bottom }: Bounds) =>
    left <= 0 || top <= 0 || right >= size.width || bottom >= size.height
  const isOfOther = (piece: InkPiece) => others.some((other) => holdsMiddle(other, piece))
  const around = {
    left: inner.left - margin.beside * lineHeight,
    right: inner.right + margin.beside * lineHeight,
    top: inner.top - margin.above * lineHeight,
    bottom: inner.bottom + margin.above * lineHeight,
  }
  const isBeside = (piece: InkPiece) => holdsAll(around, piece) && !isOfOther(piece)
  const own = pieces.filter(
    (piece) => !isCutOff(piece) && (2 * piece.inside >= piece.count || isBeside(piece)),
  )
  const [first] = own
  return first === undefined ? null : own.reduce<Bounds>(boundsOfBoth, first)
}

function holdsAll({ left, right, top, bottom }: Bounds, piece: Bounds): boolean {
  return piece.left >= left && piece.right <= right && piece.top >= top && piece.bottom <= bottom
}

function holdsMiddle({ left, right, top, bottom }: Bounds, piece: Bounds): boolean {
  const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

function boundsOfBoth(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}
