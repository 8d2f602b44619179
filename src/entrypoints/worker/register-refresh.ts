import { randomInt } from 'node:crypto'
import {
  type DueRegisterPorts,
  publishedRegisters,
  refreshRegisterIfDue,
} from '../../flows/companies/refresh-register-if-due.ts'
import { type Log, silentLog } from '../../platform/process/log.ts'
import { jobOf } from '../../vocabulary/jobs/jobs.table.ts'
import { typedJobHandler } from './job-handler.ts'
import type { ListRefresh } from './list-refresh.ts'

const jobKind = 'refresh-register'
const minute = 60_000

/** About how often each register is looked at. */
const checkEveryMs = 60 * minute

export interface RegisterRefreshOptions extends DueRegisterPorts {
  /** Age in milliseconds at which a register is fetched anew. */
  readonly everyMs: number
  readonly log?: Log
}

/**
 * The automatic refresh of registers: about once an hour one process looks at each and fetches it when it is older than the
 * setting says. A job for a register is there once, and leased to one.
 */
export function registerRefresh(options: RegisterRefreshOptions): ListRefresh {
  const stopping = new AbortController()
  return {
    jobs: {
      [jobKind]: typedJobHandler(jobKind, (_, { source }, signal) =>
        refreshIfStale(options, source, AbortSignal.any([signal, stopping.signal])),
      ),
    },
    schedules: [
      {
        name: 'appoint looks at the registers',
        everyMs: minute,
        run: async ({ records }) => {
          for (const source of publishedRegisters)
            await records.enqueueJob({
              accountId: null,
              ...jobOf(jobKind, { source }),
              once: `${jobKind} ${source}`,
              // So that installations do not come to a publisher in step.
              runAt: options.clock.now() + checkEveryMs / 2 + randomInt(checkEveryMs),
            })
          return 0
        },
      },
    ],
    stop: () => {
      stopping.abort(new Error('The service is being stopped.'))
    },
  }
}

/** Where no register is refreshed by itself: a job that was left from when one was is ended without a look. */
export const noRegisterRefresh: ListRefresh = {
  jobs: { [jobKind]: () => Promise.resolve() },
  schedules: [],
  stop: () => undefined,
}

/** A fault is logged and not retried at once: publishers must not be asked ten times an hour. */
async function refreshIfStale(
  options: RegisterRefreshOptions,
  source: string,
  signal: AbortSignal,
): Promise<void> {
  const { everyMs, log = silentLog } = options
  // A job may be taken at the very moment of the stop.
  signal.throwIfAborted()
  try {
    const outcome = await refreshRegisterIfDue(options, { source, everyMs, signal })
    if (outcome.state === 'refreshed')
      log.info('A register was refreshed', {
        register: source,
        version: outcome.version,
        records: outcome.records,
      })
    if (outcome.state === 'refused')
      log.warn('A register could not be refreshed', { register: source, code: outcome.refusal.code })
  } catch (error) {
    if (signal.aborted) throw error
    log.error('The refresh of a register failed', { register: source, error })
  }
}
