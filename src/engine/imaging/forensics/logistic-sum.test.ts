import { describe, expect, it } from 'vitest'
import { likelihoodOf, termsOf } from './logistic-sum.ts'

const model = { rows: { grain: { middle: 2, spread: 1, weights: [1, 0.5] } }, bias: 0.5 } as const

describe('A learnt sum', () => {
  it('is one half at its limit and grows with what it weighs', () => {
    expect(likelihoodOf(model, ['grain'], { grain: 2 })).toBe(0.5)
    expect(likelihoodOf(model, ['grain'], { grain: 3 })).toBeGreaterThan(0.7)
  })
  it('trusts nothing further than three spreads', () => {
    expect(termsOf(900, model.rows.grain)).toEqual([3, 8])
    expect(termsOf(-900, model.rows.grain)).toEqual([-3, 8])
  })
})
