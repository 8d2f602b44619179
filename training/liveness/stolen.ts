import sharp from 'sharp'
import type { Random } from '../../src/engine/specimens/random.ts'
import { addTexture } from './scene.ts'
import { sampleLight, type Raster, loadRaster, type Rgb } from './raster.ts'

/** The photograph that an attacker has of someone: brought to the size of some page, compressed once or twice. */
export async function stolenPhoto(person: Uint8Array, random: Random): Promise<Raster> {
  const width = random.whole(260, 448)
  let file = await sharp(person)
    .resize({ width })
    .sharpen({ sigma: 0.7 })
    .jpeg({ quality: random.whole(60, 92) })
    .toBuffer()
  if (random.happens(0.5))
    file = await sharp(file)
      .jpeg({ quality: random.whole(55, 92) })
      .toBuffer()
  return addTexture(await loadRaster(file), random)
}

/** Width by height of what is shown of a photograph, and its light at a place 0..1 across and down. */
export interface PresentedImage {
  readonly shape: number
  readonly at: (u: number, v: number, into: Rgb) => void
}

export function presentImage(photograph: Raster): PresentedImage {
  return {
    shape: photograph.width / photograph.height,
    at: (u, v, into) => sampleLight(photograph, [u * photograph.width, v * photograph.height], into),
  }
}
