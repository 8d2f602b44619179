import type { MarkedPage } from '../../engine/imaging/page/find-marked-page.ts'
import { quadFromViz, quadFromMrz, type DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import type { DocumentReadResult } from '../../engine/reading/read-document.ts'
import type { Pixels, Quad } from '../../vocabulary/imaging/pixels.ts'

/** Where the document lies that was read on a page: by its zone, and where it has none by its print or its barcode. */
export function locateDocument(
  pixels: Pixels<'page'>,
  {
    mrzLocation,
    reading,
    textQuads,
    upright,
  }: Pick<DocumentReadResult, 'mrzLocation' | 'reading' | 'textQuads' | 'upright'>,
  { marked, isPageNeeded }: { readonly marked: readonly MarkedPage[]; readonly isPageNeeded: boolean },
): DocumentQuad | null {
  if (mrzLocation !== null)
    return quadFromMrz(pixels, mrzLocation, { printed: textQuads, marked, isPageNeeded })
  const read = readPlaces({ reading, upright })
  return quadFromViz(pixels, { read, printed: textQuads, marked }, { isPageNeeded })
}

/** Where on the page the values of a reading stand. */
export function readPlaces({
  reading,
  upright,
}: Pick<DocumentReadResult, 'reading' | 'upright'>): readonly Quad<'page'>[] {
  return Object.values(reading?.fields ?? {}).flatMap((readings) =>
    readings.flatMap(({ inputBox }) =>
      inputBox === undefined ? [] : [upright.mapping.sentToPage(inputBox)],
    ),
  )
}
