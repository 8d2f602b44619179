import { describe, expect, it } from 'vitest'
import { anMrzReading } from '../../../test/world/facts/facts.ts'
import { partialStub } from '../../../test/world/partial-stub.ts'
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
  reading: partialStub<DocumentReading>({ fields: {}, zone: null }, 'reading'),
  mrzLocation: null,
  barcodes: [],
  textQuads: printed,
  upright: { pixels: asUpright(pixels), mapping },
}
const portrait = { quad: box([120, 150], 100, 130), score: 0.9612 }
type Side = Parameters<typeof sideCarrier>[1]
const { signal } = new AbortController()

/** What is seen where each line that is read says the next of these texts. */
async function seen(
  changes: Partial<Side['read']>,
  objects: Side['objects'] = { pages: [], portraits: [], signatures: [] },
  {
    texts = [],
    page = place.page,
  }: { readonly texts?: readonly string[]; readonly page?: DocumentQuad['page'] } = {},
) {
  const rest = [...texts]
  const characters = (text: string) => Array.from(text, (symbol) => ({ symbol, confidence: 1, centre: 0.5 }))
  const inference = {
    readText: (_: unknown, quads: readonly Quad[]) =>
      Promise.resolve(quads.map(() => ({ characters: characters(rest.shift() ?? '') }))),
  }
  const side = { read: { ...read, ...changes }, place: { ...place, page }, objects, pixels }
  return { carrier: (await sideCarrier({ inference, signal }, side)).carrier, unread: rest }
}

it('counts the lines on the document beside the zone, and none of the zone or beside the document', async () => {
  const lines = [...printed, box([120, 285], 360, 12), box([120, 318], 360, 12), box([700, 120], 90, 20)]
  expect((await seen({ mrzLocation: zone, textQuads: lines })).carrier).toMatchObject({
    outline: 0.97,
    lines: 2,
  })
})

it('counts no line that was seen in the bars of a barcode', async () => {
  const onPage = box([120, 200], 300, 90)
  const barcode = partialStub<RecognisedBarcode<'sent'>>({ quad: mapping.pageToSent(onPage) }, 'barcode')
  const textQuads = [...printed, box([150, 230], 250, 12)]
  expect((await seen({ barcodes: [barcode], textQuads }, null)).carrier).toMatchObject({
    lines: 2,
    portrait: null,
  })
})

it('tells the surest portrait on the document, none in the zone or beside it, and that none was looked for', async () => {
  const beside = { quad: box([700, 150], 100, 130), score: 0.99 }
  const inZone = { quad: box([200, 270], 80, 70), score: 0.98 }
  const doubtful = { ...portrait, score: 0.4 }
  const portraitOf = async (...portraits: readonly (typeof portrait)[]) =>
    (await seen({ mrzLocation: zone }, { pages: [], portraits, signatures: [] })).carrier?.portrait
  expect(await portraitOf(beside, inZone, doubtful, portrait)).toBe(0.961)
  expect(await portraitOf(beside, inZone)).toBe(0)
  expect((await seen({}, null)).carrier?.portrait).toBeNull()
})

describe('print that must agree with the zone', () => {
  const fields = { lastName: [{ value: 'ERIKSSON', confidence: 1, source: 'mrz', index: 0 } as const] }
  const passport = partialStub<DocumentReading>({ fields, zone: { ...anMrzReading } }, 'reading')
  const onPage = (count: number) =>
    Array.from({ length: count }, (_, at) => box([120, 105 + at * 15], 150, 10))
  const agreeing = async (
    lines: number,
    texts: readonly string[],
    page: DocumentQuad['page'] = place.page,
  ) => {
    const changes = { reading: passport, mrzLocation: zone, textQuads: onPage(lines) }
    const { carrier, unread } = await seen(
      changes,
      { pages: [], portraits: [portrait], signatures: [] },
      { texts, page },
    )
    return [carrier?.agrees, unread.length]
  }

  it('is not read on a page with edges, a portrait and as much print as is usual', async () => {
    expect(await agreeing(11, ['ERIKSSON'])).toEqual([null, 1])
  })
  it('is read four lines at once until one agrees, eight at most', async () => {
    expect(await agreeing(9, ['NAME', 'Eriksson', '', '', 'x', 'y'])).toEqual([true, 2])
    expect(await agreeing(9, ['NAME', 'ERICSSON', '', '', 'a', 'b', 'c', 'd', 'ERIKSSON'])).toEqual([
      false,
      1,
    ])
    expect(await agreeing(11, ['NÖ', 'Surname: ERIKSSON'], null)).toEqual([true, 0])
  })
})

it('tells nothing where no document was read', async () => {
  const reader = { inference: { readText: () => Promise.resolve([]) }, signal }
  const side = { read, place, objects: null, pixels }
  expect(await sideCarrier(reader, { ...side, read: { ...read, reading: null } })).toEqual({})
  expect(await sideCarrier(reader, { ...side, place: null })).toEqual({})
})
