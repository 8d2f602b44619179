import type { SideFacts } from '../../vocabulary/decision/facts.ts'
import { fieldKeys, type Field, type FieldKey, type Fields } from '../../vocabulary/reading/fields.ts'

/** What was read of each side; null where none was sent. */
interface Sides {
  readonly front: Pick<SideFacts, 'reading'> | null
  readonly back: Pick<SideFacts, 'reading'> | null
}

/** What each side has of its own: no reading of the same, to be put before another. */
const keysBySide: ReadonlySet<FieldKey> = new Set(['document', 'face', 'signature', 'documentSide'])

/**
 * All readings of both sides by key, the best first and of equals that of the front; and the keys that neither side gave.
 * What each side has of its own stands front first.
 */
export function mergeFields({ front, back }: Sides): {
  readonly fields: Fields
  readonly missingFields: readonly FieldKey[]
} {
  const readings = [front?.reading ?? null, back?.reading ?? null].filter((reading) => reading !== null)
  const fields: Partial<Record<FieldKey, readonly Field[]>> = {}
  for (const key of fieldKeys) {
    const found = readings.flatMap((reading) => reading.fields[key] ?? [])
    if (found.length > 0)
      fields[key] = keysBySide.has(key) ? found : found.toSorted((a, b) => b.confidence - a.confidence)
  }
  const missing = new Set(readings.flatMap((reading) => reading.missing))
  return { fields, missingFields: [...missing].filter((key) => fields[key] === undefined) }
}
