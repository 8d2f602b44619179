import { randomInt } from 'node:crypto'
import { type FreshPorts, refreshIfDue, publishedLists } from '../../flows/watchlists/refresh-if-due.ts'
import { type Log, silentLog } from '../../platform/process/log.ts'
import { jobOf } from '../../vocabulary/jobs/jobs.table.ts'
import { type JobHandler, type Schedule, typedJobHandler } from './job-handler.ts'

const jobKind = 'refresh-list'
const minute = 60_000

/** About how often each list is looked at: how long after its time a list may be fetched, and a failure tried again. */
const checkEveryMs = 60 * minute

/** About how long after a start the first look is. */
const firstCheckMs = minute

export interface ListRefresh {
  readonly jobs: Readonly<Record<string, JobHandler>>
  readonly schedules: readonly Schedule[]
  /** Gives up what is being fetched, so that a stop need not wait for it. */
  stop(): void
}

export interface ListRefreshOptions extends FreshPorts {
  /** Age in milliseconds at which a list is fetched anew. */
  readonly everyMs: number
  readonly log?: Log
}

/**
 * The automatic refresh: about once an hour, at no certain minute, one process looks at each list and fetches it when it
 * is older than the setting says. That only one does is the jobs table's doing: a job for a list is there once, and
 * leased to one.
 */
export function listRefresh(options: ListRefreshOptions): ListRefresh {
  const stopping = new AbortController()
  return {
    jobs: {
      [jobKind]: typedJobHandler(jobKind, (_, { source }, signal) =>
        refreshIfStale(options, source, [signal, stopping.signal]),
      ),
    },
    schedules: [refreshSchedule(options)],
    stop: () => {
      stopping.abort(new Error('The service is being stopped.'))
    },
  }
}

/** Where no list is refreshed by itself: a job that was left from when one was is ended without a look. */
export const noListRefresh: ListRefresh = {
  jobs: { [jobKind]: () => Promise.resolve() },
  schedules: [],
  stop: () => undefined,
}

/** Sees to it that a look at each list lies ahead. */
function refreshSchedule({ clock }: ListRefreshOptions): Schedule {
  let delayMs = firstCheckMs
  return {
    name: 'appoint looks at the lists',
    everyMs: minute,
    run: async ({ records }) => {
      for (const source of publishedLists) {
        const runAt = clock.now() + withJitter(delayMs)
        await records.enqueueJob({
          accountId: null,
          ...jobOf(jobKind, { source }),
          once: `${jobKind} ${source}`,
          runAt,
        })
      }
      delayMs = checkEveryMs
      return 0
    },
  }
}

/** A fault is logged and not retried at once: publishers must not be asked ten times an hour. */
async function refreshIfStale(
  options: ListRefreshOptions,
  source: string,
  signals: readonly AbortSignal[],
): Promise<void> {
  const { everyMs, log = silentLog } = options
  const signal = AbortSignal.any([...signals])
  // A job may be taken at the very moment of the stop.
  signal.throwIfAborted()
  try {
    const outcome = await refreshIfDue(options, { source, everyMs, signal })
    if (outcome.state === 'refreshed')
      log.info('A list was refreshed', { list: source, version: outcome.version, records: outcome.records })
    if (outcome.state === 'refused')
      log.warn('A list could not be refreshed', { list: source, code: outcome.refusal.code })
  } catch (error) {
    if (signal.aborted) throw error
    log.error('The refresh of a list failed', { list: source, error })
  }
}

/** Half of it to one and a half, so that installations do not come to a publisher in step. */
function withJitter(ms: number): number {
  return ms / 2 + randomInt(ms)
}
