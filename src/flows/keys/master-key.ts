import { actors } from '../../vocabulary/account/actor.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import type { StoredAnswer } from '../ports/idempotency/idempotency.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { MasterKeyStatus } from '../ports/keys/master-keys.ts'

/** How far the replacement of the master key is. Throws Refusal ERROR_KEY_FORBIDDEN for all but the operator. */
export async function masterKeyStatus(
  { records }: RecordPorts,
  principal: Principal,
): Promise<MasterKeyStatus> {
  requireOperator(principal)
  return records.masterKeyStatus()
}

/** Lets a new master key take over. Throws Refusal ERROR_KEY_FORBIDDEN for all but the operator. */
export async function rotateMasterKey(
  { records }: RecordPorts,
  principal: Principal,
  stored: StoredAnswer<MasterKeyStatus> | undefined,
): Promise<MasterKeyStatus> {
  requireOperator(principal)
  return records.rotateMasterKey(principal, stored)
}

/** The master key is that of all accounts: no key of one of them reaches it. */
function requireOperator({ actor }: Principal): void {
  if (actor !== actors.operator) throw new Refusal('ERROR_KEY_FORBIDDEN')
}
