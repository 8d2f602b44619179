import { distance } from '../geometry/points.ts'
import { courseOf, holds } from '../geometry/sides.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { cardAspect, findCard } from './find-card.ts'
import { findMarkedPage, type MarkedPage } from './find-marked-page.ts'
import { findPage } from './find-page.ts'
import { pageFromMrz, type ZoneLayout } from './page-from-mrz.ts'
import type { FoundPage } from './page-fit.ts'

/** A page whose proportions are known: width by height. */
export interface SizedPage extends FoundPage {
  readonly aspect: number
}

/** Where a document lies in a picture, as far as that is known; all in pixels of the picture. */
export interface DocumentQuad {
  /** The unit vector along which its lines are read. */
  readonly reads: Point
  /** Null when its corners are not certain enough. */
  readonly page: SizedPage | null
  /** Another card in the same picture, such as the front beside the back; null when there is none. */
  readonly other: FoundPage | null
  /** What holds all of the document, and not much more. */
  readonly around: Quad<'page'>
}

/** The document is not flat and the zone not printed to the hair: this part more is kept on every side. */
const margin = 0.05

/** What is known of a page beside what was read on it, and asked. */
export interface ZoneSurroundings {
  /** Pages that a network marked in the picture. */
  readonly marked: readonly MarkedPage[]
  /** Every line of print that was found in the picture, in any direction. */
  readonly printed: readonly Quad<'page'>[]
  /** Corners are looked for only when they are sought. */
  readonly isPageNeeded: boolean
}

/** The place of a document whose machine readable zone was found. */
export function quadFromMrz(
  pixels: Pixels,
  zone: ZoneLayout,
  { printed, marked, isPageNeeded }: ZoneSurroundings,
): DocumentQuad {
  const { along: reads } = courseOf({ from: zone.corners[0], to: zone.corners[1] })
  const { corners, aspect } = pageFromMrz(zone, margin)
  const byLines = isPageNeeded ? findPage(pixels, zone) : null
  // A visa is a label on a page, and the page is what is marked.
  const byMark =
    isPageNeeded && zone.page.isLabel !== true
      ? findMarkedPage(pixels, marked, { read: [zone.corners], reads })
      : null
  const found = likelierPage(byLines && { ...byLines, aspect }, byMark)
  return {
    reads,
    page: found,
    other:
      found && zone.page.isOtherSideBeside === true ? otherCard(pixels, found, { printed, reads }) : null,
    around: corners,
  }
}

/** Corners farther apart than this part of a diagonal are not the same page's. */
const samePage = 0.015
/** Where lines of less confidence differ from a surer mark, the mark has the word. */
const doubtfulLines = 0.9

/**
 * The page that its lines show, and where they do not, or not clearly, the marked one: lines of print on the paper below
 * may be as clear as the edges of a page.
 */
function likelierPage(byLines: SizedPage | null, byMark: SizedPage | null): SizedPage | null {
  if (byLines === null || byMark === null) return byLines ?? byMark
  const [a, , c] = byMark.corners
  const apart = byMark.corners.map((corner, at) => distance(corner, byLines.corners[at] ?? corner))
  const isOther = Math.max(...apart) > samePage * distance(a, c)
  return isOther && byLines.confidence < doubtfulLines && byMark.confidence > byLines.confidence
    ? byMark
    : byLines
}

/** Fewer lines of print beside a card are no other card. */
const minLines = 5

/** A card beside the one that was found, which lies the same way: people lay front and back into one picture. */
function otherCard(
  pixels: Pixels,
  { corners }: FoundPage,
  { printed, reads }: { readonly printed: readonly Quad<'page'>[]; readonly reads: Point },
): FoundPage | null {
  const beside = printed.filter((line) => !line.some((point) => holds(corners, point)))
  const found = beside.length < minLines ? null : findCard(pixels, beside, reads)
  return found?.corners.some((point) => holds(corners, point)) === true ? null : found
}

/** What tells of a document without a zone where it lies; all in pixels of the picture. */
export interface PrintPlace {
  /** Pages that a network marked in the picture. */
  readonly marked: readonly MarkedPage[]
  /** What was read, in reading direction: print, or a barcode. */
  readonly read: readonly Quad<'page'>[]
  /** Every line of print that was found, read or not, in any direction. */
  readonly printed: readonly Quad<'page'>[]
}

function pageAround(pixels: Pixels, { read, printed, marked }: PrintPlace, reads: Point): SizedPage | null {
  const byLines = findCard(pixels, [...read, ...printed], reads)
  return likelierPage(
    byLines && { ...byLines, aspect: cardAspect },
    findMarkedPage(pixels, marked, { read, reads }),
  )
}

/** The place of a document by what is printed on it; null when nothing was read. Nothing of the picture is cut off for it. */
export function quadFromViz(
  pixels: Pixels,
  { read, printed, marked }: PrintPlace,
  { isPageNeeded }: { readonly isPageNeeded: boolean },
): DocumentQuad | null {
  const { width, height } = pixels
  const [x, y] = read.reduce(
    ([sx, sy], [from, to]): Point => [sx + to[0] - from[0], sy + to[1] - from[1]],
    [0, 0],
  )
  const length = Math.hypot(x, y)
  if (length === 0) return null
  const reads: Point = [x / length, y / length]
  return {
    reads,
    page: isPageNeeded ? pageAround(pixels, { read, printed, marked }, reads) : null,
    other: null,
    around: [[0, 0], [width, 0], [width, height], [0, height]], // prettier-ignore
  }
}
