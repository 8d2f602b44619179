import type { Principal } from '../vocabulary/principal.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import type { Hands } from './ports/hands.ts'
import type { KeyRow, NewKey } from './ports/records.ts'

type Shelf = Pick<Hands, 'records'>

/** A test key sees test keys alone. */
export async function listKeys({ records }: Shelf, principal: Principal): Promise<readonly KeyRow[]> {
  return (await records.listKeys(principal)).filter((key) => isWithinReach(principal, key))
}

/**
 * The clear key is in this answer and nowhere else.
 * Throws Refusal ERROR_KEY_FORBIDDEN when a test key asks for a live one.
 */
export async function createKey(
  { records }: Shelf,
  principal: Principal,
  asked: Omit<NewKey, 'key'>,
): Promise<{ readonly row: KeyRow; readonly key: string }> {
  if (!isWithinReach(principal, asked)) throw new Refusal('ERROR_KEY_FORBIDDEN')
  return records.createKey(principal, asked)
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign keys alike. */
export async function revokeKey(shelf: Shelf, principal: Principal, id: string): Promise<void> {
  const known = (await listKeys(shelf, principal)).some((key) => key.id === id)
  if (!known || !(await shelf.records.revokeKey(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

function isWithinReach(principal: Principal, key: Pick<KeyRow, 'mode'>): boolean {
  return principal.mode === 'live' || key.mode === 'test'
}
