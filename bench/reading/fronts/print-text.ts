import sharp from 'sharp'
import { leftBlank } from './tables/families.table.ts'

/** A line of text as ink: coverage 0..255 of each pixel, cut to the ink. */
export interface InkedText {
  readonly width: number
  readonly height: number
  readonly coverage: Uint8Array
  /** From the upper edge of the ink down to the baseline; from its left edge to where the line begins, in pixels. */
  readonly baseline: number
  readonly origin: number
}

export interface TextLook {
  /** Families in the order in which a letter is looked for. */
  readonly families: readonly string[]
  /** Height of the em in pixels. */
  readonly em: number
  readonly bold?: boolean
  readonly rightToLeft?: boolean
  /** Extra space after each letter, in parts of the em. */
  readonly spacing?: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Those of the families that leave no letter of the text blank. */
const drawing = (families: readonly string[], text: string): readonly string[] =>
  families.filter((name) => Array.from(leftBlank[name] ?? '').every((letter) => !text.includes(letter)))

/**
 * Shapes and draws a line with Pango: letters join, stack and run from right to left as their script asks.
 *
 * @throws Error when the text leaves no ink
 */
export async function printText(text: string, look: TextLook): Promise<InkedText> {
  const { em } = look
  const width = Math.ceil(em * (Array.from(text).length * (1.25 + (look.spacing ?? 0)) + 4))
  const height = Math.ceil(em * 4)
  const [x, y] = [look.rightToLeft === true ? width - Math.ceil(em) : Math.ceil(em), Math.ceil(em * 2.4)]
  const attributes = [
    `x="${x}" y="${y}" font-size="${em}"`,
    `font-family="${drawing(look.families, text)
      .map((name) => `'${name}'`)
      .join(', ')}"`,
    look.bold === true ? 'font-weight="bold"' : '',
    look.rightToLeft === true ? 'direction="rtl"' : '',
    look.spacing === undefined ? '' : `letter-spacing="${look.spacing * em}"`,
  ]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text xml:space="preserve" ${attributes.join(' ')}>${escaped(text)}</text></svg>`
  const { data } = await sharp(Buffer.from(picture))
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return cutToInk({ width, height, data }, { text, x, y })
}

function cutToInk(
  { width, height, data }: { readonly width: number; readonly height: number; readonly data: Uint8Array },
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
): InkedText {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if ((data[row * width + column] ?? 0) < 48) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = row
    }
  if (right < left) throw new Error(`No font draws ${text}`)
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const coverage = new Uint8Array(wide * high)
  for (let row = 0; row < high; row++) {
    const from = (top + row) * width + left
    coverage.set(data.subarray(from, from + wide), row * wide)
  }
  return { width: wide, height: high, coverage, baseline: y - top, origin: x - left }
}
