import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import type { VizField } from '../tables/labels.table.ts'

/** Which part of a name stands first beside a label that means both. */
export type NameOrder = 'surname first' | 'given names first'

/**
 * What documents print in one language. Endings in brackets, accents and case do not matter, nor do points of vowels, full-width
 * forms and blanks; a language that is written in two scripts is two.
 */
export interface DocumentLanguage {
  /** Labels as documents print them; `name` is the word that some use for the surname, some for the given names and some for both. */
  readonly labels: Readonly<Partial<Record<VizField, readonly string[]>>>
  /** Labels beside which a whole name stands, in this order, in one line or in two. They are labels for `name`. */
  readonly nameOrders?: Readonly<Partial<Record<NameOrder, readonly string[]>>>
  /** Labels so short that they are names, too: they count on a page in this language alone, in small letters behind the first. */
  readonly shortLabels?: Readonly<Partial<Record<VizField, readonly string[]>>>
  /** Labels that mean two fields in one phrase. */
  readonly joined?: readonly {
    readonly fields: readonly [VizField, VizField]
    readonly labels: readonly string[]
  }[]
  /** Labels of what is not answered from print. */
  readonly unread?: readonly string[]
  /** What documents call themselves. */
  readonly titles?: Readonly<Partial<Record<DocumentTypeLetter, readonly string[]>>>
  /** January first: names of months beside those of `Intl` in this language. */
  readonly months?: readonly (readonly string[])[]
  /** How the holder's sex is printed. */
  readonly sex?: Readonly<Partial<Record<'M' | 'F' | 'X', readonly string[]>>>
}
