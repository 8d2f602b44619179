import { piecesOfLines } from '../../src/engine/companies/reading/layout/pieces-of-lines.ts'
import type { PrintPiece } from '../../src/engine/companies/reading/layout/print-piece.ts'
import type { Quad } from '../../src/vocabulary/imaging/pixels.ts'

/** A run of text and where it stands, as a detector and a recogniser of text would return them. */
export interface TextInBox {
  readonly text: string
  readonly box: Quad
}

/** Pieces of print of pages of text, as the reader takes them. Every letter is certain. */
export function piecesOfText(pages: readonly (readonly TextInBox[])[]): readonly PrintPiece[] {
  return pages.flatMap((lines, page) =>
    piecesOfLines(
      lines.map(({ text, box }) => ({
        text,
        confidences: Array.from({ length: text.length }, () => 1),
        alternatives: Array.from({ length: text.length }, () => []),
        centres: /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? centresOf(text).map((x) => 1 - x) : centresOf(text),
        quad: box as unknown as Quad<'upright'>,
      })),
      { page, mapping: { uprightToSent: (quad) => quad as unknown as Quad<'sent'> } },
    ),
  )
}

const widthOf = (sign: string): number => {
  if (/[iljtfrI.,:;'’|()[\] ]/u.test(sign)) return 0.31
  if (/[mwMW@%]/u.test(sign)) return 0.9
  return /\p{Lu}/u.test(sign) ? 0.7 : 0.56
}

/** How wide a text is in a font of this size. */
const textWidth = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0)

function centresOf(text: string): readonly number[] {
  const widths = Array.from({ length: text.length }, (_, at) => widthOf(text.charAt(at)))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let left = 0
  return widths.map((width) => {
    left += width
    return (left - width / 2) / whole
  })
}

const entities: readonly (readonly [string, string])[] = [['&lt;', '<'], ['&gt;', '>'], ['&quot;', '"'], ['&amp;', '&']]
const textElement = /<text x="([\d.-]+)" y="([\d.-]+)"([^>]*)>([^<]*)<\/text>/gu

/** The lines of a page that is drawn as SVG, without drawing it. Texts that are turned are left out. */
export function linesOfSvg(svg: string): readonly TextInBox[] {
  return [...svg.matchAll(textElement)].flatMap(([, left, base, style = '', printed = '']) => {
    const text = entities.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), printed).trim()
    if (text === '' || style.includes('rotate')) return []
    return [{ text, box: boxOf(text, [Number(left), Number(base)], style) }]
  })
}

function boxOf(text: string, [left, base]: readonly [number, number], style: string): Quad {
  const size = Number(/font-size="([\d.]+)"/u.exec(style)?.[1] ?? 24)
  const width = textWidth(text, size)
  const anchor = /text-anchor="(\w+)"/u.exec(style)?.[1]
  const x = left - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const [top, bottom] = [base - 0.85 * size, base + 0.2 * size]
  return [[x, top], [x + width, top], [x + width, bottom], [x, bottom]]
}
