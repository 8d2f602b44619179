import { beforeAll, describe, expect, it } from 'vitest'
import { barcodeImage, barcodeModules } from '../../../../test/world/pictures/barcode-pictures.ts'
import { middleOf } from '../../../engine/imaging/geometry/sides.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { openBarcodeReader, readBarcodes } from './barcode-reading.ts'
import { barcodeViews } from './barcode-views.ts'

const paper = 225

/** A sheet with lines of strokes as of letters, and one picture more on it. */
function sheet(pasted?: { readonly part: Pixels; readonly left: number; readonly top: number }): Pixels {
  const [width, height] = [1600, 1200]
  const data = new Uint8Array(width * height).fill(paper)
  for (let line = 100; line < 1100; line += 60)
    for (let y = line; y < line + 18; y++)
      for (let x = 100; x < 900; x++) if (x % 14 < 4 || (y % 9 < 3 && x % 28 < 14)) data[y * width + x] = 40
  if (pasted !== undefined) {
    const { part, left, top } = pasted
    for (let y = 0; y < part.height; y++)
      data.set(part.data.subarray(y * part.width, (y + 1) * part.width), (top + y) * width + left)
  }
  return { width, height, channels: 1, data }
}

const areaOf = (pixels: Pixels): number =>
  barcodeViews(pixels).squares.reduce((sum, { grey }) => sum + grey.width * grey.height, 0)

describe('barcodeViews', () => {
  beforeAll(openBarcodeReader)

  it('leaves most of a sheet of print out', () => {
    const pixels = sheet()
    expect(areaOf(pixels)).toBeLessThan(0.3 * pixels.width * pixels.height)
  })

  it.each([
    ['QRCode', 2.2],
    ['QRCode', 12],
    ['DataMatrix', 2.6],
    ['DataMatrix', 20],
    ['AztecCode', 4],
    ['AztecCode', 14],
  ] as const)('shows a %s of %f pixels a module, wherever it stands', async (format, module) => {
    const part = barcodeImage(await barcodeModules('INVENTED 0815', format), { turn: 4, module })
    for (const [left, top] of [
      [1021, 37],
      [1600 - part.width, 1200 - part.height],
    ] as const) {
      const [found, ...more] = await readBarcodes(barcodeViews(sheet({ part, left, top })))
      expect(found?.text).toBe('INVENTED 0815')
      expect(more).toEqual([])
      const [x, y] = found === undefined ? [0, 0] : middleOf(found.quad)
      expect(Math.hypot(x - left - part.width / 2, y - top - part.height / 2)).toBeLessThan(12)
    }
  })
})
