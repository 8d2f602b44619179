import type { LocalSpellings } from '../../../vocabulary/decision/facts.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import { localNameKeys } from '../../../vocabulary/reading/fields.ts'
import { romaniseName } from './romanise-name.ts'

/** How the names in another script that stand on a side may be spelled in Latin letters; nothing where there are none. */
export function localNames(reading: DocumentReading | null): { readonly localNames?: LocalSpellings } {
  const spelled = localNameKeys.flatMap((key) => {
    const value = reading?.fields[key]?.[0]?.value
    const spellings = value === undefined ? null : romaniseName(value)
    return spellings === null ? [] : [[key, spellings] as const]
  })
  return spelled.length === 0 ? {} : { localNames: Object.fromEntries(spelled) }
}
