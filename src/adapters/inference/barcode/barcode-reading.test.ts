import { beforeAll, describe, expect, it } from 'vitest'
import { barcodeImage, barcodeModules } from '../../../../test/world/pictures/barcode-pictures.ts'
import { licenceFile } from '../../../../test/world/pictures/specimen-file.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { cardHolder } from '../../../engine/documents/aamva/card-holder.fixture.ts'
import { composeAamva } from '../../../engine/documents/aamva/compose-aamva.ts'
import { openBarcodeReader, readBarcodes } from './barcode-reading.ts'
import { barcodeViews } from './barcode-views.ts'

const read = (pixels: Pixels) => readBarcodes(barcodeViews(pixels))
const card = composeAamva(10, cardHolder)

describe('readBarcodes', () => {
  beforeAll(openBarcodeReader)

  it.each([0, 3, -8, 20, 90, 177, 270])(
    'reads the barcode of a card that is turned by %i degrees, and says where it stands',
    async (turn) => {
      const picture = barcodeImage(await barcodeModules(card), { turn, module: 2.4 })
      const [found] = await read(picture)
      expect(found).toMatchObject({ symbology: 'pdf417', text: card })
      const [a, , c] = found?.quad ?? []
      const middle = [((a?.[0] ?? 0) + (c?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (c?.[1] ?? 0)) / 2]
      for (const place of middle) expect(Math.abs(place - picture.width / 2)).toBeLessThan(25)
    },
  )

  it('reads the back of a licence as a camera sees it', async () => {
    const { pixels, licence } = await licenceFile({ today: '2026-11-21' })
    expect(await read(pixels)).toMatchObject([{ symbology: 'pdf417', text: licence.text }])
  })

  it('reads one whose far end is smaller', async () => {
    const picture = barcodeImage(await barcodeModules(card), { turn: 6, recede: 0.15 })
    expect((await read(picture))[0]?.text).toBe(card)
  })

  it.each([
    ['QRCode', 'qr'],
    ['AztecCode', 'aztec'],
    ['DataMatrix', 'data-matrix'],
    ['Code128', 'code-128'],
    ['Code39', 'code-39'],
  ] as const)('reads a %s at an angle', async (format, symbology) => {
    const picture = barcodeImage(await barcodeModules('INVENTED 0815', format), { turn: 11, module: 5 })
    expect(await read(picture)).toMatchObject([{ symbology, text: 'INVENTED 0815' }])
  })

  it('returns control characters, NUL and bytes that are no text as they are', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, value) => value)
    const [found] = await read(barcodeImage(await barcodeModules(bytes)))
    expect(found?.bytes).toEqual(bytes)
  })

  it('reads a symbol with a stain as it was, or not at all', async () => {
    const clean = await barcodeModules(card)
    for (let n = 1; n < 10; n += 2) {
      const data = Uint8Array.from(clean.data)
      const [size, left, top] = [4 + 2 * n, (n * 53) % 250, (n * 17) % 40]
      for (let y = top; y < Math.min(clean.height, top + size); y++)
        data.fill(n % 4 === 1 ? 0 : 255, y * clean.width + left, y * clean.width + left + size)
      const found = await read(barcodeImage({ ...clean, data }, { module: 2 }))
      for (const { text } of found) expect(text).toBe(card)
    }
  })

  it('sees none on blank paper, and none in a picture as small as a dot', async () => {
    for (const side of [1, 30, 600]) {
      const data = new Uint8Array(side * side).fill(240)
      expect(await read({ width: side, height: side, channels: 1, data })).toEqual([])
    }
  })
})
