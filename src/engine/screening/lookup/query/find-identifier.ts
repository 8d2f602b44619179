import { bucketOf } from '../index/hash-buckets.ts'
import type { ListIndex } from '../index/open-index.ts'
import { identifierKey } from '../index/token-keys.ts'

/** An entity that may bear an identifier, and which of its identifiers that would be. */
export interface IdentifierPosting {
  readonly entity: number
  readonly ordinal: number
}

/**
 * Entities listed under an identifier's key. Different identifiers may share a key, so the caller compares the
 * identifier itself.
 *
 * @param normalised from `normaliseIdentifier`
 */
export function findIdentifier({ columns }: ListIndex, normalised: string): IdentifierPosting[] {
  if (normalised === '') return []
  const found: IdentifierPosting[] = []
  const bucket = bucketOf(columns.idBucket, identifierKey(normalised))
  for (let at = columns.idBucket[bucket] ?? 0; at < (columns.idBucket[bucket + 1] ?? 0); at++) {
    found.push({ entity: columns.idEntity[at] ?? 0, ordinal: columns.idOrdinal[at] ?? 0 })
  }
  return found
}
