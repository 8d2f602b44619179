import { describe, expect, it } from 'vitest'
import type { FinishedAttempt } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { type EndpointHealth, healthAfter, standingAfter } from './classify-attempts.ts'

const at = { now: 1_000_000, random: 0 }
const day = 86_400_000
const well: EndpointHealth = {
  state: 'active',
  pausedReason: '',
  failures: 0,
  failingSince: null,
  restsUntil: 0,
  heldUntil: 0,
}

function aTry(status: number, retryAfterMs: number | null = null): FinishedAttempt {
  const outcome = { status, error: '', reply: '', retryAfterMs }
  const delivery = { id: 'a', attempt: 1, fence: 1, endpointId: 'e' }
  return { delivery, isSuccess: status === 200, outcome }
}

describe('an endpoint', () => {
  it('that fails five times in a row rests, and is well again after one success', () => {
    let health = well
    for (let i = 0; i < 4; i++) health = healthAfter(health, aTry(500), at)
    expect(health.restsUntil).toBe(at.now)
    health = healthAfter(health, aTry(500), at)
    expect(health.restsUntil).toBeGreaterThan(at.now)
    expect(healthAfter(health, aTry(200), at)).toEqual(well)
  })

  it('does not rest the longer for tries that were under way when its rest began', () => {
    let health = { ...well, failures: 4 }
    for (let i = 0; i < 10; i++) health = healthAfter(health, aTry(500), at)
    expect(health.failures).toBe(5)
  })

  it('#124 that says 410 is paused, and stays paused whatever else comes back', () => {
    const paused = healthAfter(well, aTry(410), at)
    expect(paused).toMatchObject({ state: 'paused', pausedReason: expect.stringContaining('410') as string })
    expect(healthAfter(paused, aTry(200), at).state).toBe('paused')
  })

  it('that takes nothing for a week is paused, but not for one failure after a week without events', () => {
    const failing = { ...well, failures: 8, failingSince: at.now - 8 * day }
    expect(healthAfter(failing, aTry(500), at).state).toBe('paused')
    expect(healthAfter({ ...failing, failures: 1 }, aTry(500), at).state).toBe('active')
  })

  it('#124 that asks for a pause of a year gets one of a day, which a success does not shorten', () => {
    const held = healthAfter(well, aTry(429, 365 * day), at)
    expect(held.heldUntil).toBe(at.now + day)
    expect(healthAfter(held, aTry(200), at).heldUntil).toBe(at.now + day)
  })
})

describe('a delivery', () => {
  const waiting = { state: 'waiting', attempts: 1, isPending: true } as const

  it('waits for its next try and fails for good after the last', () => {
    expect(standingAfter(waiting, aTry(500), at)).toEqual({ state: 'waiting', nextAt: at.now + 10_000 })
    expect(standingAfter({ ...waiting, attempts: 14 }, aTry(500), at)).toEqual({
      state: 'failed',
      nextAt: null,
    })
  })

  it('that was sent again by hand after its end is tried once', () => {
    expect(standingAfter({ ...waiting, isPending: false }, aTry(500), at).state).toBe('failed')
  })

  it('that was cancelled on its way stays cancelled, unless the receiver took it', () => {
    const cancelled = { ...waiting, state: 'cancelled', isPending: false } as const
    expect(standingAfter(cancelled, aTry(500), at).state).toBe('cancelled')
    expect(standingAfter(cancelled, aTry(200), at).state).toBe('delivered')
  })
})
