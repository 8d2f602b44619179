/** What a job is to be called with: ids, never personal data. */
export type JobPayload = Readonly<Record<string, unknown>>

export interface NewJob {
  /** Null for schedules of the whole installation. */
  readonly accountId: string | null
  readonly kind: string
  readonly payload: JobPayload
  /** Version of the payload's shape; 1 unless told. */
  readonly version?: number
  /** Wall clock; now unless told. */
  readonly runAt?: number
  /** Tries before it is dead-lettered; 10 unless told. */
  readonly maxAttempts?: number
  /** Only one job of this name may wait or run; enqueuing another does nothing. */
  readonly once?: string
}

/** A job leased until `leasedUntil`. */
export interface LeasedJob {
  readonly id: string
  readonly accountId: string | null
  readonly kind: string
  readonly version: number
  readonly payload: JobPayload
  /** Tries so far, this one included. */
  readonly attempts: number
  /** Grows with every lease; anyone who comes with an older one is refused. */
  readonly fence: number
  readonly leasedUntil: number
}

export type JobLease = Pick<LeasedJob, 'id' | 'fence'>

/** Work that outlives a request: leased, renewed, ended once, tried again with back-off, dead-lettered when hopeless. */
export interface JobRecords {
  enqueueJob(job: NewJob): Promise<void>
  /** When a job of these kinds is due next, or its lease ends: wall clock; null when there is none. In one statement. */
  nextJobAt(kinds: readonly string[]): Promise<number | null>
  /** The job that has been due longest, of these kinds, or null. Jobs whose lease died are due again. */
  leaseJob(kinds: readonly string[], leaseMs: number): Promise<LeasedJob | null>
  /** False when the lease was lost: stop, another person has it. */
  renewJob(job: JobLease, leaseMs: number): Promise<boolean>
  /** False when the lease was lost; the effect must then be one that may happen twice. */
  completeJob(job: JobLease): Promise<boolean>
  /** Schedules another try, or lays the job aside after the last one. `error` is kept, cut to 500 characters. */
  failJob(job: JobLease, error: string): Promise<'again' | 'dead' | 'lost'>
  /** How many jobs wait, run and lie dead, by kind. */
  jobCounts(): Promise<readonly { readonly kind: string; readonly state: string; readonly count: number }[]>
}

/** Schedules that repeat. Each may run anywhere and at any time, several at once included. */
export interface MaintenanceRecords {
  /** Gives back quota whose request was never heard of again; returns how many reservations. */
  reapReservations(): Promise<number>
  /** Removes answers to idempotent requests that are past their time; returns how many. */
  forgetAnswers(): Promise<number>
  /** Ends archives whose time is over and those that were never finished; returns their blobs, to be unlinked. */
  sweepExports(): Promise<readonly string[]>
  /** Ends some quick readings whose day is over: how many, and the blobs of their pictures, to be unlinked. */
  sweepQuickReadings(): Promise<{ readonly readings: number; readonly blobIds: readonly string[] }>
}
