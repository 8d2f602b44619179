import type { LabelMatch } from '../../documents/viz/match-label.ts'
import type { VizField } from '../../documents/viz/tables/labels.table.ts'
import type { VizLine } from './text-line.ts'
import type { ReadValue } from './value-reader.ts'

/** A piece of a line that is the value of one field. */
export interface ValuePiece {
  readonly field: VizField
  /** Index into the lines. */
  readonly line: number
  readonly from: number
  /** Index behind its last letter. */
  readonly to: number
  readonly value: string
  /** Present where its place alone says that it is the field's, or where more of it may stand below. */
  readonly isUnsure?: true
  /** Whether the value of the piece before goes on with it. */
  readonly goesOn?: true
}

/** What the pieces of a page are taken from. */
export interface ValuePage {
  readonly lines: readonly VizLine[]
  readonly matches: readonly (LabelMatch | null)[]
  readonly read: ReadValue
  /** Lines that are labels or values already. */
  readonly isUsed: (line: number) => boolean
  /** Whether its layout is known, and with it which of its values stand in several lines. */
  readonly isOfKind: boolean
}
