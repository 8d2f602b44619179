import { type JobKind, payloadOf, type PayloadOf } from '../../vocabulary/jobs/jobs.table.ts'
import type { Clock } from '../../flows/ports/clock.ts'
import type { JobRecords, LeasedJob, MaintenanceRecords } from '../../flows/ports/worker/jobs.ts'
import type { LifecycleRecords } from '../../flows/ports/retention/lifecycle.ts'
import type { TransactionRecords } from '../../flows/ports/transactions/transactions.ts'
import type { WorkSignals } from '../../flows/ports/worker/work-signals.ts'
import type { HostedLinkRecords } from '../../flows/ports/verification/hosted-links.ts'
import type { Vault } from '../../flows/ports/vault/vault.ts'

/** What jobs and schedules work with. */
export interface WorkerPorts {
  readonly records: JobRecords &
    MaintenanceRecords &
    WorkSignals &
    Pick<TransactionRecords, 'orphans'> &
    Pick<LifecycleRecords, 'carryMasterKeyOn' | 'purge'> &
    Pick<HostedLinkRecords, 'forgetUnfinished' | 'forgetReleased'>
  readonly vault: Vault
  readonly clock: Clock
}

/**
 * What a job does. It may run twice, so its effect must bear that. When the signal aborts, the lease was lost and another
 * worker runs the job.
 */
export type JobHandler = (
  ports: WorkerPorts,
  job: Pick<LeasedJob, 'version' | 'payload'>,
  signal: AbortSignal,
) => Promise<void>

/** A job of a kind in the table: its payload is parsed first, and one that is not of the kind's shape fails. */
export function typedJobHandler<Kind extends JobKind>(
  kind: Kind,
  handle: (ports: WorkerPorts, payload: PayloadOf<Kind>, signal: AbortSignal) => Promise<void>,
): JobHandler {
  return async (ports, job, signal) => handle(ports, payloadOf(kind, job), signal)
}

/** What has to be done again and again, whether or not anything asks for it. Returns how much there was to do. */
export interface Schedule {
  readonly name: string
  readonly everyMs: number
  readonly run: (ports: WorkerPorts, signal: AbortSignal) => Promise<number>
}
