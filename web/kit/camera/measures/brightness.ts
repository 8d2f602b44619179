import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import { insideQuad } from './inside-quad.ts'
import type { LumaPicture } from './luma-picture.ts'

/** Mean brightness within a quad, 0..255; 0 where none of it lies in the picture. */
export function brightnessIn(picture: LumaPicture, quad: Quad): number {
  const inside = insideQuad(picture, quad)
  let [sum, count] = [0, 0]
  for (let at = 0; at < inside.length; at++)
    if (inside[at] === 1) {
      sum += picture.data[at] ?? 0
      count++
    }
  return sum / Math.max(1, count)
}
