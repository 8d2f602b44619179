import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { Clock } from '../../../../flows/ports/clock.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { BodyHold } from './admission.ts'

/** A body that brings less in this time is too slow. */
const window = { ms: 10_000, bytes: 10_000 } as const
const lookEveryMs = 1_000

/** As the framework wants it: a stream that says how much came over the wire. */
export type BodyBackpressure = Transform & { receivedEncodedLength: number }

/**
 * Lets a body through while it counts what has arrived. Ends it with Refusal SERVICE_UNAVAILABLE when the budget for
 * large bodies is used up, and with ERROR_REQUEST_TIMEOUT when it comes slower than 1 kB/s: anyone who announces much and
 * sends little holds nothing but his own connection, and not for long.
 */
export function bodyBackpressure(
  request: IncomingMessage,
  hold: Pick<BodyHold, 'arrived'>,
  clock: Pick<Clock, 'monotonic'>,
): BodyBackpressure {
  const since = { at: clock.monotonic(), bytes: 0 }
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      since.bytes += chunk.length
      flow.receivedEncodedLength += chunk.length
      try {
        hold.arrived(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error('A body was not let in.', { cause: error }))
      }
    },
  })
  const flow = Object.assign(counting, { receivedEncodedLength: 0 })
  const watch = setInterval(() => {
    const now = clock.monotonic()
    if (now - since.at < window.ms) return
    if (since.bytes < window.bytes && !request.readableEnded)
      flow.destroy(new Refusal('ERROR_REQUEST_TIMEOUT', { message: 'The body came slower than 1 kB/s.' }))
    Object.assign(since, { at: now, bytes: 0 })
  }, lookEveryMs)
  watch.unref()
  flow.once('close', () => clearInterval(watch))
  request.once('close', () => {
    if (!request.readableEnded) flow.destroy(new Refusal('ERROR_EXECUTION_CANCEL'))
  })
  // Anyone who read the body to its end listens no more.
  flow.on('error', () => undefined)
  return request.pipe(flow)
}
