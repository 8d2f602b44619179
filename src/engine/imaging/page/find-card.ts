import { rotatedBox } from '../geometry/rotated-box.ts'
import { courseOf, sidesOf } from '../geometry/sides.ts'
import type { Pixels, Point, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { edgeLines } from './edge-lines.ts'
import { bestPage, confidenceBy, settled, strangeness, type FoundPage } from './page-fit.ts'

/** Cards of the size ID-1, as identity cards and licences are (ISO/IEC 7810): 85.6 by 54 mm. */
const card = { widthMm: 85.6, heightMm: 54 } as const
export const cardAspect = card.widthMm / card.heightMm

/** All of these in parts of the width of what is printed. How far outside of that an edge may lie. */
const farthest = { beside: 0.3, above: 0.5 } as const
const step = 0.009
/** How much nearer to the print an edge may begin than end: the camera tilts. */
const slant = 0.12
/** A wrong corner is worse than no corner; and nothing but its proportions tells a card from what else lies there. */
const minClear = 1.8
const maxBent = 1

/**
 * The card around what is printed on it: the clearest straight lines outside of the print that have a card's proportions.
 *
 * @param printed every line of print that was found, and barcodes, in pixels of the picture
 * @param reads unit vector along which the print is read
 * @returns null when a side does not stand out from the background, or the page has not a card's size
 */
export function findCard(pixels: Pixels, printed: readonly Quad<'page'>[], reads: Point): FoundPage | null {
  const { left, right, top, bottom, at } = rotatedBox(printed.flat(), reads)
  const width = right - left
  if (!(width > 0 && bottom > top)) return null
  const [beside, above] = [(farthest.beside * width) / 2, (farthest.above * width) / 2]
  const look = (from: Point<'page'>, to: Point<'page'>, reach: number) =>
    edgeLines(pixels, { from, to }, { begin: reach, end: reach, step: step * width, slant: slant * width })
  const lines = [
    look(at(left, top - above), at(right, top - above), above),
    look(at(right + beside, top), at(right + beside, bottom), beside),
    look(at(right, bottom + above), at(left, bottom + above), above),
    look(at(left - beside, bottom), at(left - beside, top), beside),
  ] as const
  const rough = bestPage(pixels, lines, { aspect: cardAspect, misplaced: () => 0 })
  if (rough === null) return null
  const fine = settled(pixels, rough, courseOf(sidesOf(rough)[0]).length / card.widthMm)
  if (fine === null || fine.clear < minClear) return null
  if (strangeness(fine.corners, cardAspect, pixels) > maxBent) return null
  return { corners: fine.corners, confidence: confidenceBy(fine.clear) }
}
