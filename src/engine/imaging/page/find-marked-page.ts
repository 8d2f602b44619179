import { distance, dot } from '../geometry/points.ts'
import { courseOf, holds, middleOf } from '../geometry/sides.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { confidenceBy, settled, strangeness, type FoundPage } from './page-fit.ts'

/** A page that a network marked. */
export interface MarkedPage {
  /** Which corner comes first says nothing. */
  readonly quad: Quad<'page'>
  /** 0..1 */
  readonly score: number
}

/** Less sure marks are no page. */
const minScore = 0.85
/** Of what was read so much must lie on the page. */
const minHeld = 0.7
/** Width and height in millimetres: ID-1, ID-2 and ID-3 (ISO/IEC 7810). Two pages of an open booklet are no page, though a mark may hold both. */
const sizes = [
  { width: 85.6, height: 54 },
  { width: 105, height: 74 },
  { width: 125, height: 88 },
] as const
/** A page that would have to be bent more than this is none, as for a card that is found by its lines. */
const maxBent = 1
/** Edges that are less clear do not move a corner of the mark. */
const minClear = 1.15
/** What a mark without clear edges is worth. */
const unsettled = 0.85

/**
 * The page that a network marked around what was read, its sides moved to the clear edges beside them.
 *
 * @param read quads of what was read, or of what was found of it
 * @param reads unit vector along which it is read
 * @returns null when no mark holds it, or no flat page of a known size looks like the mark
 */
export function findMarkedPage(
  pixels: Pixels,
  marked: readonly MarkedPage[],
  { read, reads }: { readonly read: readonly Quad<'page'>[]; readonly reads: Point },
): (FoundPage & { readonly aspect: number }) | null {
  const held = ({ quad }: MarkedPage) =>
    read.filter((line) => holds(quad, middleOf(line))).length / Math.max(1, read.length)
  const mark = marked.find((one) => one.score >= minScore && held(one) >= minHeld)
  if (mark === undefined) return null
  const quad = inReadingOrder(mark.quad, reads)
  const likely = sizes
    .map(({ width, height }) => ({
      width,
      aspect: width / height,
      bent: strangeness(quad, width / height, pixels),
    }))
    .reduce((best, one) => (one.bent < best.bent ? one : best))
  if (likely.bent > maxBent) return null
  const fine = settled(pixels, quad, distance(quad[0], quad[1]) / likely.width)
  const isClear =
    fine !== null && fine.clear >= minClear && strangeness(fine.corners, likely.aspect, pixels) <= maxBent
  return isClear
    ? { corners: fine.corners, confidence: confidenceBy(fine.clear), aspect: likely.aspect }
    : { corners: quad, confidence: unsettled * mark.score, aspect: likely.aspect }
}

/** The same corners, the one first from which one reads on to the second. */
export function inReadingOrder(quad: Quad<'page'>, reads: Point): Quad<'page'> {
  const corner = (at: number): Point<'page'> => quad[at % 4] ?? quad[0]
  const agrees = (at: number): number => dot(courseOf({ from: corner(at), to: corner(at + 1) }).along, reads)
  const first = [0, 1, 2, 3].reduce((best, at) => (agrees(at) > agrees(best) ? at : best))
  return [corner(first), corner(first + 1), corner(first + 2), corner(first + 3)]
}
