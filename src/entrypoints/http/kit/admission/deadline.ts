import { Refusal } from '../../../../vocabulary/refusals.ts'

export interface DeadlineOptions {
  readonly timeoutMs: number
  /** How long work may take to stop after it was asked to. */
  readonly graceMs: number
  /** Called with a function that says the client went away; answers how to stop listening. */
  readonly onGone: (gone: () => void) => () => void
}

/**
 * Runs work with a signal that aborts when its time is over (ERROR_MAX_EXECUTION_TIME_EXCEEDED) or the client goes away
 * (ERROR_EXECUTION_CANCEL). Work that has begun to commit may still finish within the grace, and then its result
 * counts; so nothing is ever stored and answered as not stored.
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { timeoutMs, graceMs, onGone }: DeadlineOptions,
): Promise<Result> {
  const controller = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const graceExceeded = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => {
      timers.push(setTimeout(() => reject(abortReason(controller.signal)), graceMs))
    })
  })
  graceExceeded.catch(() => undefined)
  timers.push(setTimeout(() => controller.abort(new Refusal('ERROR_MAX_EXECUTION_TIME_EXCEEDED')), timeoutMs))
  const stopListening = onGone(() => controller.abort(new Refusal('ERROR_EXECUTION_CANCEL')))
  try {
    const running = work(controller.signal)
    running.catch(() => undefined)
    return await Promise.race([running, graceExceeded])
  } catch (cause) {
    // Whatever stopped work says on its way out, the reason is ours.
    if (controller.signal.aborted && !(cause instanceof Refusal)) throw abortReason(controller.signal)
    throw cause
  } finally {
    timers.forEach((timer) => clearTimeout(timer))
    stopListening()
  }
}

/** Why it was aborted, as an error. */
export function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason })
}
