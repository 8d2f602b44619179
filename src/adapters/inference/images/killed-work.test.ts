import { describe, expect, it } from 'vitest'
import { KilledWork } from './killed-work.ts'

describe('the budget of killed work', () => {
  function budget() {
    const clock = { ms: 0 }
    return { clock, work: new KilledWork({ budgetMs: 1000, refillMsPerSecond: 100, now: () => clock.ms }) }
  }

  it('lets a key go on until it is used up, then wait for as long as what is missing takes to come back', () => {
    const { clock, work } = budget()
    work.charge('a', 900)
    expect(() => work.requireBudget('a')).not.toThrow()
    work.charge('a', 500)
    const refused = { code: 'ERROR_RATE_LIMIT', retryAfterSeconds: 4 }
    expect(() => work.requireBudget('a')).toThrow(expect.objectContaining(refused) as Error)
    expect(() => work.requireBudget('b')).not.toThrow()
    clock.ms += 4001
    expect(() => work.requireBudget('a')).not.toThrow()
  })

  it('comes back to what it was and no further', () => {
    const { clock, work } = budget()
    work.charge('a', 10)
    clock.ms += 3_600_000
    work.charge('a', 999)
    expect(() => work.requireBudget('a')).not.toThrow()
    work.charge('a', 2)
    expect(() => work.requireBudget('a')).toThrow('too long to decode')
  })
})
