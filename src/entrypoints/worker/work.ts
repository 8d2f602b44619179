import type { Clock } from '../../flows/ports/clock.ts'
import type { JobPayload, JobRecords, UpkeepRecords } from '../../flows/ports/jobs.ts'
import type { LifecycleRecords } from '../../flows/ports/retention.ts'
import type { TransactionRecords } from '../../flows/ports/records.ts'
import type { Vault } from '../../flows/ports/vault.ts'

/** What jobs and schedules work with. */
export interface WorkerPorts {
  readonly records: JobRecords &
    UpkeepRecords &
    Pick<TransactionRecords, 'orphans'> &
    Pick<LifecycleRecords, 'carryMasterKeyOn' | 'purge'>
  readonly vault: Vault
  readonly clock: Clock
}

/**
 * What a kind of job does. May run twice for one job, so its effect must bear that. When the signal says so,
 * the job is no longer ours and another person does it.
 */
export type JobWork = (ports: WorkerPorts, payload: JobPayload, signal: AbortSignal) => Promise<void>

/** What has to be done again and again, whether or not anything asks for it. Returns how much there was to do. */
export interface Schedule {
  readonly name: string
  readonly everyMs: number
  readonly run: (ports: WorkerPorts, signal: AbortSignal) => Promise<number>
}
