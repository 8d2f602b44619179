import { describe, expect, it } from 'vitest'
import { differsInLookAlikes, shapes } from './look-alikes.ts'

describe('Look-alikes in print', () => {
  it('are one shape for the small reader, and thin characters none', () => {
    expect(shapes('NL804WQ1')).toBe(shapes('NLB04WO'))
    expect(shapes('NL804WQ1')).not.toBe(shapes('NL804WQ7'))
  })

  it.each([
    ['A10', 'AIO', true],
    ['A10', 'A10', false],
    ['A10', 'A70', false],
    ['A10', 'A1D', false],
  ])('part two numbers or not: %s and %s', (one, other, differs) => {
    expect(differsInLookAlikes(one, other)).toBe(differs)
  })
})
