import { expect, it } from 'vitest'
import { partialStub } from '../../../test/world/partial.ts'
import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { asUpright, boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { td1 } from '../../engine/documents/formats/td1.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { RecognisedBarcode } from '../../vocabulary/reading/recognition.ts'
import type { Pixels, Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { sideCarrier } from './side-carrier.ts'

const box = ([left, top]: Point, width: number, height: number): Quad<'page'> => [[left, top], [left + width, top], [left + width, top + height], [left, top + height]] // prettier-ignore
const pixels: Pixels<'page'> = { width: 900, height: 600, channels: 1, data: new Uint8Array() }
/** The picture that was sent is twice as large as the page. */
const mapping = boxMapping({ pixels, original: { width: 1800, height: 1200 } }, 0)
const place: DocumentQuad = {
  reads: [1, 0],
  page: { corners: box([100, 100], 400, 250), confidence: 0.97, aspect: 1.6 },
  other: null,
  around: box([80, 80], 440, 290),
}
const zone = { page: td1.page, corners: box([120, 280], 360, 50) }
const printed = [box([120, 120], 200, 20), box([120, 150], 200, 20)]
const read = {
  reading: partialStub<DocumentReading>({ fields: {} }, 'reading'),
  mrzLocation: null,
  barcodes: [],
  textQuads: printed,
  upright: { pixels: asUpright(pixels), mapping },
}
const portrait = { quad: box([120, 150], 100, 130), score: 0.9612 }
type Side = Parameters<typeof sideCarrier>[0]
const seen = (changes: Partial<Side['read']>, objects: Side['objects'] = { portraits: [], signatures: [] }) =>
  sideCarrier({ read: { ...read, ...changes }, place, objects }).carrier

it('counts the lines on the document beside the zone, and none of the zone or beside the document', () => {
  const lines = [...printed, box([120, 285], 360, 12), box([120, 318], 360, 12), box([700, 120], 90, 20)]
  expect(seen({ mrzLocation: zone, textQuads: lines })).toMatchObject({ outline: 0.97, lines: 2 })
})

it('counts no line that was seen in the bars of a barcode', () => {
  const onPage = box([120, 200], 300, 90)
  const barcode = partialStub<RecognisedBarcode<'sent'>>({ quad: mapping.pageToSent(onPage) }, 'barcode')
  const textQuads = [...printed, box([150, 230], 250, 12)]
  expect(seen({ barcodes: [barcode], textQuads }, null)).toMatchObject({ lines: 2, portrait: null })
})

it('tells the surest portrait on the document, none of beside it, and that none was looked for', () => {
  const beside = { quad: box([700, 150], 100, 130), score: 0.99 }
  const doubtful = { ...portrait, score: 0.4 }
  expect(seen({}, { portraits: [beside, doubtful, portrait], signatures: [] })?.portrait).toBe(0.961)
  expect(seen({}, { portraits: [beside], signatures: [] })?.portrait).toBe(0)
  expect(seen({}, null)?.portrait).toBeNull()
})

it('tells nothing where no document was read', () => {
  expect(sideCarrier({ read: { ...read, reading: null }, place, objects: null })).toEqual({})
  expect(sideCarrier({ read, place: null, objects: null })).toEqual({})
})
