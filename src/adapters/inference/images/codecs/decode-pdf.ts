import { PDFiumLibrary, PDFiumModule, type PDFiumPage } from '@hyzyla/pdfium'
import type { DecodedPage, DecodeLimits } from '../../../../flows/ports/inference/inference.ts'
import type { DecodeTask } from '../decode-messages.ts'
import { readTextLayers } from './read-text-layers.ts'

/** A page larger than this (5 m) is no scan of a document. One point is 1/72 inch (ISO 32000-1, section 8.3.2.3). */
const maxPoints = 14_400
/** 300 dots per inch: scans rarely hold more. */
const maxScale = 300 / 72

export interface PdfDecoder {
  readonly pdfium: Awaited<ReturnType<typeof PDFiumModule>>
  readonly library: PDFiumLibrary
}

/** The file asks for a password, as it may be. */
export class Encrypted extends Error {
  override readonly name = 'Encrypted'
}

/** What the library says of a file that it cannot open without a password, or by a scheme that it does not know. */
const saysEncrypted = /password|security scheme/i

/** Loads the decoder; to be done before the first file. */
export async function openPdfDecoder(): Promise<PdfDecoder> {
  const pdfium = await PDFiumModule({})
  pdfium._FPDF_InitLibraryWithConfig({ version: 2 })
  return { pdfium, library: new PDFiumLibrary(pdfium) }
}

/**
 * Draws pages of a PDF, on white, as large as `limits.canvas` allows but at most with 300 dots per inch; with the words of
 * their text layers where they are asked for.
 *
 * @throws Encrypted when the file asks for a password, Error when it is broken, empty, has no such page, or a page has no
 *   sensible size
 */
export async function decodePdf(
  { library, pdfium }: PdfDecoder,
  { bytes, limits }: DecodeTask & { readonly task: 'decode' },
): Promise<DecodedPage[]> {
  const drawn = await drawPages(library, bytes, limits)
  if (limits.withText !== true) return drawn
  const sizes = new Map(drawn.map(({ page, original }) => [page - 1, original]))
  const layers = readTextLayers(pdfium, bytes, sizes)
  return drawn.map((page) => {
    const textLayer = layers.get(page.page - 1)
    return textLayer === undefined ? page : { ...page, textLayer }
  })
}

async function drawPages(
  library: PDFiumLibrary,
  bytes: Uint8Array,
  { pages: most, from = 1, canvas }: DecodeLimits,
): Promise<DecodedPage[]> {
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw error instanceof Error && saysEncrypted.test(error.message) ? new Encrypted(error.message) : error
  })
  try {
    const total = document.getPageCount()
    const last = Math.min(total, from - 1 + most)
    if (last < from) throw new Error('the PDF has no such page')
    const pages: DecodedPage[] = []
    for (let number = from; number <= last; number++)
      pages.push({ ...(await drawPage(document.getPage(number - 1), number, canvas)), pagesInFile: total })
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
