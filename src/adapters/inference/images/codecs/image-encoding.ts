import sharp, { type Sharp } from 'sharp'
import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'

/** @param quality 1..100; from 90 on colour is kept in full resolution */
export async function encodeJpeg(pixels: Pixels, quality: number): Promise<Uint8Array> {
  return await rawPicture(pixels)
    .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
    .toBuffer()
}

export async function encodePng(pixels: Pixels): Promise<Uint8Array> {
  return await rawPicture(pixels).png().toBuffer()
}

function rawPicture({ width, height, channels, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}
