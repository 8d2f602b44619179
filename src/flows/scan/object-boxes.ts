import { inReadingOrder } from '../../engine/imaging/page/find-marked-page.ts'
import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import type { BoxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { holds, middleOf } from '../../engine/imaging/geometry/sides.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field } from '../../vocabulary/reading/fields.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObject } from '../ports/inference/inference.ts'

/** A portrait that the network is less sure of is not answered: no one is served by a guess. */
const minScore = 0.9
/** Portraits that are answered. */
export const isSurePortrait = ({ score }: Pick<DetectedObject, 'score'>): boolean => score >= minScore

/** What lies on a page beside its print. */
export interface PageObjects {
  readonly place: DocumentQuad
  readonly portraits: readonly DetectedObject<'page'>[]
  /** Its score is how sure it is that something is signed there; null where nothing is. */
  readonly signature: DetectedObject<'page'> | null
}

/**
 * Adds to what was read where the document itself lies, when its corners are known, where another card beside it lies,
 * and where a portrait and a signature lie on them: objects without value or source. Their first corner is top left when
 * one reads the document.
 */
export function withObjectBoxes(
  reading: DocumentReading,
  { place, portraits, signature }: PageObjects,
  { index, mapping }: { readonly index: 0 | 1; readonly mapping: Pick<BoxMapping, 'pageToSent'> },
): DocumentReading {
  const field = (corners: Quad<'page'>, confidence: number): Field => ({
    value: '',
    confidence,
    index,
    inputBox: mapping.pageToSent(corners),
  })
  const pages = [place.page, place.other].filter((page) => page !== null)
  const objects = (of: readonly DetectedObject<'page'>[]) =>
    of
      .filter(({ quad }) => isOnDocument(place, quad))
      .map(({ quad, score }) => field(inReadingOrder(quad, place.reads), score))
  const boxes = {
    document: pages.map(({ corners, confidence }) => field(corners, confidence)),
    face: objects(portraits.filter(isSurePortrait)),
    signature: objects(signature === null ? [] : [signature]),
  }
  const seen = Object.entries(boxes).filter(([, fields]) => fields.length > 0)
  return seen.length === 0
    ? reading
    : { ...reading, fields: { ...reading.fields, ...Object.fromEntries(seen) } }
}

/** True of what has its middle on the document, or on the card beside it. */
export function isOnDocument({ page, other, around }: DocumentQuad, quad: Quad<'page'>): boolean {
  return [page?.corners ?? around, ...(other === null ? [] : [other.corners])].some((area) =>
    holds(area, middleOf(quad)),
  )
}
