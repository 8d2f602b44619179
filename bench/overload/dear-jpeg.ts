import sharp from 'sharp'

/** A sound progressive JPEG of 6300 by 6300 pixels: within every bound, and dear to decode. */
export function dearJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true, quality: 40 })
    .toBuffer()
}
