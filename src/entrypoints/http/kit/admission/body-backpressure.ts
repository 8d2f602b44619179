import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import type { Clock } from '../../../../flows/ports/clock.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { BodyReservation } from './rate-limit.ts'

/** A body that brings less in this time is too slow. */
const minimumRate = { ms: 10_000, bytes: 10_000 } as const
const checkIntervalMs = 1_000

/** As the framework wants it: a stream that says how much came over the wire. */
export type BodyBackpressure = Transform & { receivedEncodedLength: number }

/**
 * Lets a body through while it counts what has arrived. Ends it with Refusal SERVICE_UNAVAILABLE when the budget for
 * large bodies is used up, and with ERROR_REQUEST_TIMEOUT when it comes slower than 1 kB/s: anyone who announces much and
 * sends little holds nothing but its own connection, and not for long.
 */
export function bodyBackpressure(
  request: IncomingMessage,
  reservation: Pick<BodyReservation, 'arrived'>,
  clock: Pick<Clock, 'monotonic'>,
): BodyBackpressure {
  const windowStart = { at: clock.monotonic(), bytes: 0 }
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      windowStart.bytes += chunk.length
      stream.receivedEncodedLength += chunk.length
      try {
        reservation.arrived(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error('A body was not let in.', { cause: error }))
      }
    },
  })
  const stream = Object.assign(counter, { receivedEncodedLength: 0 })
  const timer = setInterval(() => {
    const now = clock.monotonic()
    if (now - windowStart.at < minimumRate.ms) return
    if (windowStart.bytes < minimumRate.bytes && !request.readableEnded)
      stream.destroy(new Refusal('ERROR_REQUEST_TIMEOUT', { message: 'The body came slower than 1 kB/s.' }))
    Object.assign(windowStart, { at: now, bytes: 0 })
  }, checkIntervalMs)
  timer.unref()
  stream.once('close', () => clearInterval(timer))
  request.once('close', () => {
    if (!request.readableEnded) stream.destroy(new Refusal('ERROR_EXECUTION_CANCEL'))
  })
  // Anyone who read the body to its end listens no more.
  stream.on('error', () => undefined)
  return request.pipe(stream)
}
