import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { mapQuad } from '../../engine/imaging/geometry/homography.ts'
import { holds, middleOf } from '../../engine/imaging/geometry/sides.ts'
import type { DocumentReadResult } from '../../engine/reading/read-document.ts'
import { carrierVersion, type CarrierFacts } from '../../vocabulary/reading/carrier.ts'
import type { Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObjects } from '../ports/inference.ts'
import { isOnDocument } from './object-boxes.ts'

/** The detector of text sees lines in bars, too, and a zone's lines are found a little larger than they were read. */
const codeMargin = 1.15

/** One side as it was read, and where it lies. */
interface ReadSide {
  readonly read: Pick<DocumentReadResult, 'reading' | 'mrzLocation' | 'barcodes' | 'textQuads' | 'upright'>
  readonly place: DocumentQuad | null
  /** Null where portraits were not looked for. */
  readonly objects: DetectedObjects<'page'> | null
}

/** What a side shows of the document around what was read; nothing where no document was read. */
export function sideCarrier({ read, place, objects }: ReadSide): { readonly carrier?: CarrierFacts } {
  if (read.reading === null || place === null) return {}
  const codes = codeQuads(read).map(enlarged)
  const isBesideCode = (quad: Quad<'page'>): boolean =>
    !codes.some((code) => holds(code, middleOf(quad))) && isOnDocument(place, quad)
  const portraits = objects?.portraits.filter(({ quad }) => isOnDocument(place, quad)) ?? null
  return {
    carrier: {
      version: carrierVersion,
      outline: place.page === null ? null : rounded(place.page.confidence),
      portrait: portraits && rounded(Math.max(0, ...portraits.map(({ score }) => score))),
      lines: read.textQuads.filter(isBesideCode).length,
    },
  }
}

function codeQuads({ mrzLocation, barcodes, upright }: ReadSide['read']): readonly Quad<'page'>[] {
  return [
    ...(mrzLocation === null ? [] : [mrzLocation.corners]),
    ...barcodes.map(({ quad }) => upright.mapping.sentToPage(quad)),
  ]
}

/** Larger about its middle. */
function enlarged(quad: Quad<'page'>): Quad<'page'> {
  const [x, y] = middleOf(quad)
  return mapQuad(quad, ([px, py]): Point<'page'> => [x + (px - x) * codeMargin, y + (py - y) * codeMargin])
}

const rounded = (value: number): number => Number(value.toFixed(3))
