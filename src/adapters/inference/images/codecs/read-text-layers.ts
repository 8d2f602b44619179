import type { PDFiumModule } from '@hyzyla/pdfium'
import {
  type LayerWord,
  type PageTextLayer,
  textLayerLimits,
} from '../../../../vocabulary/imaging/text-layer.ts'

type Pdfium = Awaited<ReturnType<typeof PDFiumModule>>

/** What reads text, beside what the types of the package name (public/fpdf_text.h, fpdf_edit.h and fpdfview.h of PDFium). */
interface TextFunctions {
  _FPDFText_GetUnicode(textPage: number, at: number): number
  _FPDFText_GetCharBox(textPage: number, at: number, ...edges: readonly number[]): number
  _FPDFText_GetTextObject(textPage: number, at: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDF_PageToDevice(page: number, ...numbers: readonly number[]): number
}

const names = [
  '_FPDFText_GetUnicode',
  '_FPDFText_GetCharBox',
  '_FPDFText_GetTextObject',
  '_FPDFTextObj_GetTextRenderMode',
  '_FPDF_PageToDevice',
] as const satisfies readonly (keyof TextFunctions)[]

/** Text that is neither filled nor stroked: 3, and 7, which only clips. */
const invisibleModes: readonly number[] = [3, 7]
/** Four numbers of eight bytes, and two of four. */
const scratchBytes = 40

function readsText(pdfium: Pdfium): pdfium is Pdfium & TextFunctions {
  return names.every((name) => typeof Reflect.get(pdfium, name) === 'function')
}

/**
 * The words of pages of a PDF, where its text layer says that they are.
 *
 * @param drawn size of each page as it is drawn, in pixels; by the index of the page
 * @throws Error when the file cannot be opened
 */
export function readTextLayers(
  pdfium: Pdfium,
  bytes: Uint8Array,
  drawn: ReadonlyMap<number, { readonly width: number; readonly height: number }>,
): ReadonlyMap<number, PageTextLayer> {
  if (!readsText(pdfium)) throw new Error('this build of PDFium reads no text')
  const { malloc, free } = pdfium.wasmExports
  const [file, scratch] = [malloc(bytes.length), malloc(scratchBytes)]
  if (file === 0 || scratch === 0) throw new Error('there is no memory for the text layer')
  pdfium.HEAPU8.set(bytes, file)
  const document = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0)
  try {
    if (document === 0) throw new Error('the PDF cannot be opened for its text')
    return new Map(
      [...drawn].map(([index, size]) => {
        const page = pdfium._FPDF_LoadPage(document, index)
        if (page === 0) throw new Error('the page cannot be opened for its text')
        try {
          return [index, layerOf({ pdfium, page, scratch, size })]
        } finally {
          pdfium._FPDF_ClosePage(page)
        }
      }),
    )
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document)
    free(scratch)
    free(file)
  }
}

interface OpenPage {
  readonly pdfium: Pdfium & TextFunctions
  readonly page: number
  /** Where numbers are answered. */
  readonly scratch: number
  readonly size: { readonly width: number; readonly height: number }
}

/** What builds of the library answer for a hyphen at the end of a line: no characters. */
const endHyphens: readonly number[] = [0x02, 0xfffe]
const hyphen = 0x2d

interface Letter extends Omit<LayerWord, 'text'> {
  readonly symbol: string
  /** Its word goes on in the next line. */
  readonly isEndOfLine: boolean
}

function layerOf(open: OpenPage): PageTextLayer {
  const { pdfium } = open
  const textPage = pdfium._FPDFText_LoadPage(open.page)
  if (textPage === 0) return { words: [], isCut: false }
  try {
    const count = pdfium._FPDFText_CountChars(textPage)
    const words: LayerWord[] = []
    let current: Letter[] = []
    const end = (): void => {
      if (current.length > 0) words.push(wordOf(current))
      current = []
    }
    for (let at = 0; at < Math.min(count, textLayerLimits.characters); at++) {
      const letter = letterAt(open, textPage, at)
      if (letter === null || current.length === textLayerLimits.letters) end()
      if (letter !== null) current.push(letter)
      if (letter?.isEndOfLine === true) end()
      if (words.length === textLayerLimits.words) return { words, isCut: true }
    }
    end()
    return { words, isCut: count > textLayerLimits.characters }
  } finally {
    pdfium._FPDFText_ClosePage(textPage)
  }
}

/** Null for spaces and ends of lines, and for what is no character. */
function letterAt(open: OpenPage, textPage: number, at: number): Letter | null {
  const { pdfium, scratch } = open
  const answered = pdfium._FPDFText_GetUnicode(textPage, at)
  const isEndOfLine = endHyphens.includes(answered)
  const code = isEndOfLine ? hyphen : answered
  // U+FFFF is no character.
  if (code <= 32 || code === 0xa0 || code >= 0xfffe) return null
  const edges = [0, 8, 16, 24].map((offset) => scratch + offset)
  if (pdfium._FPDFText_GetCharBox(textPage, at, ...edges) === 0) return null
  const view = new DataView(pdfium.HEAPU8.buffer)
  const [left = 0, right = 0, bottom = 0, top = 0] = edges.map((edge) => view.getFloat64(edge, true))
  const [a, b] = [onDrawing(open, left, top), onDrawing(open, right, bottom)]
  const object = pdfium._FPDFText_GetTextObject(textPage, at)
  return {
    ...{ symbol: String.fromCharCode(code), isEndOfLine },
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
    isInvisible: object !== 0 && invisibleModes.includes(pdfium._FPDFTextObj_GetTextRenderMode(object)),
  }
}

/** Sixteenths of a pixel: the library answers whole numbers. */
const fine = 16

function onDrawing({ pdfium, page, scratch, size }: OpenPage, x: number, y: number) {
  const [atX, atY] = [scratch + 32, scratch + 36]
  pdfium._FPDF_PageToDevice(page, 0, 0, size.width * fine, size.height * fine, 0, x, y, atX, atY)
  const view = new DataView(pdfium.HEAPU8.buffer)
  return { x: view.getInt32(atX, true) / fine, y: view.getInt32(atY, true) / fine }
}

function wordOf(letters: readonly Letter[]): LayerWord {
  return {
    text: letters.map(({ symbol }) => symbol).join(''),
    left: Math.min(...letters.map(({ left }) => left)),
    top: Math.min(...letters.map(({ top }) => top)),
    right: Math.max(...letters.map(({ right }) => right)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    isInvisible: letters.some(({ isInvisible }) => isInvisible),
  }
}
