import { firstPlace } from './hash.ts'
import type { ListIndex } from './open-index.ts'
import { identifierKey } from './token-keys.ts'

/** A being that may bear an identifier, and which of its identifiers that would be. */
export interface IdentifierPlace {
  readonly being: number
  readonly ordinal: number
}

/**
 * Beings listed under an identifier's key. Different identifiers may share a key, so the caller compares the
 * identifier itself.
 *
 * @param normalised from `normaliseIdentifier`
 */
export function findIdentifier({ columns }: ListIndex, normalised: string): IdentifierPlace[] {
  if (normalised === '') return []
  const key = identifierKey(normalised)
  const found: IdentifierPlace[] = []
  const start = firstPlace(columns.idHash, key)
  if (start < 0) return found
  for (let at = start; columns.idHash[at] === key; at++) {
    found.push({ being: columns.idEntity[at] ?? 0, ordinal: columns.idOrdinal[at] ?? 0 })
  }
  return found
}
