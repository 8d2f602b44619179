import type { ForensicFacts } from '../vocabulary/forensics.ts'
import type { Quad } from '../vocabulary/pixels.ts'

/** Where the document lies; pixels of the picture that was measured. */
export interface DocumentRegion {
  readonly kind: ForensicFacts['region']
  readonly corners: Quad
}
