import { degrees, PDFDocument, setTextRenderingMode, StandardFonts, TextRenderingMode } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import type { LayerWord } from '../../../../vocabulary/imaging/text-layer.ts'
import { decodePdf, openPdfDecoder } from './decode-pdf.ts'

const size = { maxPixels: 40_000_000, maxSide: 20_000 }

/** A page of 200 by 100 points that says one word at (20, 40), its letters 20 points high. */
async function pageSaying(
  word: string,
  { turned = 0, mode = TextRenderingMode.Fill, pages = 1 } = {},
): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const font = await file.embedFont(StandardFonts.Helvetica)
  for (let page = 0; page < pages; page++) {
    const sheet = file.addPage([200, 100])
    sheet.setRotation(degrees(turned))
    sheet.pushOperators(setTextRenderingMode(mode))
    sheet.drawText(`${word}${pages > 1 ? page + 1 : ''}`, { x: 20, y: 40, size: 20, font })
  }
  return file.save()
}

async function decode(bytes: Uint8Array, more: { readonly from?: number; readonly withText?: boolean }) {
  const limits = { canvas: 401, pages: 1, ...more }
  return decodePdf(await openPdfDecoder(), { task: 'decode', bytes, format: 'pdf', limits, size })
}

describe('The text layer of a PDF', () => {
  it('is where its words are drawn, in pixels from the top left corner', async () => {
    const [page] = await decode(await pageSaying('HHH HH'), { withText: true })
    const [first, second] = page?.textLayer?.words ?? []
    const rounded = ({ left, top, bottom }: LayerWord) =>
      [left, top, bottom].map((edge) => Math.round(edge / 4))
    expect([first, second].map((word) => word?.text)).toEqual(['HHH', 'HH'])
    expect(first === undefined ? [] : rounded(first)).toEqual([11, 23, 30])
    expect(first?.isInvisible).toBe(false)
    expect(second?.left).toBeGreaterThan(first?.right ?? Infinity)
  })

  it('turns with its page', async () => {
    const [page] = await decode(await pageSaying('HHH', { turned: 90 }), { withText: true })
    const [word = { left: 0, right: 0, top: 0, bottom: 0 }] = page?.textLayer?.words ?? []
    expect(page?.pixels).toMatchObject({ width: 199, height: 399 })
    expect(word.bottom - word.top).toBeGreaterThan(word.right - word.left)
    expect(word.right).toBeLessThanOrEqual(200)
  })

  it('says of words that they are not drawn', async () => {
    const [page] = await decode(await pageSaying('HHH', { mode: TextRenderingMode.Invisible }), { withText: true }) // prettier-ignore
    expect(page?.textLayer?.words).toMatchObject([{ text: 'HHH', isInvisible: true }])
  })

  it('is left out where no one asks for it', async () => {
    const [page] = await decode(await pageSaying('HHH'), {})
    expect(page).not.toHaveProperty('textLayer')
  })

  it('is that of the page asked for, of so many', async () => {
    const [page] = await decode(await pageSaying('H', { pages: 3 }), { from: 2, withText: true })
    expect(page).toMatchObject({ page: 2, pagesInFile: 3, textLayer: { words: [{ text: 'H2' }] } })
    await expect(decode(await pageSaying('H'), { from: 2 })).rejects.toThrow('no such page')
  })
})
