import type { Pixels, Point, Quad } from '../vocabulary/pixels.ts'
import { findPage, type FoundPage } from './find-page.ts'
import { pageAroundZone, type ZoneLayout } from './page-around-zone.ts'

/** Where a document lies in a picture, as far as that is known; all in pixels of the picture. */
export interface DocumentPlace {
  /** The unit vector along which its lines are read. */
  readonly reads: Point
  /** Null when its corners are not certain enough. */
  readonly page: (FoundPage & { readonly aspect: number }) | null
  /** What holds all of the document, and not much more. */
  readonly around: Quad
}

/** The document is not flat and the zone not printed to the hair: this part more is kept on every side. */
const margin = 0.05

/** The place of a document whose machine readable zone was found; its corners are looked for only when they are sought. */
export function placeByZone(
  pixels: Pixels,
  zone: ZoneLayout,
  { isPageSought }: { readonly isPageSought: boolean },
): DocumentPlace {
  const [[x, y], [toX, toY]] = zone.corners
  const length = Math.hypot(toX - x, toY - y)
  const found = isPageSought ? findPage(pixels, zone) : null
  const { corners, aspect } = pageAroundZone(zone, margin)
  return {
    reads: [(toX - x) / length, (toY - y) / length],
    page: found && { ...found, aspect },
    around: corners,
  }
}
