import { degrees, PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

/** Pixels, from the left and from above. */
export type Point = readonly [x: number, y: number]

export interface Style {
  /** Pixels; the size of the page's font by default. */
  readonly size?: number
  readonly bold?: boolean
  readonly italic?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly ink?: 'black' | 'grey' | 'blue' | 'red'
  /** Degrees, to the right. */
  readonly turn?: number
}

export interface PageLook {
  readonly width: number
  readonly height: number
  /** Of pictures. */
  readonly font: string
  /** Of the PDF. */
  readonly family: 'sans' | 'serif' | 'mono'
  readonly size: number
  /** How wide the font is beside Helvetica. */
  readonly set?: number
}

type Drawn =
  | { readonly kind: 'text'; readonly at: Point; readonly content: string; readonly style: Style }
  | { readonly kind: 'line'; readonly at: Point; readonly to: Point }
  | { readonly kind: 'box'; readonly at: Point; readonly size: Point; readonly fill?: boolean }
  | { readonly kind: 'ring'; readonly at: Point; readonly radius: number }

/** One page, drawn as a picture or as a PDF whose text can be selected. */
export interface Page {
  readonly look: PageLook
  readonly text: (at: Point, content: string, style?: Style) => void
  /** Lines of at most `width` pixels, one below the other. @returns the baseline below the last one */
  readonly lines: (at: Point, content: string, style: Style & { readonly width: number }) => number
  readonly line: (at: Point, to: Point) => void
  readonly box: (at: Point, size: Point, fill?: boolean) => void
  readonly ring: (at: Point, radius: number) => void
  readonly svg: () => string
  readonly pdf: () => Promise<Uint8Array>
}

const inks = { black: '#161616', grey: '#6a6a6a', blue: '#2c4a8c', red: '#a12a2a' } as const

export function newPage(look: PageLook): Page {
  const drawn: Drawn[] = []
  const text: Page['text'] = (at, content, style = {}) => drawn.push({ kind: 'text', at, content, style })
  return {
    ...{ look, text },
    lines: ([x, y], content, { width, ...style }) => {
      const size = style.size ?? look.size
      const wrapped = wrap(content, width / (size * (look.set ?? 1) * (style.bold === true ? 1.06 : 1)), look)
      for (const [at, line] of wrapped.entries()) text([x, y + at * size * 1.35], line, style)
      return y + wrapped.length * size * 1.35
    },
    line: (at, to) => drawn.push({ kind: 'line', at, to }),
    box: (at, size, fill = false) => drawn.push({ kind: 'box', at, size, fill }),
    ring: (at, radius) => drawn.push({ kind: 'ring', at, radius }),
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${look.width}" height="${look.height}" font-family="${look.font}"><rect width="100%" height="100%" fill="#fcfbf8"/>${drawn.map((one) => svgOf(one, look)).join('')}</svg>`,
    pdf: () => pdfOf(drawn, look),
  }
}

/** How wide a line is, in sizes of its font: close enough to break lines by. */
function widthOf(line: string, { family }: PageLook): number {
  if (family === 'mono') return line.length * 0.6
  return Array.from(line).reduce((sum, sign) => sum + signWidth(sign), 0)
}

function signWidth(sign: string): number {
  if (/[iljtfrI.,:;'’|()[\] ]/u.test(sign)) return 0.31
  if (/[mwMW@%]/u.test(sign)) return 0.9
  return /\p{Lu}/u.test(sign) ? 0.7 : 0.56
}

function wrap(content: string, most: number, look: PageLook): readonly string[] {
  const lines: string[] = []
  for (const word of content.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, look) <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function svgOf(one: Drawn, look: PageLook): string {
  const [x, y] = one.at
  if (one.kind === 'line') return `<path d="M${x} ${y}L${one.to[0]} ${one.to[1]}" stroke="#333" stroke-width="1.4"/>` // prettier-ignore
  if (one.kind === 'box') return `<rect x="${x}" y="${y}" width="${one.size[0]}" height="${one.size[1]}" fill="${one.fill === true ? '#e4e6ea' : 'none'}" stroke="#333" stroke-width="1.4"/>` // prettier-ignore
  if (one.kind === 'ring') return `<circle cx="${x}" cy="${y}" r="${one.radius}" fill="none" stroke="${inks.blue}" stroke-width="4" opacity="0.75"/>` // prettier-ignore
  return svgText(one, look)
}

type Text = Extract<Drawn, { kind: 'text' }>

const plainStyle = { bold: false, italic: false, anchor: 'start', ink: 'black', turn: 0 } as const

function svgText({ at: [x, y], content, style }: Text, look: PageLook): string {
  const { size, bold, italic, anchor, ink, turn } = { size: look.size, ...plainStyle, ...style }
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${inks[ink]}" text-anchor="${anchor}"${bold ? ' font-weight="bold"' : ''}${italic ? ' font-style="italic"' : ''}${turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`}>${escaped(content)}</text>` // prettier-ignore
}

const families = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold, StandardFonts.TimesRomanItalic],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold, StandardFonts.CourierOblique],
} as const

const colours = {
  black: rgb(0.09, 0.09, 0.09),
  grey: rgb(0.42, 0.42, 0.42),
  blue: rgb(0.17, 0.29, 0.55),
  red: rgb(0.63, 0.16, 0.16),
}

async function pdfOf(drawn: readonly Drawn[], look: PageLook): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const [plain, bold, italic] = families[look.family]
  const fonts = { plain: await pdf.embedFont(plain), bold: await pdf.embedFont(bold), italic: await pdf.embedFont(italic) } // prettier-ignore
  const page = pdf.addPage([look.width * scale(look), look.height * scale(look)])
  for (const one of drawn) drawOn(page, one, { look, fonts })
  return pdf.save()
}

/** Points of a pixel: the longer side is that of A4. */
const scale = ({ width, height }: PageLook): number => 842 / Math.max(width, height)

interface Pens {
  readonly look: PageLook
  readonly fonts: { readonly plain: PDFFont; readonly bold: PDFFont; readonly italic: PDFFont }
}

function drawOn(page: PDFPage, one: Drawn, { look, fonts }: Pens): void {
  const by = scale(look)
  const [x, y] = [one.at[0] * by, (look.height - one.at[1]) * by]
  if (one.kind === 'line') {
    page.drawLine({
      start: { x, y },
      end: { x: one.to[0] * by, y: (look.height - one.to[1]) * by },
      thickness: 0.7,
    })
  } else if (one.kind === 'box') {
    const [width, height] = [one.size[0] * by, one.size[1] * by]
    page.drawRectangle({ x, y: y - height, width, height, borderWidth: 0.7, borderColor: colours.black, ...(one.fill === true && { color: rgb(0.89, 0.9, 0.92) }) }) // prettier-ignore
  } else if (one.kind === 'ring') {
    page.drawCircle({ x, y, size: one.radius * by, borderWidth: 2, borderColor: colours.blue })
  } else textOn(page, one, { look, fonts })
}

function textOn(page: PDFPage, { at, content, style }: Text, { look, fonts }: Pens): void {
  const { size, bold, italic, anchor, ink, turn } = { size: look.size, ...plainStyle, ...style }
  const by = scale(look)
  const font = bold ? fonts.bold : italic ? fonts.italic : fonts.plain
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] * font.widthOfTextAtSize(content, size * by)
  const [x, y] = [at[0] * by - before, (look.height - at[1]) * by]
  page.drawText(content, { x, y, font, size: size * by, color: colours[ink], rotate: degrees(-turn) })
}
