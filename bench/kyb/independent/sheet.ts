import sharp from 'sharp'

/** Pixels, from the left and from above. */
type Point = readonly [number, number]

/** A sheet of A4 at 150 dots an inch, drawn line by line. */
export interface Sheet {
  /** One line of text; the baseline is at `y`. */
  readonly text: (at: Point, content: string, style?: TextStyle) => void
  readonly line: (from: Point, to: Point) => void
  readonly box: (corner: Point, size: Point) => void
  readonly svg: () => string
}

export interface TextStyle {
  /** Pixels; 24 by default. */
  readonly size?: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
  /** Around `x` instead of from `x` on. */
  readonly isCentred?: boolean
}

const width = 1240
const height = 1754

export function newSheet(font: string): Sheet {
  const parts: string[] = []
  return {
    text: ([x, y], content, { size = 24, isBold = false, isItalic = false, isCentred = false } = {}) => {
      const style = `font-size="${size}"${isBold ? ' font-weight="bold"' : ''}${isItalic ? ' font-style="italic"' : ''}${isCentred ? ' text-anchor="middle"' : ''}`
      parts.push(`<text x="${x}" y="${y}" ${style}>${escaped(content)}</text>`)
    },
    line: ([x1, y1], [x2, y2]) => {
      parts.push(`<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#222" stroke-width="1.5"/>`)
    },
    box: ([x, y], [w, h]) => {
      parts.push(
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#222" stroke-width="1.5"/>`,
      )
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}" fill="#111"><rect width="${width}" height="${height}" fill="#fbfaf6" stroke="none"/>${parts.join('')}</svg>`,
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** How a sheet came before the reader: straight off a scanner, laid on it a little askew, or copied badly. */
export const scanKinds = ['straight', 'askew', 'noisy'] as const
export type ScanKind = (typeof scanKinds)[number]

/** @param turn degrees, of those that lie askew */
export async function scanned(svg: string, kind: ScanKind, turn: number): Promise<Buffer> {
  const page = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  if (kind === 'straight') return page.jpeg({ quality: 80 }).toBuffer()
  if (kind === 'askew') return page.rotate(turn, { background: '#e8e8e8' }).jpeg({ quality: 80 }).toBuffer()
  const { data, info } = await page.blur(0.7).grayscale().raw().toBuffer({ resolveWithObject: true })
  const grain = await sharp({
    create: {
      width: info.width,
      height: info.height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .grayscale()
    .raw()
    .toBuffer()
  const noisy = Buffer.from(
    data.map((value, at) => Math.max(0, Math.min(255, value - 8 + (grain[at] ?? 128) - 128))),
  )
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 70 })
    .toBuffer()
}
