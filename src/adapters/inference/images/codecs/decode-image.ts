import sharp, { type Sharp } from 'sharp'
import type { DecodedPage } from '../../../../flows/ports/inference/inference.ts'
import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import type { DecodeTask, Oversize } from '../decode-messages.ts'
import { exifSoftware } from './exif-software.ts'
import { oversizeOf } from './picture-size.ts'

/** Only these three codecs may be reached, however a file is made up. */
export function restrictCodecs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
}

/** The picture claims to be larger than is read. */
export class Oversized extends Error {
  override readonly name = 'Oversized'
  readonly by: Oversize

  constructor(by: Oversize) {
    super('the picture is too large')
    this.by = by
  }
}

/**
 * Decodes a JPEG, PNG or WebP: upright by EXIF, transparent parts on white, sRGB, eight bits.
 *
 * @throws Oversized when it claims to be larger than allowed; Error when it is broken, cut off, animated, or another format
 */
export async function decodeImage(task: DecodeTask & { readonly task: 'decode' }): Promise<DecodedPage> {
  const options = { limitInputPixels: task.size.maxPixels, failOn: 'error', sequentialRead: true } as const
  // The header alone is read here, whatever size it claims.
  const metadata = await sharp(task.bytes, { ...options, limitInputPixels: false }).metadata()
  if (metadata.format !== task.format || task.format === 'pdf')
    throw new Error('the file is not what it says')
  const oversize = oversizeOf(metadata, task.size)
  if (oversize !== null) throw new Oversized(oversize)
  if ((metadata.pages ?? 1) > 1) throw new Error('the picture is animated')
  const software = metadata.exif === undefined ? undefined : exifSoftware(metadata.exif)
  const original = metadata.autoOrient
  const pixels = await fitted(sharp(task.bytes, options).autoOrient(), task.limits.canvas)
  return {
    pixels,
    format: task.format,
    original,
    page: 1,
    ...(software === undefined ? {} : { software }),
  }
}

/** Scaled down to fit into a square of `canvas` pixels, transparent parts on white, sRGB, eight bits. */
export async function fitted(picture: Sharp, canvas: number): Promise<Pixels<'page'>> {
  const { data, info } = await picture
    .resize({ width: canvas, height: canvas, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  if (data.length !== width * height * 3) throw new Error('the picture did not become three channels')
  return { width, height, channels: 3, data }
}
