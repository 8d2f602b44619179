import { vizFieldOfKey } from '../../../documents/kinds/matching/viz-field-of-key.ts'
import type { KindDefinition, KindSide } from '../../../documents/kinds/kind-definition.ts'
import type { FieldKey } from '../../../../vocabulary/reading/fields.ts'
import type { DateOrder } from '../../../documents/viz/parse-printed-date.ts'
import type { VizField } from '../../../documents/viz/tables/labels.table.ts'
import { numberIn } from '../../../documents/kinds/matching/number-evidence.ts'
import type { KindKey, KindOnPage } from './kind-on-page.ts'

/** The field of labels that a key of a kind is; null of what is not read from print. */
export function matchKindField(key: KindKey): VizField | null {
  return vizFieldOfKey(key)
}

/** Keys of what every document of the kind bears on this side, and print can be read of. */
export function expectedOfKind({ fields }: KindSide): readonly FieldKey[] {
  const keys = fields.flatMap(({ key, isOptional }) =>
    key === 'unread' || isOptional === true || vizFieldOfKey(key) === null ? [] : [key],
  )
  return [...new Set(keys)]
}

/** In which order the dates of a kind are printed; null where it does not say, or not of all alike. */
export function dateOrderOfKind({ sides }: KindDefinition): DateOrder | null {
  const forms = sides.flatMap(({ fields }) => fields.flatMap(({ date }) => date ?? []))
  const orders = new Set(forms.map((form) => (/^M/.test(form) ? 'month first' : 'day first')))
  const [only, ...others] = forms.length === 0 ? [] : orders
  return only === undefined || others.length > 0 ? null : only
}

/** The number that a line has of a field of the kind, whatever else stands there; null where the kind has none, or the line. */
export function numberOfKind({ kind, side }: KindOnPage, field: VizField, text: string): string | null {
  if (field !== 'documentNumber' && field !== 'personalNumber') return null
  const numbers = side.fields.flatMap((one) => {
    const isNumber = one.key === field && (one.numberRule ?? one.pattern) !== undefined
    return (isNumber ? numberIn(kind, one, text) : null) ?? []
  })
  return numbers[0] ?? null
}
