import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey, Fields } from '../../vocabulary/reading/fields.ts'

/** What was read, 0..1 sure, and is not answered. */
export function withheldFields(
  values: Iterable<readonly [FieldKey, { readonly confidence: number }]>,
  read: Fields,
): NonNullable<DocumentReading['withheld']> {
  const withheld = [...values].filter(([key]) => read[key] === undefined)
  return Object.fromEntries(
    withheld.map(([key, { confidence }]) => [key, Math.round(confidence * 100) / 100]),
  )
}
