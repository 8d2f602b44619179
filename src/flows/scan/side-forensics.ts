import type { DocumentPlace } from '../../capture/document-place.ts'
import { forensicFacts, type DocumentRegion } from '../../forensics/forensic-facts.ts'
import { mapQuad } from '../../geometry/homography.ts'
import type { DocumentReading } from '../../vocabulary/document-reading.ts'
import type { ForensicFacts } from '../../vocabulary/forensics.ts'
import type { Point, Quad } from '../../vocabulary/pixels.ts'
import type { DecodedPage } from '../ports/inference.ts'

/** Where the document lies as far as that is known: its corners, what holds its zone, or somewhere in the picture. */
function regionOf(
  { pixels }: DecodedPage,
  place: DocumentPlace | null,
): Pick<DocumentRegion, 'kind' | 'corners'> {
  if (place !== null && place.page !== null) return { kind: 'page', corners: place.page.corners }
  const { width, height } = pixels
  const whole: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  // Without a zone nothing more is known of the place than that it is in the picture.
  const isWhole = place === null || place.around.every((corner, at) => String(corner) === String(whole[at]))
  return isWhole ? { kind: 'picture', corners: whole } : { kind: 'print', corners: place.around }
}

/** Portraits that were found, in pixels of the page. */
function portraitsOf(reading: DocumentReading | null, scale: number): readonly Quad[] {
  const found = reading?.fields.face ?? []
  return found.flatMap(({ inputBox }) =>
    inputBox === undefined ? [] : [mapQuad(inputBox, ([x, y]): Point => [x * scale, y * scale])],
  )
}

/** What is kept of how the picture of a side came about; nothing of a picture that was not measured. */
export function sideForensics(
  page: DecodedPage,
  place: DocumentPlace | null,
  reading: DocumentReading | null,
): { readonly forensics?: ForensicFacts } {
  const { measures } = page
  if (measures === undefined) return {}
  const portraits = portraitsOf(reading, measures.scale)
  return { forensics: forensicFacts(measures, { ...regionOf(page, place), portraits }) }
}
