import type { Quad } from '../../../src/vocabulary/imaging/pixels.ts'
import { type Canvas, type Colour, tint } from '../../../src/engine/specimens/canvas.ts'
import type { InkedText } from './print-text.ts'

/** Lays a printed line over a sheet; `left` and `baseline` in its pixels. What lies outside is cut off. @returns around the ink, pixels */
export function drawInk(
  { pixels }: Canvas,
  ink: InkedText,
  place: {
    readonly left: number
    readonly baseline: number
    readonly colour: Colour
    readonly opacity?: number
  },
): Quad {
  const [x, y] = [Math.round(place.left), Math.round(place.baseline - ink.baseline)]
  for (let row = 0; row < ink.height; row++) {
    if (y + row < 0 || y + row >= pixels.height) continue
    for (let column = 0; column < ink.width; column++) {
      const coverage = ink.coverage[row * ink.width + column] ?? 0
      if (coverage === 0 || x + column < 0 || x + column >= pixels.width) continue
      const at = ((y + row) * pixels.width + x + column) * 3
      tint(pixels.data, at, { colour: place.colour, coverage: (coverage / 255) * (place.opacity ?? 1) })
    }
  }
  const [right, bottom] = [x + ink.width, y + ink.height]
  return [[x, y], [right, y], [right, bottom], [x, bottom]] // prettier-ignore
}
