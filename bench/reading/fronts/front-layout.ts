import type { DocumentTypeLetter } from '../../../src/vocabulary/reading/document-reading.ts'
import type { Point } from '../../../src/vocabulary/imaging/pixels.ts'
import type { Rectangle } from '../../../src/engine/specimens/shapes.ts'
import type { NumberForm } from './holder.ts'
import type { Language } from './tables/languages.table.ts'
import type { ValueOf } from './values.ts'

/** Print that is the same on every front: title, state, mottos. */
export interface FixedPrint {
  readonly text: string
  /** Left end of the baseline, of print from right to left its right end, millimetres; `middle`: centred on it. */
  readonly at: Point
  /** Millimetres. */
  readonly em: number
  readonly bold?: boolean
  readonly align?: 'middle'
}

/** A value and its label. */
export interface FrontField {
  /** Baseline of the value; where its line begins: left, for print from right to left right. */
  readonly at: Point
  readonly value: ValueOf
  readonly label?: string
  /** `inline`: in one run with the value; default: where its own line begins, above the value. */
  readonly labelAt?: Point | 'inline'
  readonly em?: number
  readonly labelEm?: number
  readonly bold?: boolean
  /** Numbers that stand at the right edge of a line. */
  readonly align?: 'end'
}

/** A front as it is printed, of a state or of an invented one; millimetres from the top left corner. */
export interface FrontLayout {
  /** `THA-ID`; of invented ones `Thai-1`. */
  readonly id: string
  /** Alpha-3 of the state; null of an invented one, which must never be taken for a real one. */
  readonly issuer: string | null
  readonly type: DocumentTypeLetter
  readonly language: Language
  /** Default ID-1. */
  readonly size?: { readonly widthMm: number; readonly heightMm: number }
  readonly number: NumberForm
  readonly other?: NumberForm
  /** Null where none is printed. */
  readonly portrait: Rectangle | null
  readonly signature?: Point
  readonly fixed: readonly FixedPrint[]
  readonly fields: readonly FrontField[]
}
