/** How an event stands on its way to its receiver. Only a delivered one did not fail. */
export const deliveryStates = ['waiting', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** `200`: nothing else is success, as the wire has it. `2xx`: any status from 200 to 299. */
export const successRules = ['200', '2xx'] as const
export type SuccessRule = (typeof successRules)[number]

/** How one try went. `error` is a fixed sentence: what the receiver wrote is in `reply` alone. */
export interface AttemptOutcome {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null
  /** Empty when the receiver took it. */
  readonly error: string
  /** The first bytes of the answer's body, at most `longestReply`; empty when there were none. */
  readonly reply: string
  /** What `Retry-After` asks for, from now on; null when it asks for nothing. */
  readonly retryAfterMs: number | null
}

/** Whether the receiver took it, and what to call it when not. */
export function judgeAttempt(
  outcome: AttemptOutcome,
  rule: SuccessRule,
): { readonly isSuccess: boolean; readonly outcome: AttemptOutcome } {
  const { status } = outcome
  if (status === null) return { isSuccess: false, outcome }
  const isSuccess = status === 200 || (rule === '2xx' && status >= 200 && status < 300)
  const requested = rule === '2xx' ? '200 to 299' : '200'
  const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : ''
  const error = isSuccess ? '' : `The receiver answered ${status} instead of ${requested}.${redirect}`
  return { isSuccess, outcome: { ...outcome, error } }
}

/** Bytes of a receiver's answer that are kept. */
export const maxReplyBytes = 1024

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Waits between one failed try and the next, before jitter: 14 tries over 93 hours at least. The row is printed in
 * docs/reference/events.md.
 */
export const retryDelays: readonly number[] = [
  10 * second,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  18 * hour,
  24 * hour,
  24 * hour,
]

/** Jitter only lengthens a wait, by at most this share, so that the whole never falls short of what is promised. */
const jitterShare = 0.1

/** A receiver may ask for a pause, but not for one of a year. */
export const maxRetryAfterMs = 24 * hour

/** How long after its last try a failed delivery can be sent again by hand. */
export const resendWindowMs = 48 * hour

/** Failures in a row after which an endpoint rests between tries and is tried by one delivery at a time. */
export const failuresUntilCircuitOpens = 5
const minCircuitOpenMs = 5 * second
const maxCircuitOpenMs = 5 * minute

/** An endpoint that has taken nothing for so long is paused, as if it had said 410. */
export const pauseEndpointAfterMs = 7 * 24 * hour

/**
 * When to try again; null after the last try.
 *
 * @param attempts tries so far, at least 1
 * @param randomness from 0 to 1
 */
export function nextAttemptAt(request: {
  readonly attempts: number
  readonly now: number
  readonly retryAfterMs: number | null
  readonly random: number
}): number | null {
  const delay = retryDelays[request.attempts - 1]
  if (delay === undefined) return null
  const requestedDelayMs = Math.min(request.retryAfterMs ?? 0, maxRetryAfterMs)
  return request.now + Math.max(requestedDelayMs, Math.round(delay * (1 + jitterShare * request.random)))
}

/** How long an endpoint rests after so many failures in a row: doubled each time, up to five minutes. */
export function circuitOpenMs(failures: number, random: number): number {
  if (failures < failuresUntilCircuitOpens) return 0
  const openMs = Math.min(
    maxCircuitOpenMs,
    minCircuitOpenMs * 2 ** Math.min(failures - failuresUntilCircuitOpens, 20),
  )
  return Math.round(openMs * (1 - jitterShare * random))
}

/** From the first failed try until 48 hours after the last. */
export function canResend(delivery: {
  readonly state: DeliveryState
  readonly hasFailed: boolean
  readonly lastAttemptAt: number
  readonly now: number
}): boolean {
  return (
    delivery.state !== 'delivered' &&
    delivery.hasFailed &&
    delivery.now <= delivery.lastAttemptAt + resendWindowMs
  )
}
