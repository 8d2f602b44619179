import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import type { DecodedPage } from '../../../../flows/ports/inference/inference.ts'
import type { DecodeTask } from '../decode-messages.ts'
import { fitted, Oversized } from './decode-image.ts'
import { oversizeOf } from './picture-size.ts'

/**
 * Decodes the primary picture of a HEIC file (ISO/IEC 23008-12, coded by HEVC), as telephones write it: turned and cropped
 * as its own properties say, transparent parts on white, eight bits. Colours of a wide gamut are taken as they are, and its
 * EXIF block, by which nothing is turned, is not read.
 *
 * @throws Oversized when it claims to be larger than allowed; Error when it is broken, cut off, or coded otherwise
 */
export async function decodeHeic(task: DecodeTask & { readonly task: 'decode' }): Promise<DecodedPage> {
  const images = new libheif.HeifDecoder().decode(task.bytes)
  try {
    const image = images.find((each) => each.is_primary())
    if (image === undefined) throw new Error('the file has no picture')
    const [width, height] = [image.get_width(), image.get_height()]
    const oversize = oversizeOf({ width, height }, task.size)
    if (oversize !== null) throw new Oversized(oversize)
    const data = await draw(image, { width, height })
    const pixels = await fitted(sharp(data, { raw: { width, height, channels: 4 } }), task.limits.canvas)
    return { pixels, format: 'heic', original: { width, height }, page: 1 }
  } finally {
    for (const each of images) each.free()
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

function draw(image: HeifImage, size: Size): Promise<Uint8ClampedArray> {
  const canvas = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
  return new Promise((resolve, reject) => {
    image.display(canvas, (drawn) => {
      if (drawn === null) reject(new Error('the picture cannot be decoded'))
      else resolve(drawn.data)
    })
  })
}
