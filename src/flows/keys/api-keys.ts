import { scopes as allScopes, type Principal, type Scope } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { ApiKeyRow, NewApiKey } from '../ports/keys/api-keys.ts'
import { requireFound } from '../screening/require-found.ts'

/** A test key sees test keys alone. */
export async function listApiKeys(
  { records }: RecordPorts,
  principal: Principal,
): Promise<readonly ApiKeyRow[]> {
  return (await records.listKeys(principal)).filter((key) => isOfMode(principal, key))
}

/**
 * The clear key is in this answer and nowhere else. Without scopes it gets those of its kind that the maker has.
 * Throws Refusal ERROR_KEY_FORBIDDEN when it would open what its maker may not, ERROR_INVALID_VALUE for a scope that
 * keys of its kind never have.
 */
export async function createApiKey(
  { records }: RecordPorts,
  principal: Principal,
  request: Omit<NewApiKey, 'key'>,
): Promise<{ readonly row: ApiKeyRow; readonly key: string }> {
  const scopesOfKind: readonly Scope[] = request.kind === 'restricted' ? ['scan'] : allScopes
  const scopes = request.scopes ?? scopesOfKind.filter((scope) => principal.scopes.includes(scope))
  if (!scopes.every((scope) => scopesOfKind.includes(scope)))
    throw invalidValue('scopes', `A ${request.kind} key may have: ${scopesOfKind.join(', ')}.`)
  if (scopes.length === 0 || !isWithinReach(principal, { mode: request.mode, scopes }))
    throw new Refusal('ERROR_KEY_FORBIDDEN')
  return records.createKey(principal, { ...request, scopes })
}

/**
 * A new key in the place of an old one, which ends after the overlap. The clear key is in this answer and nowhere
 * else. Throws Refusal ERROR_NOT_FOUND for keys that are unknown, foreign or no longer in force, ERROR_KEY_FORBIDDEN
 * when the key opens more than the caller's.
 */
export async function rotateApiKey(
  ports: RecordPorts,
  principal: Principal,
  request: Parameters<Ports['records']['rotateKey']>[1],
): Promise<{ readonly row: ApiKeyRow; readonly key: string; readonly replaced: ApiKeyRow }> {
  const known = requireFound((await listApiKeys(ports, principal)).find((key) => key.id === request.id))
  if (!isWithinReach(principal, known)) throw new Refusal('ERROR_KEY_FORBIDDEN')
  return requireFound(await ports.records.rotateKey(principal, request))
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign keys alike. */
export async function revokeApiKey(ports: RecordPorts, principal: Principal, id: string): Promise<void> {
  const known = (await listApiKeys(ports, principal)).some((key) => key.id === id)
  if (!known || !(await ports.records.revokeKey(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

/** A key gives no scope that it has not itself. */
function isWithinReach(principal: Principal, key: Pick<ApiKeyRow, 'mode' | 'scopes'>): boolean {
  return isOfMode(principal, key) && key.scopes.every((scope) => principal.scopes.includes(scope))
}

function isOfMode(principal: Principal, key: Pick<ApiKeyRow, 'mode'>): boolean {
  return principal.mode === 'live' || key.mode === 'test'
}
