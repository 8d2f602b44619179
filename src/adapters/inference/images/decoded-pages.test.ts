import { describe, expect, it } from 'vitest'
import { decodedPages, recognisedBarcodes } from './decoded-pages.ts'

const pixels = { width: 4, height: 2, channels: 3, data: new Uint8Array(24) }
const page = { pixels, format: 'png', original: { width: 8, height: 4 }, page: 1 }
const barcode = {
  symbology: 'qr',
  text: 'x',
  bytes: Uint8Array.of(1),
  quad: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  unusedErrorCorrection: null,
}

describe('what a decode process says', () => {
  it('is taken where it fits together', () => {
    expect(decodedPages([page], 4)).toEqual([page])
    expect(decodedPages([{ ...page, software: 'Retouch 9' }], 4)).toMatchObject([{ software: 'Retouch 9' }])
    expect(recognisedBarcodes([barcode])).toEqual([barcode])
  })

  it.each([
    ['more pixels than bytes', [{ ...page, pixels: { ...pixels, height: 2000 } }]],
    ['a page larger than was asked for', [{ ...page, pixels: { ...pixels, width: 8, height: 1 } }]],
    ['a size that is none', [{ ...page, pixels: { ...pixels, width: -4, height: -2 } }]],
    ['bytes that are a text', [{ ...page, pixels: { ...pixels, data: 'x'.repeat(24) } }]],
    ['another format', [{ ...page, format: 'svg' }]],
    ['a text without end', [{ ...page, software: 'x'.repeat(101) }]],
    ['no list', page],
    ['nothing', null],
  ])('is not believed when it is %s', (_, value) => {
    expect(() => decodedPages(value, 4)).toThrow('page')
  })

  it.each([
    ['of another kind', [{ ...barcode, symbology: 'ean' }]],
    ['of more bytes than any symbol has', [{ ...barcode, bytes: new Uint8Array(7090) }]],
    ['by the hundred', Array<unknown>(100).fill(barcode)],
    ['without a place', [{ ...barcode, quad: [[0, 0]] }]],
  ])('is not believed when it is a barcode %s', (_, value) => {
    expect(() => recognisedBarcodes(value)).toThrow('barcodes')
  })
})
