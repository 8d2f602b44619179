import type { DocumentPlace } from '../../capture/document-place.ts'
import { mapQuad } from '../../geometry/homography.ts'
import type { DocumentReading } from '../../vocabulary/document-reading.ts'

/**
 * Adds where the document itself lies, when its corners are known: an object without value or source.
 *
 * @param scale pixels of the picture that was sent per pixel of the page
 */
export function withDocumentBox(
  reading: DocumentReading,
  { page }: DocumentPlace,
  { index, scale }: { readonly index: 0 | 1; readonly scale: number },
): DocumentReading {
  if (page === null) return reading
  const inputBox = mapQuad(page.corners, ([x, y]) => [x * scale, y * scale])
  const box = { value: '', confidence: page.confidence, index, inputBox }
  return { ...reading, fields: { ...reading.fields, document: [box] } }
}
