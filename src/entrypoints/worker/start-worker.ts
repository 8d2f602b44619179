import { setTimeout as sleep } from 'node:timers/promises'
import type { LeasedJob } from '../../flows/ports/worker/jobs.ts'
import { type Log, silentLog } from '../../platform/process/log.ts'
import { Wake } from '../../platform/process/wake.ts'
import { leaseMsOf, leases } from '../../vocabulary/jobs/jobs.table.ts'
import { schedules as allSchedules, jobHandlers as allJobs } from './jobs.ts'
import type { Schedule, JobHandler, WorkerPorts } from './job-handler.ts'

export interface WorkerOptions extends WorkerPorts {
  readonly log?: Log
  readonly jobs?: Readonly<Record<string, JobHandler>>
  readonly schedules?: readonly Schedule[]
  /** How many jobs are worked on at once; 2 unless told. */
  readonly lanes?: number
  /** How long a job is ours before it must be renewed; that of its kind unless given. It is renewed three times in that time. */
  readonly leaseMs?: number
  /** How long to wait at most when no job is due and no wake comes; 10 s unless told. */
  readonly idleMs?: number
}

export interface Worker {
  /** Takes nothing new and waits for what is under way. */
  stop(): Promise<void>
}

/** How long to wait when another lane or process has taken what was due. */
const takenMs = 1000
/** How long to wait when the records cannot be reached. */
const faultMs = 5000

/** Works off jobs and schedules until stopped. Any number of workers may run, in any number of processes. */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController()
  const handlers = options.jobs ?? allJobs
  const wakes = Array.from({ length: options.lanes ?? 2 }, () => new Wake())
  const stopListening = options.records.onWork((kind) => {
    if (kind === 'jobs') for (const wake of wakes) wake.call()
  })
  const loops = wakes.map((wake) => runJobLoop(options, handlers, { stopping: stopping.signal, wake }))
  const scheduleLoops = (options.schedules ?? allSchedules).map((schedule) =>
    runScheduleLoop(options, schedule, stopping.signal),
  )
  return {
    stop: async () => {
      stopListening()
      stopping.abort()
      await Promise.all([...loops, ...scheduleLoops])
    },
  }
}

/** Takes one job after the other. */
async function runJobLoop(
  options: WorkerOptions,
  handlers: Readonly<Record<string, JobHandler>>,
  { stopping, wake }: { readonly stopping: AbortSignal; readonly wake: Wake },
): Promise<void> {
  const { records, clock, idleMs = 10_000 } = options
  while (!stopping.aborted) {
    try {
      const at = await records.nextJobAt(Object.keys(handlers))
      const dueInMs = at === null ? Infinity : at - clock.now()
      if (dueInMs > 0) await wake.wait(Math.min(idleMs, dueInMs), stopping)
      else if (!(await runNextJob(options, handlers))) await wake.wait(Math.min(idleMs, takenMs), stopping)
    } catch (error) {
      // The records cannot be reached: nothing was taken, or the lease will lapse and someone takes it again.
      options.log?.error('A job could not be taken or ended', { error })
      await pause(faultMs, stopping)
    }
  }
}

/** Takes the next job that is due and works it off; false when there is none. */
export async function runNextJob(
  options: WorkerOptions,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<boolean> {
  const job = await options.records.leaseJob(Object.keys(handlers), options.leaseMs ?? leases.short)
  const handler = job === null ? undefined : handlers[job.kind]
  if (job === null || handler === undefined) return false
  await runJob(options, job, handler)
  return true
}

/** A stop waits for the job; a lost lease ends it, because it runs elsewhere by then. */
async function runJob(options: WorkerOptions, job: LeasedJob, handler: JobHandler): Promise<void> {
  const { records, log = silentLog } = options
  const leaseMs = options.leaseMs ?? leaseMsOf(job.kind)
  const leaseLost = new AbortController()
  const jobEnded = new AbortController()
  const renewal = renewLease(options, { job, leaseMs, over: jobEnded.signal, lost: leaseLost })
  try {
    // It was taken before it was known of which kind it is.
    if (job.leasedUntil < options.clock.now() + leaseMs) await records.renewJob(job, leaseMs)
    await handler(options, job, leaseLost.signal)
    const isCompleted = await records.completeJob(job)
    if (!isCompleted)
      log.warn('A job ended after its lease was lost', { job: job.kind, attempt: job.attempts })
  } catch (error) {
    const outcome = await records.failJob(job, error instanceof Error ? error.message : String(error))
    const fields = { job: job.kind, attempt: job.attempts, error }
    if (outcome === 'dead') log.error('A job is a dead letter after its last attempt', fields)
    else log.warn('A job failed', fields)
  } finally {
    jobEnded.abort()
    await renewal
  }
}

async function renewLease(
  options: WorkerOptions,
  lease: {
    readonly job: LeasedJob
    readonly leaseMs: number
    readonly over: AbortSignal
    readonly lost: AbortController
  },
): Promise<void> {
  while (await pause(lease.leaseMs / 3, lease.over)) {
    try {
      const isRenewed = await options.records.renewJob(lease.job, lease.leaseMs)
      if (isRenewed) continue
      lease.lost.abort(new Error('The lease of this job was lost.'))
      return
    } catch (error) {
      options.log?.warn('A lease could not be renewed', { job: lease.job.kind, error })
    }
  }
}

async function runScheduleLoop(
  options: WorkerOptions,
  schedule: Schedule,
  stopping: AbortSignal,
): Promise<void> {
  do {
    try {
      const count = await schedule.run(options, stopping)
      if (count > 0) options.log?.info('A schedule was done', { job: schedule.name, count })
    } catch (error) {
      if (!stopping.aborted) options.log?.error('A schedule failed', { job: schedule.name, error })
    }
  } while (await pause(schedule.everyMs, stopping))
}

/** False when it was cut short. */
async function pause(ms: number, until: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal: until, ref: false })
    return true
  } catch {
    return false
  }
}
