import type { Quad } from '../../../../src/vocabulary/imaging/pixels.ts'
import type { RegistrationTruth } from '../../../../test/world/registrations/registration-truth.ts'

/** A run of text, as a detector of text would return it. */
export interface PrintLine {
  readonly text: string
  /** In points; x to the right, y down. */
  readonly box: Quad
}

export interface PrintPage {
  readonly width: number
  readonly height: number
  /** In the order in which they were written, which a detector does not know. */
  readonly lines: readonly PrintLine[]
}

/** A registration document of an invented company as text with boxes, and what it says. */
export interface PrintedRegistration {
  readonly truth: RegistrationTruth
  readonly pages: readonly PrintPage[]
}

/** Equal seeds give equal documents. */
export type Layout = (seed: number) => PrintedRegistration
