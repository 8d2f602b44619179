import type { Size } from '../../../engine/imaging/geometry/rectify.ts'

/** A part of a picture that is looked at by itself, in pixels of the picture. */
export interface Tile extends Size {
  readonly left: number
  readonly top: number
  /** The part for which its word counts: together these cover the picture, each pixel once. Ends are exclusive. */
  readonly keep: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}

/** Longest side of a tile. The detector needs some 150 bytes of memory per pixel of it. */
const maxSide = 1024
/** How far neighbours overlap at least: what stands near an edge is judged by the one that sees around it. */
const overlap = 128

/** Tiles, as few as may be and of one size but for a pixel, that cover a picture. */
export function tilesOf({ width, height }: Size): readonly Tile[] {
  const across = spansOf(width)
  return spansOf(height).flatMap((down) =>
    across.map((span) => ({
      left: span.from,
      top: down.from,
      width: span.length,
      height: down.length,
      keep: { left: span.keepFrom, top: down.keepFrom, right: span.keepTo, bottom: down.keepTo },
    })),
  )
}

interface Span {
  readonly from: number
  readonly length: number
  readonly keepFrom: number
  readonly keepTo: number
}

function spansOf(side: number): readonly Span[] {
  const count = side <= maxSide ? 1 : Math.ceil((side - overlap) / (maxSide - overlap))
  const length = Math.ceil((side + (count - 1) * overlap) / count)
  const from = (at: number): number => (count === 1 ? 0 : Math.round((at * (side - length)) / (count - 1)))
  /** Where the n-th ends and the next begins: in the middle of what both see. */
  const seam = (at: number): number => Math.round((from(at + 1) + from(at) + length) / 2)
  return Array.from({ length: count }, (_, at) => ({
    from: from(at),
    length,
    keepFrom: at === 0 ? 0 : seam(at - 1),
    keepTo: at === count - 1 ? side : seam(at),
  }))
}
