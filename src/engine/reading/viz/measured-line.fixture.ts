import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import type { Glyph } from './measure-glyphs.ts'
import type { MeasuredLine } from './measure-line.ts'
import { lettersOf } from './text-line.ts'
import { printed } from './printed-line.fixture.ts'

/** A line of bars of ink, their lengths in pixels along the line and where each begins; 32 pixels high on a page of 64. */
export function bars(places: readonly (readonly [left: number, width: number])[]): {
  readonly pixels: Pixels
  readonly quad: Quad<'upright'>
  readonly centres: readonly number[]
} {
  const [width, height] = [400, 64]
  const data = new Uint8Array(width * height).fill(220)
  for (const [left, barWidth] of places)
    for (let y = 16; y < 48; y++) data.fill(40, y * width + left, y * width + left + barWidth)
  const quad: Quad<'upright'> = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  const centres = places.map(([left, barWidth]) => (left + barWidth / 2) / width)
  return { pixels: { width, height, channels: 1, data }, quad, centres }
}

const plain = { inkBelow: 0, inkAtCentre: 0, inkLeftOfCentre: 0, inkTopRight: 0.8 } as const

/** A line whose letters are so wide, or have such other measures; letters that are not named are 0.6 wide, 0.15 apart. */
export function measuredLine(
  text: string,
  shapes: Readonly<Record<number, Partial<Glyph & { readonly width: number }>>> = {},
  confidence = 0.98,
): MeasuredLine {
  const line = printed(text, [0, 0], { confidence })
  let x = 0
  const glyphs = Array.from(text, (symbol, at): Glyph | null => {
    if (symbol === ' ') x += 0.4
    const { width = 0.6, left = x, ...more } = shapes[at] ?? {}
    if (symbol !== ' ') x = left + width + 0.15
    return symbol === ' ' ? null : { left, right: left + width, midWidth: width, ...plain, ...more }
  })
  return { line, letters: lettersOf(line), glyphs }
}
