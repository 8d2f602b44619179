import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import { colourOf, relativeLuminance } from '../../vocabulary/imaging/relative-luminance.ts'

/** How a QR code looks. Colours are six hexadecimal digits of sRGB. */
export interface QrLook {
  readonly color: string
  readonly background: string
  /** Pixels of a module's side. */
  readonly moduleSize: number
  /** Modules left free on each side. */
  readonly margin: number
}

/** Beyond these a picture is of no use, and large ones take much memory. */
export const qrBounds = { moduleSize: [1, 40], margin: [0, 40] } as const

/** Lowest symbol contrast that a code may have (ISO/IEC 15415, grade D). */
const lowestContrast = 0.2

/** Whether cameras can tell the two colours of a code apart. */
export function isReadable({ color, background }: Pick<QrLook, 'color' | 'background'>): boolean {
  return Math.abs(relativeLuminance(color) - relativeLuminance(background)) >= lowestContrast
}

/** What a profile says, within bounds and in whole pixels. */
export function qrLook(settings: {
  readonly qrColor: string
  readonly qrBGColor: string
  readonly qrSize: number
  readonly qrMargin: number
}): QrLook {
  const within = ([least, most]: readonly [number, number], value: number): number =>
    Math.min(most, Math.max(least, Math.round(value)))
  return {
    ...{ color: settings.qrColor, background: settings.qrBGColor },
    moduleSize: within(qrBounds.moduleSize, settings.qrSize),
    margin: within(qrBounds.margin, settings.qrMargin),
  }
}

/**
 * A code as it is looked at.
 *
 * @param modules one pixel each, 0 for a dark one
 */
export function paintQrCode(modules: Pixels, { color, background, moduleSize, margin }: QrLook): Pixels {
  const width = (modules.width + 2 * margin) * moduleSize
  const height = (modules.height + 2 * margin) * moduleSize
  const [dark, light] = [colourOf(color), colourOf(background)]
  const data = new Uint8Array(width * height * 3)
  const row = new Uint8Array(width * 3)
  for (let y = 0; y < height; y += moduleSize) {
    const line = y / moduleSize - margin
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / moduleSize) - margin
      row.set(isDark(modules, column, line) ? dark : light, x * 3)
    }
    for (let repeat = 0; repeat < moduleSize; repeat += 1) data.set(row, (y + repeat) * width * 3)
  }
  return { width, height, channels: 3, data }
}

function isDark({ width, height, data }: Pixels, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0
}
