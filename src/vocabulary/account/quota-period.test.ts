import { describe, expect, it } from 'vitest'
import { periodEnd } from './quota-period.ts'

describe('a quota period', () => {
  it.each([
    ['day', '2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z'],
    ['month', '2026-12-31T12:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['month', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
    ['year', '2028-02-29T00:00:00.000Z', '2029-01-01T00:00:00.000Z'],
  ] as const)('of a %s that %s lies in ends at %s', (period, now, end) => {
    expect(new Date(periodEnd(period, Date.parse(now)) ?? 0).toISOString()).toBe(end)
  })

  it('that never comes back has no end', () => {
    expect(periodEnd('none', 0)).toBeNull()
  })
})
