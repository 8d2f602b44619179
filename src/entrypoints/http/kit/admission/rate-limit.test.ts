import { describe, expect, it } from 'vitest'
import { createBodyBudget, createRateLimit, clientNetwork } from './rate-limit.ts'

describe('the rate limit', () => {
  it('lets the burst through, then as many as come back per second', () => {
    let now = 0
    const limit = createRateLimit({ perSecond: 2, burst: 3, names: 10, now: () => now })
    const taken = () => limit.take('key').taken
    expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false])
    now = 500
    expect([taken(), taken()]).toEqual([true, false])
    now = 60_000
    expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false])
  })

  it('#107 keeps no more names than its capacity, and the busy ones longest', () => {
    const limit = createRateLimit({ perSecond: 1, burst: 1, names: 2, now: () => 0 })
    limit.take('busy')
    for (let i = 0; i < 1000; i++) {
      limit.take(`passer-by ${i}`)
      expect(limit.take('busy').taken).toBe(false)
    }
    // Forgotten, and so let through again.
    expect(limit.take('passer-by 0').taken).toBe(true)
  })

  it('is off at nought', () => {
    const limit = createRateLimit({ perSecond: 0, burst: 0, names: 1, now: () => 0 })
    expect(limit.take('key').taken).toBe(true)
  })
})

describe('the network of an address', () => {
  it('is the address itself, or the half of an IPv6 address that its owner cannot change', () => {
    expect(clientNetwork('192.0.2.1')).toBe('192.0.2.1')
    expect(clientNetwork('2001:db8:1:2:3:4:5:6')).toBe(clientNetwork('2001:db8:1:2:ffff::1'))
  })
})

describe('the budget of large bodies', () => {
  it('counts what has arrived and not what was announced, small bodies not at all', () => {
    const budget = createBodyBudget(10_000_000)
    const slow = budget.open(9_000_000)
    slow.arrived(1_000_000)
    expect(budget.heldBytes()).toBe(0)
    const other = budget.open(9_000_000)
    other.arrived(8_000_000)
    expect(budget.heldBytes()).toBe(8_000_000)
    expect(() => budget.open(3_000_000)).toThrow(/large requests/)
    expect(() => slow.arrived(3_000_000)).toThrow(/large requests/)
    other.release()
    other.release()
    slow.release()
    expect(budget.heldBytes()).toBe(0)
  })
})
