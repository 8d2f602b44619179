import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canResend,
  maxRetryAfterMs,
  nextAttemptAt,
  resendWindowMs,
  circuitOpenMs,
  retryDelays,
} from './webhook-delivery.ts'

const hour = 3_600_000

describe('the schedule of a delivery', () => {
  it('has at least 12 tries over at least 72 hours, whatever randomness says', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20 }), (draws) => {
        let now = 0
        let attempts = 1
        for (;;) {
          const next = nextAttemptAt({ attempts, now, retryAfterMs: null, random: draws[attempts] ?? 0 })
          if (next === null) break
          expect(next).toBeGreaterThan(now)
          now = next
          attempts += 1
        }
        expect(attempts).toBe(retryDelays.length + 1)
        expect(attempts).toBeGreaterThanOrEqual(12)
        expect(now).toBeGreaterThanOrEqual(72 * hour)
      }),
    )
  })

  it('heeds what the receiver asks for, up to a day', () => {
    const request = { attempts: 1, now: 0, random: 0 }
    expect(nextAttemptAt({ ...request, retryAfterMs: hour })).toBe(hour)
    expect(nextAttemptAt({ ...request, retryAfterMs: 365 * 24 * hour })).toBe(maxRetryAfterMs)
    expect(nextAttemptAt({ ...request, retryAfterMs: 1 })).toBe(retryDelays[0])
  })
})

describe('an endpoint that fails', () => {
  it('is left alone longer and longer, but never longer than five minutes', () => {
    expect(circuitOpenMs(4, 0)).toBe(0)
    const rests = [5, 6, 7, 8, 9, 10, 11, 12, 1000].map((failures) => circuitOpenMs(failures, 0))
    expect(rests).toEqual([...rests].sort((a, b) => a - b))
    expect(Math.max(...rests)).toBe(5 * 60_000)
  })
})

describe('sending again by hand', () => {
  const failed = { state: 'waiting', hasFailed: true, lastAttemptAt: 1000, now: 1000 } as const

  it('is possible from the first failed try until 48 hours after the last', () => {
    expect(canResend(failed)).toBe(true)
    expect(canResend({ ...failed, hasFailed: false })).toBe(false)
    expect(canResend({ ...failed, now: 1000 + resendWindowMs })).toBe(true)
    expect(canResend({ ...failed, now: 1001 + resendWindowMs })).toBe(false)
  })

  it('is not possible for what was delivered, however often it failed before', () => {
    expect(canResend({ ...failed, state: 'delivered' })).toBe(false)
    expect(canResend({ ...failed, state: 'failed' })).toBe(true)
  })
})
