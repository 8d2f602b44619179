import { z } from 'zod'
import type { DecodedPage } from '../../../flows/ports/inference/inference.ts'
import type { Symbology } from '../../../vocabulary/reading/barcode.ts'
import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { Space } from '../../../vocabulary/imaging/pixels.ts'
import { textLayerLimits } from '../../../vocabulary/imaging/text-layer.ts'
import { sharedPixels } from './shared-pixels.ts'

/** A decode process said what it cannot say: it was taken over, or has a fault. */
export class ImplausibleAnswer extends Error {
  override readonly name = 'ImplausibleAnswer'
}

/** Of `exif-software`. */
const maxSoftware = 100
const mostPages = 100
const mostBarcodes = 8
const mostBytes = 7089
/** Text may lie far off the page. */
const mostCoordinate = 2 ** 31

const symbologies = [
  'pdf417',
  'qr',
  'aztec',
  'data-matrix',
  'code-128',
  'code-39',
] as const satisfies readonly Symbology[]

const side = z.int().min(1)
const size = z.object({ width: side, height: side })
const pixels = z
  .object({ ...size.shape, channels: z.literal(3), data: z.instanceof(Uint8Array) })
  .refine(({ width, height, channels, data }) => data.length === width * height * channels)
const coordinate = z.number().min(-mostCoordinate).max(mostCoordinate)
const textLayer = z.object({
  words: z
    .array(
      z.object({
        text: z.string().min(1).max(textLayerLimits.letters),
        ...{ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate },
        isInvisible: z.boolean(),
      }),
    )
    .max(textLayerLimits.words),
  isCut: z.boolean(),
})
const pages = z
  .array(
    z.object({
      pixels,
      format: z.enum(['jpeg', 'png', 'webp', 'heic', 'pdf']),
      original: size,
      page: z.int().min(1),
      software: z.string().max(maxSoftware).exactOptional(),
      pagesInFile: z.int().min(1).exactOptional(),
      textLayer: textLayer.exactOptional(),
    }),
  )
  .max(mostPages)
const point = z.tuple([z.number(), z.number()])
const barcodes = z
  .array(
    z.object({
      symbology: z.enum(symbologies),
      text: z.string().max(mostBytes),
      bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= mostBytes),
      quad: z.tuple([point, point, point, point]),
      unusedErrorCorrection: z.number().min(0).max(1).nullable(),
    }),
  )
  .max(mostBarcodes)

/**
 * The pages that a decode process answered, in memory of their own. What it says is examined, because it has looked at the bytes
 * of strangers, and networks go by the size that a picture says it has.
 *
 * @throws ImplausibleAnswer
 */
export function decodedPages(value: unknown, canvas: number): readonly DecodedPage[] {
  const found = pages.safeParse(value)
  if (!found.success) throw new ImplausibleAnswer('these are no pages', { cause: found.error })
  return found.data.map((page) => {
    if (Math.max(page.pixels.width, page.pixels.height) > canvas)
      throw new ImplausibleAnswer('a page is larger than was asked for')
    return { ...page, pixels: sharedPixels(page.pixels) }
  })
}

/**
 * Their outlines lie in the picture that was given.
 *
 * @throws ImplausibleAnswer
 */
export function recognisedBarcodes<S extends Space>(value: unknown): readonly RecognisedBarcode<S>[] {
  const found = barcodes.safeParse(value)
  if (!found.success) throw new ImplausibleAnswer('these are no barcodes', { cause: found.error })
  return found.data
}
