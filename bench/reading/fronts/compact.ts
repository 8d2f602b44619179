import type { Point } from '../../../src/vocabulary/imaging/pixels.ts'
import type { FixedPrint, FrontField } from './front-layout.ts'
import type { ValueOf } from './values.ts'

type FieldLook = Omit<FrontField, 'at' | 'value' | 'label'>
type LabelledRow = readonly [at: Point, label: string, value: ValueOf, look?: FieldLook]
type BesideRow = readonly [at: Point, label: readonly [text: string, x: number], value: ValueOf, look?: FieldLook] // prettier-ignore
type PrintRow = readonly [text: string, at: Point, em: number, look?: Partial<FixedPrint>]
type MiddleRow = readonly [text: string, baseline: number, em: number, look?: Partial<FixedPrint>]

/** Rows of a layout, short: a value with its label above it, before it in one run, beside it, or without one. */
export const above = (...[at, label, value, look]: LabelledRow): FrontField => ({ at, label, value, ...look })
export const inline = (...[at, label, value, look]: LabelledRow): FrontField => ({ at, label, value, labelAt: 'inline', ...look }) // prettier-ignore
export const beside = (...[at, [label, x], value, look]: BesideRow): FrontField => ({ at, label, value, labelAt: [x, at[1]], labelEm: 2.2, ...look }) // prettier-ignore
export const bare = (at: Point, value: ValueOf, look: FieldLook = {}): FrontField => ({ at, value, ...look })

export const print = (...[text, at, em, look]: PrintRow): FixedPrint => ({ text, at, em, ...look })
/** Centred on a card of the size ID-1. */
export const middle = (...[text, baseline, em, look]: MiddleRow): FixedPrint => ({ text, at: [42.8, baseline], em, align: 'middle', ...look }) // prettier-ignore
