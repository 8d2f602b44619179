import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue } from '../../vocabulary/refusals.ts'
import { requireFound } from './require-found.ts'
import type {
  FalsePositive,
  FalsePositivePage,
  NewFalsePositive,
} from '../ports/screening/false-positives.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { CursorPageRequest } from '../ports/pagination.ts'

/**
 * Stores that a hit was another person: the facts that matched are taken from the record that had it. Where the
 * account wants every one approved, so it is, whatever was asked. Throws Refusal
 * ERROR_NOT_FOUND for an unknown record, ERROR_INVALID_VALUE for an entity that was no hit of it or an end that is past,
 * ERROR_OPERATION_FAILED when the record is of a version that noted no facts.
 */
export async function createFalsePositive(
  { records, clock }: RecordPorts & Pick<Ports, 'clock'>,
  principal: Principal,
  falsePositive: NewFalsePositive,
): Promise<FalsePositive> {
  if (falsePositive.expiresAt !== null && falsePositive.expiresAt <= clock.now())
    throw invalidValue('expiresAt', 'It is in the past.')
  const { falsePositivesNeedApproval } = await records.account(principal)
  const needsApproval = falsePositive.needsApproval || falsePositivesNeedApproval
  return requireFound(await records.noteFalsePositive(principal, { ...falsePositive, needsApproval }))
}

export function listFalsePositives(
  { records }: RecordPorts,
  principal: Principal,
  page: CursorPageRequest & { readonly subjectId?: string | undefined },
): Promise<FalsePositivePage> {
  return records.falsePositives(principal, page)
}

/** Throws Refusal ERROR_NOT_FOUND, and ERROR_OPERATION_FAILED by who made it, or when there is nothing to approve. */
export async function approveFalsePositive(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<FalsePositive> {
  return requireFound(await records.approveFalsePositive(principal, id))
}

/** Throws Refusal ERROR_NOT_FOUND, and ERROR_OPERATION_FAILED when it is over already. */
export async function withdrawFalsePositive(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<FalsePositive> {
  return requireFound(await records.withdrawFalsePositive(principal, id))
}
