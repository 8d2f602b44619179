import type { SideFacts } from '../../vocabulary/decision/facts.ts'
import { fieldKeys, type Field, type FieldKey, type Fields } from '../../vocabulary/reading/fields.ts'

/** What was read of each side; null where none was sent. */
interface Sides {
  readonly front: Pick<SideFacts, 'reading'> | null
  readonly back: Pick<SideFacts, 'reading'> | null
}

/** All readings of both sides by key, the front's first; and the keys that neither side gave. */
export function mergeFields({ front, back }: Sides): {
  readonly fields: Fields
  readonly missingFields: readonly FieldKey[]
} {
  const readings = [front?.reading ?? null, back?.reading ?? null].filter((reading) => reading !== null)
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const found = readings.flatMap((reading) => reading.fields[key] ?? [])
    if (found.length > 0) fields[key] = found
  }
  const missing = new Set(readings.flatMap((reading) => reading.missing))
  return { fields, missingFields: [...missing].filter((key) => fields[key] === undefined) }
}
