import { scopes as allScopes, type Principal, type Scope } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { Ports } from '../ports/ports.ts'
import type { KeyRow, NewKey } from '../ports/records.ts'
import { found } from '../screening/hits.ts'

type Vault = Pick<Ports, 'records'>

/** A test key sees test keys alone. */
export async function listKeys({ records }: Vault, principal: Principal): Promise<readonly KeyRow[]> {
  return (await records.listKeys(principal)).filter((key) => isOfMode(principal, key))
}

/**
 * The clear key is in this answer and nowhere else. Without scopes it gets those of its kind that the maker has.
 * Throws Refusal ERROR_KEY_FORBIDDEN when it would open what its maker may not, ERROR_INVALID_VALUE for a scope that
 * keys of its kind never have.
 */
export async function createKey(
  { records }: Vault,
  principal: Principal,
  request: Omit<NewKey, 'key'>,
): Promise<{ readonly row: KeyRow; readonly key: string }> {
  const ofKind: readonly Scope[] = request.kind === 'restricted' ? ['scan'] : allScopes
  const scopes = request.scopes ?? ofKind.filter((scope) => principal.scopes.includes(scope))
  if (!scopes.every((scope) => ofKind.includes(scope)))
    throw invalidValue('scopes', `A ${request.kind} key may have: ${ofKind.join(', ')}.`)
  if (scopes.length === 0 || !isWithinReach(principal, { mode: request.mode, scopes }))
    throw new Refusal('ERROR_KEY_FORBIDDEN')
  return records.createKey(principal, { ...request, scopes })
}

/**
 * A new key in the place of an old one, which ends after the overlap. The clear key is in this answer and nowhere
 * else. Throws Refusal ERROR_NOT_FOUND for keys that are unknown, foreign or no longer in force, ERROR_KEY_FORBIDDEN
 * when the key opens more than the caller's.
 */
export async function rotateKey(
  vault: Vault,
  principal: Principal,
  request: Parameters<Ports['records']['rotateKey']>[1],
): Promise<{ readonly row: KeyRow; readonly key: string; readonly replaced: KeyRow }> {
  const known = found((await listKeys(vault, principal)).find((key) => key.id === request.id))
  if (!isWithinReach(principal, known)) throw new Refusal('ERROR_KEY_FORBIDDEN')
  return found(await vault.records.rotateKey(principal, request))
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign keys alike. */
export async function revokeKey(vault: Vault, principal: Principal, id: string): Promise<void> {
  const known = (await listKeys(vault, principal)).some((key) => key.id === id)
  if (!known || !(await vault.records.revokeKey(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

/** No one hands out what he has not himself. */
function isWithinReach(principal: Principal, key: Pick<KeyRow, 'mode' | 'scopes'>): boolean {
  return isOfMode(principal, key) && key.scopes.every((scope) => principal.scopes.includes(scope))
}

function isOfMode(principal: Principal, key: Pick<KeyRow, 'mode'>): boolean {
  return principal.mode === 'live' || key.mode === 'test'
}
