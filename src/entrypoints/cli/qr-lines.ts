import type { Pixels } from '../../vocabulary/imaging/pixels.ts'

/** Modules that a code needs free on each side (ISO/IEC 18004, 9.1). */
const quietZone = 4

/** Black on white, whatever the colours of the terminal are. */
const [blackOnWhite, reset] = ['\u001b[38;5;16;48;5;231m', '\u001b[0m']

/** By upper and lower module, dark ones drawn. */
const halfBlocks = { '00': ' ', '10': '▀', '01': '▄', '11': '█' } as const

/**
 * A QR code in lines of a terminal, two rows of modules a line.
 *
 * @param modules one pixel each, 0 for a dark one
 * @param isColoured whether the lines go to a screen that knows colours
 */
export function qrLines({ width, height, data }: Pixels, isColoured: boolean): readonly string[] {
  const isDark = (x: number, y: number): 0 | 1 =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 0 ? 1 : 0
  const lines: string[] = []
  for (let y = -quietZone; y < height + quietZone; y += 2) {
    let line = ''
    for (let x = -quietZone; x < width + quietZone; x += 1)
      line += halfBlocks[`${isDark(x, y)}${isDark(x, y + 1)}`]
    lines.push(isColoured ? `${blackOnWhite}${line}${reset}` : line)
  }
  return lines
}
