import { describe, expect, it } from 'vitest'
import { Spending } from './spending.ts'

describe('what payers have spent', () => {
  const clock = { ms: 0 }
  const spending = () => new Spending({ halfLifeMs: 1000, now: () => clock.ms })

  it('adds up, and half of it is forgotten in the half-life', () => {
    const spent = spending()
    spent.charge('a', 100)
    spent.charge('a', 60)
    expect([spent.of('a'), spent.of('b')]).toEqual([160, 0])
    clock.ms += 1000
    expect(spent.of('a')).toBeCloseTo(80)
    spent.charge('a', 20)
    expect(spent.of('a')).toBeCloseTo(100)
  })

  it('is kept of those who spent most when very many come', () => {
    const spent = spending()
    spent.charge('dear', 5000)
    for (let payer = 0; payer < 3000; payer++) spent.charge(`payer-${payer}`, 1)
    expect(spent.of('dear')).toBe(5000)
    expect(spent.of('payer-0')).toBe(0)
    expect(spent.of('payer-2999')).toBe(1)
  })
})
