import type { DocumentQuad } from '../../engine/imaging/page/document-quad.ts'
import type { DocumentRegion } from '../../engine/imaging/forensics/document-region.ts'
import { forensicFacts } from '../../engine/imaging/forensics/forensic-facts.ts'
import type { ForensicFacts } from '../../vocabulary/imaging/forensics.ts'
import type { Quad } from '../../vocabulary/imaging/pixels.ts'
import type { MeasuredPage } from '../images/measure-page.ts'

/** Where the document lies as far as that is known: its corners, what holds its zone, or somewhere in the picture. */
function regionOf({ pixels }: MeasuredPage, place: DocumentQuad | null): DocumentRegion {
  if (place !== null && place.page !== null) return { kind: 'page', corners: place.page.corners }
  const { width, height } = pixels
  const whole: Quad<'page'> = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
  // Without a zone nothing more is known of the place than that it is in the picture.
  const isWhole = place === null || place.around.every((corner, at) => String(corner) === String(whole[at]))
  return isWhole ? { kind: 'picture', corners: whole } : { kind: 'print', corners: place.around }
}

/** What is kept of how the picture of a side came about; nothing of a picture that was not measured. */
export function sideForensics(
  page: MeasuredPage,
  place: DocumentQuad | null,
): { readonly forensics?: ForensicFacts } {
  const { measures } = page
  return measures === undefined ? {} : { forensics: forensicFacts(measures, regionOf(page, place)) }
}
