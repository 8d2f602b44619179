import { quadFromViz, quadFromMrz, type DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import { mapQuad } from '../../engine/imaging/geometry/homography.ts'
import type { DocumentRead } from '../../engine/reading/read-document.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'

/**
 * Where the document lies that was read on a page: by its zone, and where it has none by its print or its barcode.
 *
 * @param options.scale pixels of the page per pixel of the picture that was sent
 */
export function locateDocument(
  pixels: Pixels,
  { layout, reading, printed }: Pick<DocumentRead, 'layout' | 'reading' | 'printed'>,
  { scale, isPageSought: isPageQuery }: { readonly scale: number; readonly isPageSought: boolean },
): DocumentQuad | null {
  if (layout !== null) return quadFromMrz(pixels, layout, { printed, isPageQuery })
  const boxes = Object.values(reading?.fields ?? {}).flatMap((readings) =>
    readings.flatMap(({ inputBox }): readonly Quad[] => (inputBox === undefined ? [] : [inputBox])),
  )
  const read = boxes.map((box) => mapQuad(box, ([x, y]) => [x * scale, y * scale]))
  return quadFromViz(pixels, { read, printed }, { isPageSought: isPageQuery })
}
