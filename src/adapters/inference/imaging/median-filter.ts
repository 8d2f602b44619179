import sharp from 'sharp'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'

/** Neighbours of a pixel, across and down, of which the middle one is taken. */
const window = 3

/**
 * The picture without what is finer than two pixels: security printing drawn over a small portrait, noise, the marks of
 * compression. Edges stay where they are (median filter).
 */
export async function medianFilter({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const filtered = sharp(data, { raw: { width, height, channels } }).median(window)
  return { width, height, channels: 3, data: await filtered.toColourspace('srgb').raw().toBuffer() }
}
