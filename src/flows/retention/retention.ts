import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { LegalHold, NewHold } from '../ports/retention/legal-holds.ts'
import type { RetentionRule } from '../../vocabulary/retention/retention-rule.ts'
import { requireFound } from '../screening/require-found.ts'

/** Throws Refusal ERROR_NOT_FOUND when there is no such subject or record, or it was erased. */
export async function placeHold(
  { records }: RecordPorts,
  principal: Principal,
  hold: NewHold,
): Promise<LegalHold> {
  return requireFound(await records.placeHold(principal, hold))
}

export function listHolds({ records }: RecordPorts, principal: Principal): Promise<readonly LegalHold[]> {
  return records.listHolds(principal)
}

/** Throws Refusal ERROR_NOT_FOUND also for one that is over. */
export async function liftHold(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<LegalHold> {
  return requireFound(await records.liftHold(principal, id))
}

export function getRetention(
  { records }: RecordPorts,
  principal: Principal,
): Promise<readonly RetentionRule[]> {
  return records.retention(principal)
}

/**
 * Takes the place of all rules. Throws Refusal ERROR_INVALID_VALUE for two rules about the same, and
 * ERROR_KEY_FORBIDDEN to a test key, because live records would go by them.
 */
export async function setRetention(
  { records }: RecordPorts,
  principal: Principal,
  rules: readonly RetentionRule[],
): Promise<readonly RetentionRule[]> {
  if (principal.mode !== 'live') throw new Refusal('ERROR_KEY_FORBIDDEN')
  const names = rules.map(({ kind, profileId }) => `${kind} ${profileId}`)
  if (new Set(names).size < names.length)
    throw invalidValue('rules', 'Two of them apply to the same records.')
  if (rules.some(({ kind, profileId }) => profileId !== '' && kind !== 'transaction'))
    throw invalidValue('rules', 'Only transactions have a profile.')
  return records.setRetention(principal, rules)
}
