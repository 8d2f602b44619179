import type { Region } from './frame-canvas.ts'

/** What an encoded picture may have at most. */
export interface JpegCaps {
  /** Longer side, in pixels. */
  readonly side: number
  readonly bytes: number
}

/** The best quality first; the last is taken whatever it comes to. */
const qualities = [0.92, 0.85, 0.75, 0.6] as const

/**
 * A part of a picture as a JPEG file, made smaller where it has more pixels than it may, with the best quality that fits.
 *
 * @throws Error where the browser cannot encode
 */
export async function encodeJpeg(source: CanvasImageSource, region: Region, caps: JpegCaps): Promise<Blob> {
  const scale = Math.min(1, caps.side / Math.max(region.width, region.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(region.width * scale))
  canvas.height = Math.max(1, Math.round(region.height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, region.left, region.top, region.width, region.height, 0, 0, canvas.width, canvas.height) // prettier-ignore
  let jpeg: Blob | null = null
  for (const quality of qualities) {
    jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (jpeg === null || jpeg.size <= caps.bytes) break
  }
  if (jpeg === null) throw new Error('The browser encodes no JPEG.')
  return jpeg
}
