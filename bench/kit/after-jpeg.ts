import sharp from 'sharp'
import type { Pixels } from '../../src/vocabulary/imaging/pixels.ts'
import { encoded } from '../../test/world/pictures/specimen-file.ts'

/** A picture in colour as it is when it has been sent as JPEG of this quality, 1..100. */
export async function recompressJpeg(pixels: Pixels, quality: number): Promise<Pixels> {
  const { width, height } = pixels
  const data = await sharp(await encoded(pixels, quality))
    .raw()
    .toBuffer()
  return { width, height, channels: 3, data }
}
