import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import { fieldKeyOf, localKeyOf, nameFields } from '../../viz/field-keys.ts'
import { type VizField, vizFields } from '../../viz/tables/labels.table.ts'

const fields = new Map<FieldKey | 'unread', VizField>([
  ...vizFields.map((field) => [fieldKeyOf[field], field] as const),
  ...nameFields.map((field) => [localKeyOf[field], field] as const),
  ['nationalityIso3', 'nationality'],
])

/** What the common tables of labels call a field; null where they have none for it. */
export function vizFieldOfKey(key: FieldKey | 'unread'): VizField | null {
  return fields.get(key) ?? null
}
