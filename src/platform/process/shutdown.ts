import type { Log } from './log.ts'
import { endProgram } from '../threads/threads.ts'

/** A thing to close when the process ends, in the order given. */
export interface Closing {
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
const someDaysMs = 2 ** 30

/**
 * On SIGTERM or SIGINT closes the parts one after the other and exits 0; exits 1 when a part fails to close or the
 * grace is over. A second signal exits at once. Until then the process lives, also while nothing else keeps it: a
 * worker whose database is away has no connection, and waits for it on timers that hold nothing up.
 */
export function closeOnSignal(parts: readonly Closing[], options: ShutdownOptions): void {
  const { log, graceMs = 25_000, signals = process } = options
  const alive = setInterval(() => undefined, someDaysMs)
  const exit = (code: number): void => {
    clearInterval(alive)
    const end = options.exit ?? endProgram
    end(code)
  }
  let closing = false
  const onSignal = (signal: string) => {
    if (closing) {
      exit(1)
      return
    }
    closing = true
    log.info('closing', { signal })
    const late = setTimeout(() => {
      log.error('closing took too long', { seconds: graceMs / 1000 })
      exit(1)
    }, graceMs)
    late.unref()
    void closeAll(parts, log).then((clean) => {
      clearTimeout(late)
      exit(clean ? 0 : 1)
    })
  }
  signals.on('SIGTERM', () => onSignal('SIGTERM'))
  signals.on('SIGINT', () => onSignal('SIGINT'))
}

async function closeAll(parts: readonly Closing[], log: Log): Promise<boolean> {
  let clean = true
  for (const { part, close } of parts) {
    try {
      await close()
    } catch (error) {
      clean = false
      log.error('a part did not close', { part, error })
    }
  }
  return clean
}
