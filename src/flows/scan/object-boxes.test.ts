import { describe, expect, it } from 'vitest'
import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { partialStub } from '../../../test/world/partial-stub.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { Pixels, Point, Quad } from '../../vocabulary/imaging/pixels.ts'
import { withObjectBoxes, type PageObjects } from './object-boxes.ts'

const box = ([left, top]: Point, width: number, height: number): Quad<'page'> => [[left, top], [left + width, top], [left + width, top + height], [left, top + height]] // prettier-ignore
const pixels: Pixels<'page'> = { width: 900, height: 600, channels: 1, data: new Uint8Array() }
/** The picture that was sent is twice as large as the page. */
const mapping = boxMapping({ pixels, original: { width: 1800, height: 1200 } }, 0)
const reading = partialStub<DocumentReading>({ fields: {} }, 'reading')
const place: DocumentQuad = {
  reads: [1, 0],
  page: { corners: box([100, 100], 400, 250), confidence: 0.97, aspect: 1.6 },
  other: null,
  around: box([80, 80], 440, 290),
}
const portrait = { quad: box([120, 150], 100, 130), score: 0.96 }

function objects(found: Partial<PageObjects>, changes: Partial<DocumentQuad> = {}) {
  const given = { portraits: [], signature: null, ...found, place: { ...place, ...changes } }
  return withObjectBoxes(reading, given, { index: 0, mapping }).fields
}

describe('the objects of a document', () => {
  it('are the document, the portrait and the signature on it, in pixels of the picture that was sent', () => {
    const signature = { quad: box([260, 300], 120, 30), score: 0.88 }
    const found = objects({ portraits: [portrait], signature })
    expect(found.document?.[0]).toMatchObject({ value: '', inputBox: box([200, 200], 800, 500) })
    expect(found.face).toEqual([
      { value: '', confidence: 0.96, index: 0, inputBox: box([240, 300], 200, 260) },
    ])
    expect(found.signature?.[0]?.inputBox).toEqual(box([520, 600], 240, 60))
    expect(found.signature?.[0]?.confidence).toBe(0.88)
  })

  it('begin with the corner that is top left when one reads the document', () => {
    const { face } = objects({ portraits: [portrait] }, { reads: [0, -1] })
    expect(face?.[0]?.inputBox?.[0]).toEqual([240, 560])
  })

  it('are those on the document, not what lies beside it', () => {
    const beside = { quad: box([700, 150], 100, 130), score: 0.96 }
    expect(objects({ portraits: [beside] }).face).toBeUndefined()
    const other = { corners: box([600, 100], 400, 250), confidence: 0.9 }
    expect(objects({ portraits: [beside] }, { other }).face).toHaveLength(1)
  })

  it('are left out where the network is in doubt', () => {
    const doubtful = { ...portrait, score: 0.7 }
    expect(objects({ portraits: [doubtful] })).not.toHaveProperty('face')
  })
})
