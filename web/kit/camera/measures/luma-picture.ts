import { lumaOf } from '../../../../src/vocabulary/imaging/luma.ts'
import type { RgbaPicture } from './rgba-picture.ts'

/** How bright each pixel is, 0..255, row by row. */
export interface LumaPicture {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export function lumaFrom({ width, height, data }: RgbaPicture): LumaPicture {
  const luma = new Float32Array(width * height)
  for (let n = 0, at = 0; n < luma.length; n++, at += 4)
    luma[n] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  return { width, height, data: luma }
}
