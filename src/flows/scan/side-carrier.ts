import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { needsAgreeingPrint } from '../../engine/checks/parts/carrier-signs.ts'
import { mapQuad } from '../../engine/imaging/geometry/homography.ts'
import { holds, middleOf } from '../../engine/imaging/geometry/sides.ts'
import type { DocumentReadResult } from '../../engine/reading/read-document.ts'
import { carrierVersion, type CarrierFacts } from '../../vocabulary/reading/carrier.ts'
import type { Pixels, Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import type { DetectedObjects } from '../ports/inference/inference.ts'
import { isPrintAgreeing, type PrintReader } from './print-agreement.ts'
import { isOnDocument } from './object-boxes.ts'

/** The detector of text sees lines in bars, too, and a zone's lines are found a little larger than they were read. */
const codeMargin = 1.15

/** One side as it was read, and where it lies. */
interface ReadSide {
  readonly read: Pick<DocumentReadResult, 'reading' | 'mrzLocation' | 'barcodes' | 'textQuads' | 'upright'>
  readonly place: DocumentQuad | null
  /** Null where portraits were not looked for. */
  readonly objects: DetectedObjects<'page'> | null
  readonly pixels: Pixels<'page'>
}

/** What a side shows of the document around what was read; nothing where no document was read. */
export async function sideCarrier(
  reader: PrintReader,
  { read, place, objects, pixels }: ReadSide,
): Promise<{ readonly carrier?: CarrierFacts }> {
  const { reading } = read
  if (reading === null || place === null) return {}
  const codes = codeQuads(read).map(enlarged)
  const isBesideCode = (quad: Quad<'page'>): boolean =>
    !codes.some((code) => holds(code, middleOf(quad))) && isOnDocument(place, quad)
  // What seems to be a portrait in the code itself is none.
  const portraits = objects?.portraits.filter(({ quad }) => isBesideCode(quad)) ?? null
  const lines = read.textQuads.filter(isBesideCode)
  const seen = {
    version: carrierVersion,
    outline: place.page === null ? null : rounded(place.page.confidence),
    portrait: portraits && rounded(Math.max(0, ...portraits.map(({ score }) => score))),
    lines: lines.length,
  }
  const agrees = needsAgreeingPrint(reading, seen)
    ? await isPrintAgreeing(reader, reading, { pixels, lines })
    : null
  return { carrier: { ...seen, agrees } }
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
