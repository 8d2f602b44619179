import type { Principal } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { AuditCheckpoint, AuditEntry } from '../ports/audit/audit.ts'
import type { AuditReport } from '../ports/fsck/checker.ts'
import type { Ports } from '../ports/ports.ts'

/** The log tells of live records too. Throws Refusal ERROR_KEY_FORBIDDEN for a test key. */
function refuseTestKey({ mode }: Principal): void {
  if (mode === 'test') throw new Refusal('ERROR_KEY_FORBIDDEN')
}

export async function readAudit(
  { records }: Pick<Ports, 'records'>,
  principal: Principal,
  request: { readonly after: number; readonly limit: number },
): Promise<readonly AuditEntry[]> {
  refuseTestKey(principal)
  return records.auditEntries(principal, request)
}

export async function makeCheckpoint(
  { records }: Pick<Ports, 'records'>,
  principal: Principal,
): Promise<AuditCheckpoint> {
  refuseTestKey(principal)
  return records.auditCheckpoint(principal)
}

/** Throws Refusal ERROR_INVALID_VALUE for a checkpoint of another account, or one that this installation did not sign. */
export async function verifyAudit(
  { records, checker }: Pick<Ports, 'records' | 'checker'>,
  principal: Principal,
  checkpoint: AuditCheckpoint | undefined,
): Promise<AuditReport> {
  refuseTestKey(principal)
  if (checkpoint !== undefined) {
    if (checkpoint.accountId !== principal.accountId)
      throw invalidValue('checkpoint', 'It belongs to another account.')
    if (!(await records.isOurCheckpoint(checkpoint)))
      throw invalidValue('checkpoint', 'This installation has not signed it.')
  }
  const report = await checker.verifyAudit(principal.accountId, checkpoint)
  if (report === null) throw new Error('The audit key of the account cannot be opened.')
  return report
}
