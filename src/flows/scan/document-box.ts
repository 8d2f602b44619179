import type { DocumentPlace } from '../../capture/document-place.ts'
import { mapQuad } from '../../geometry/homography.ts'
import type { DocumentReading } from '../../vocabulary/document-reading.ts'

/**
 * Adds where the document itself lies, when its corners are known, and where another card beside it lies: objects without
 * value or source.
 *
 * @param scale pixels of the picture that was sent per pixel of the page
 */
export function withDocumentBox(
  reading: DocumentReading,
  { page, other }: DocumentPlace,
  { index, scale }: { readonly index: 0 | 1; readonly scale: number },
): DocumentReading {
  if (page === null) return reading
  const document = [page, ...(other === null ? [] : [other])].map(({ corners, confidence }) => {
    const inputBox = mapQuad(corners, ([x, y]) => [x * scale, y * scale])
    return { value: '', confidence, index, inputBox }
  })
  return { ...reading, fields: { ...reading.fields, document } }
}
