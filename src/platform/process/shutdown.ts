import type { Log } from './log.ts'
import { exitProcess } from '../threads/threads.ts'

/** A thing to close when the process ends, in the order given. */
export interface ShutdownStep {
  readonly part: string
  readonly close: () => Promise<void>
}

export interface ShutdownOptions {
  readonly log: Log
  /** Longest time for everything together. */
  readonly graceMs?: number
  readonly exit?: (code: number) => void
  readonly signals?: NodeJS.EventEmitter
}

/** Fits into a timer; what it is does not matter. */
const keepAliveIntervalMs = 2 ** 30

/**
 * On SIGTERM or SIGINT closes the parts one after the other and exits 0; exits 1 when a part fails to close or the
 * grace is over. A second signal exits at once. Until then the process lives, also while nothing else keeps it: a
 * worker whose database is away has no connection, and waits for it on timers that hold nothing up.
 */
export function closeOnSignal(steps: readonly ShutdownStep[], options: ShutdownOptions): void {
  const { log, graceMs = 25_000, signals = process } = options
  const keepAliveTimer = setInterval(() => undefined, keepAliveIntervalMs)
  const exit = (code: number): void => {
    clearInterval(keepAliveTimer)
    const end = options.exit ?? exitProcess
    end(code)
  }
  let isClosing = false
  const onSignal = (signal: string) => {
    if (isClosing) {
      exit(1)
      return
    }
    isClosing = true
    log.info('closing', { signal })
    const graceTimer = setTimeout(() => {
      log.error('closing took too long', { seconds: graceMs / 1000 })
      exit(1)
    }, graceMs)
    graceTimer.unref()
    void closeAll(steps, log).then((hasClosedAll) => {
      clearTimeout(graceTimer)
      exit(hasClosedAll ? 0 : 1)
    })
  }
  signals.on('SIGTERM', () => onSignal('SIGTERM'))
  signals.on('SIGINT', () => onSignal('SIGINT'))
}

async function closeAll(steps: readonly ShutdownStep[], log: Log): Promise<boolean> {
  let hasClosedAll = true
  for (const { part, close } of steps) {
    try {
      await close()
    } catch (error) {
      hasClosedAll = false
      log.error('a part did not close', { part, error })
    }
  }
  return hasClosedAll
}
