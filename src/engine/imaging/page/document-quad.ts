import { courseOf, holds } from '../geometry/sides.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { cardAspect, findCard } from './find-card.ts'
import { findPage } from './find-page.ts'
import { pageFromMrz, type ZoneLayout } from './page-from-mrz.ts'
import type { FoundPage } from './page-fit.ts'

/** Where a document lies in a picture, as far as that is known; all in pixels of the picture. */
export interface DocumentQuad {
  /** The unit vector along which its lines are read. */
  readonly reads: Point
  /** Null when its corners are not certain enough. */
  readonly page: (FoundPage & { readonly aspect: number }) | null
  /** Another card in the same picture, such as the front beside the back; null when there is none. */
  readonly other: FoundPage | null
  /** What holds all of the document, and not much more. */
  readonly around: Quad<'page'>
}

/** The document is not flat and the zone not printed to the hair: this part more is kept on every side. */
const margin = 0.05

/** What is known beside the zone, and asked. */
export interface ZoneSurroundings {
  /** Every line of print that was found in the picture, in any direction. */
  readonly printed: readonly Quad<'page'>[]
  /** Corners are looked for only when they are sought. */
  readonly isPageNeeded: boolean
}

/** The place of a document whose machine readable zone was found. */
export function quadFromMrz(
  pixels: Pixels,
  zone: ZoneLayout,
  { printed, isPageNeeded }: ZoneSurroundings,
): DocumentQuad {
  const { along: reads } = courseOf({ from: zone.corners[0], to: zone.corners[1] })
  const found = isPageNeeded ? findPage(pixels, zone) : null
  const { corners, aspect } = pageFromMrz(zone, margin)
  return {
    reads,
    page: found && { ...found, aspect },
    other:
      found && zone.page.isOtherSideBeside === true ? otherCard(pixels, found, { printed, reads }) : null,
    around: corners,
  }
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
  /** What was read, in reading direction: print, or a barcode. */
  readonly read: readonly Quad<'page'>[]
  /** Every line of print that was found, read or not, in any direction. */
  readonly printed: readonly Quad<'page'>[]
}

/** The place of a document by what is printed on it; null when nothing was read. Nothing of the picture is cut off for it. */
export function quadFromViz(
  pixels: Pixels,
  { read, printed }: PrintPlace,
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
  const found = isPageNeeded ? findCard(pixels, [...read, ...printed], reads) : null
  return {
    reads,
    page: found && { ...found, aspect: cardAspect },
    other: null,
    around: [[0, 0], [width, 0], [width, height], [0, height]], // prettier-ignore
  }
}
