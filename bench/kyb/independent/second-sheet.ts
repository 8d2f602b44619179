import { PDFDocument, StandardFonts, type PDFFont } from '@cantoo/pdf-lib'
import { newSheet, type Sheet, type TextStyle } from './sheet.ts'

/** One family, as a picture draws it and as a PDF does: the standard font of the same widths. */
export interface Face {
  readonly family: string
  /** Absent where the standard fonts have not all the letters. */
  readonly pdf?: 'Typewriter' | 'Helvetica' | 'Times'
}

const files = {
  Typewriter: [StandardFonts.Courier, StandardFonts.CourierBold],
  Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
} as const

/** A sheet that can be drawn in any width, and as a PDF with its text. */
export interface Page extends Pick<Sheet, 'text' | 'line' | 'box'> {
  /** Lines of at most `columns` letters. Answers the baseline below the last. */
  readonly paragraph: (at: readonly [number, number], content: string, style: ParagraphStyle) => number
  /** @param width pixels */
  readonly svg: (width: number) => string
  /** Null where its letters are in no standard font. */
  readonly pdf: () => Promise<Uint8Array | null>
}

export interface ParagraphStyle extends TextStyle {
  readonly columns: number
  /** Pixels from line to line; 1.45 of the size by default. */
  readonly leading?: number
}

interface Fonts {
  readonly plain: PDFFont
  readonly bold: PDFFont
}

type Draw = (page: ReturnType<PDFDocument['addPage']>, fonts: Fonts) => void

const [sheetWidth, sheetHeight] = [1240, 1754]
/** Points of a pixel. */
const scale = 595.28 / sheetWidth

export function newPage({ family, pdf }: Face): Page {
  const sheet = newSheet(family)
  const draws: Draw[] = []
  const text: Sheet['text'] = (at, content, style = {}) => {
    sheet.text(at, content, style)
    draws.push((page, fonts) => drawText(page, fonts, { at, content, style }))
  }
  const line: Sheet['line'] = (from, to) => {
    sheet.line(from, to)
    draws.push((page) => page.drawLine({ start: placed(from), end: placed(to), thickness: 0.7 }))
  }
  return {
    ...{ text, line },
    box: ([x, y], [w, h]) => {
      for (const [from, to] of [
        [
          [x, y],
          [x + w, y],
        ],
        [
          [x, y + h],
          [x + w, y + h],
        ],
        [
          [x, y],
          [x, y + h],
        ],
        [
          [x + w, y],
          [x + w, y + h],
        ],
      ] as const)
        // prettier-ignore
        line(from, to)
    },
    paragraph: ([x, y], content, { columns, leading, ...style }) => {
      const step = leading ?? Math.round((style.size ?? 24) * 1.45)
      const lines = wrapped(content, columns)
      for (const [at, row] of lines.entries()) text([x, y + at * step], row, style)
      return y + lines.length * step
    },
    svg: (width) =>
      sheet
        .svg()
        .replace(
          `width="${sheetWidth}" height="${sheetHeight}"`,
          `width="${width}" height="${Math.round((width * sheetHeight) / sheetWidth)}" viewBox="0 0 ${sheetWidth} ${sheetHeight}"`,
        ),
    pdf: async () => (pdf === undefined ? null : written(files[pdf], draws)),
  }
}

const placed = ([x, y]: readonly [number, number]) => ({ x: x * scale, y: (sheetHeight - y) * scale })

interface Text {
  readonly at: readonly [number, number]
  readonly content: string
  readonly style: TextStyle
}

function drawText(page: Parameters<Draw>[0], fonts: Fonts, { at, content, style }: Text): void {
  const font = style.isBold === true ? fonts.bold : fonts.plain
  const size = (style.size ?? 24) * scale
  const { x, y } = placed(at)
  const left = style.isCentred === true ? font.widthOfTextAtSize(content, size) / 2 : 0
  page.drawText(content, { x: x - left, y, size, font })
}

async function written([plain, bold]: readonly [StandardFonts, StandardFonts], draws: readonly Draw[]) {
  const file = await PDFDocument.create()
  const fonts = { plain: await file.embedFont(plain), bold: await file.embedFont(bold) }
  const page = file.addPage([595.28, 841.89])
  for (const draw of draws) draw(page, fonts)
  return file.save()
}

function wrapped(content: string, columns: number): readonly string[] {
  const rows: string[] = []
  for (const word of content.split(' ')) {
    const row = rows.at(-1)
    if (row === undefined || row.length + 1 + word.length > columns) rows.push(word)
    else rows[rows.length - 1] = `${row} ${word}`
  }
  return rows
}
