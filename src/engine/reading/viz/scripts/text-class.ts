import type { VizField } from '../../../documents/viz/tables/labels.table.ts'

/** Whether a text is in Latin letters, or holds letters of another script. What has no letters is Latin. */
export type TextClass = 'latin' | 'local'

export function textClass(text: string): TextClass {
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? 'local' : 'latin'
}

/** What documents print once in the script of the state and once in Latin letters; of all else both say the same. */
const writtenFields: ReadonlySet<VizField> = new Set([
  'surname',
  'givenNames',
  'middleName',
  'name',
  'placeOfBirth',
  'nationality',
  'address',
  'issueAuthority',
])

/** What tells values of one field apart that do not contradict each other: the script of a text. */
export function classOfValue(field: VizField, value: string): TextClass {
  return writtenFields.has(field) ? textClass(value) : 'latin'
}

export function isWritten(field: VizField): boolean {
  return writtenFields.has(field)
}
