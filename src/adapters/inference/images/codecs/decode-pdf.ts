import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import type { DecodedPage } from '../../../../flows/ports/inference/inference.ts'
import type { DecodeTask } from '../decode-messages.ts'

/** A page larger than this (5 m) is no scan of a document. One point is 1/72 inch (ISO 32000-1, section 8.3.2.3). */
const maxPoints = 14_400
/** 300 dots per inch: scans rarely hold more. */
const maxScale = 300 / 72

/** Loads the decoder; to be done before the first file. */
export function openPdfDecoder(): Promise<PDFiumLibrary> {
  return PDFiumLibrary.init()
}

/**
 * Draws the first pages of a PDF, on white, as large as `limits.canvas` allows but at most with 300 dots per inch.
 *
 * @throws Error when the file is broken, encrypted, empty, or a page has no sensible size
 */
export async function decodePdf(
  library: PDFiumLibrary,
  task: DecodeTask & { readonly task: 'decode' },
): Promise<DecodedPage[]> {
  const document = await library.loadDocument(task.bytes)
  try {
    const count = Math.min(document.getPageCount(), task.limits.pages)
    if (count < 1) throw new Error('the PDF has no page')
    const pages: DecodedPage[] = []
    for (let index = 0; index < count; index++)
      pages.push(await drawPage(document.getPage(index), index + 1, task.limits.canvas))
    return pages
  } finally {
    document.destroy()
  }
}

async function drawPage(page: PDFiumPage, number: number, canvas: number): Promise<DecodedPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longer = Math.max(originalWidth, originalHeight)
  if (!(originalWidth >= 1 && originalHeight >= 1 && longer <= maxPoints))
    throw new Error('the page has no sensible size')
  const scale = Math.min(maxScale, canvas / (longer + 1))
  const { width, height, data } = await page.render({ scale, render: 'bitmap' })
  const pixels = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = data[from] ?? 0
    pixels[to + 1] = data[from + 1] ?? 0
    pixels[to + 2] = data[from + 2] ?? 0
  }
  return {
    pixels: { width, height, channels: 3, data: pixels },
    format: 'pdf',
    original: { width, height },
    page: number,
  }
}
