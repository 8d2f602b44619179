import { quadFromViz, quadFromMrz, type DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { mapQuad } from '../../engine/imaging/geometry/homography.ts'
import type { DocumentReadResult } from '../../engine/reading/read-document.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'

/**
 * Where the document lies that was read on a page: by its zone, and where it has none by its print or its barcode.
 *
 * @param options.scale pixels of the page per pixel of the picture that was sent
 */
export function locateDocument(
  pixels: Pixels,
  { mrzLocation, reading, textQuads }: Pick<DocumentReadResult, 'mrzLocation' | 'reading' | 'textQuads'>,
  { scale, isPageNeeded }: { readonly scale: number; readonly isPageNeeded: boolean },
): DocumentQuad | null {
  if (mrzLocation !== null) return quadFromMrz(pixels, mrzLocation, { printed: textQuads, isPageNeeded })
  const boxes = Object.values(reading?.fields ?? {}).flatMap((readings) =>
    readings.flatMap(({ inputBox }): readonly Quad[] => (inputBox === undefined ? [] : [inputBox])),
  )
  const read = boxes.map((box) => mapQuad(box, ([x, y]) => [x * scale, y * scale]))
  return quadFromViz(pixels, { read, printed: textQuads }, { isPageNeeded })
}
