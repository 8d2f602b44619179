import type { ForensicFacts } from '../../../vocabulary/imaging/forensics.ts'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'

/** Where the document lies; pixels of the picture that was measured. */
export interface DocumentRegion {
  readonly kind: ForensicFacts['region']
  readonly corners: Quad<'page'>
}
