import { td1 } from '../../engine/documents/formats/td1.ts'
import { describe, expect, it } from 'vitest'
import { boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Field } from '../../vocabulary/reading/fields.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { ReadSide } from './read-side.ts'
import { splitSides } from './split-sides.ts'

const box = (top: number): Quad<'page'> => [[10, top], [90, top], [90, top + 40], [10, top + 40]] // prettier-ignore
const [above, below] = [box(0), box(100)]
/** The picture that was sent is twice as large as the page. */
const sent = (quad: Quad<'page'>): Field => ({
  value: '',
  confidence: 0.9,
  index: 0,
  inputBox: [
    [quad[0][0] * 2, quad[0][1] * 2],
    [quad[1][0] * 2, quad[1][1] * 2],
    [quad[2][0] * 2, quad[2][1] * 2],
    [quad[3][0] * 2, quad[3][1] * 2],
  ],
})

function readingOf(fields: DocumentReading['fields']): DocumentReading {
  return { type: 'I', name: 'ID Card', issuer: 'UTO', zone: null, fields, expected: [], missing: [] }
}

const name = (source: 'mrz' | 'visual'): Field => ({ value: 'ERIKSSON', confidence: 0.99, source, index: 0 })
const pixels = { width: 100, height: 150, channels: 3, data: new Uint8Array(45_000) } as const
const page = { pixels, format: 'jpeg', original: { width: 200, height: 300 }, page: 1 } as const
const both: ReadSide = {
  picture: { pages: [page], file: new Uint8Array(), sha256: '' },
  page,
  read: {
    page: 0,
    reading: readingOf({
      lastName: [name('mrz')],
      document: [sent(below), sent(above)],
      face: [sent(above)],
    }),
    mrzLocation: { page: td1.page, corners: below },
    textQuads: [above, below],
    barcodes: [],
    upright: { pixels, mapping: boxMapping(page, 0) },
    isStopped: false,
    readPrint: () => Promise.resolve([]),
  },
  objects: null,
  begun: null,
  barcodesFailed: false,
  seals: [],
  place: {
    reads: [1, 0],
    page: { corners: below, confidence: 0.9, aspect: 1.585 },
    other: { corners: above, confidence: 0.8 },
    around: below,
  },
}

describe('the sides of a card in one picture', () => {
  it('each have their own place, print and objects', () => {
    const apart = splitSides(both, readingOf({ lastName: [name('visual')] }))
    if (apart === null) throw new Error('They were not told apart')
    const { front, back } = apart
    expect(front.read.reading?.fields).toEqual({
      lastName: [name('visual')],
      document: [sent(above)],
      face: [sent(above)],
    })
    expect(back.read.reading?.fields).toEqual({
      lastName: [{ ...name('mrz'), index: 1 }],
      document: [{ ...sent(below), index: 1 }],
    })
    expect([front.place?.page?.corners, front.place?.other]).toEqual([above, null])
    expect([back.place?.page?.corners, back.place?.other]).toEqual([below, null])
    expect([front.read.textQuads, back.read.textQuads]).toEqual([[above], [below]])
  })

  it('are not told apart where only one card was found', () => {
    const place = both.place && { ...both.place, other: null }
    expect(splitSides({ ...both, place }, readingOf({}))).toBeNull()
  })
})
