import { describe, expect, it } from 'vitest'
import { reorderName } from './reorder-name.ts'

describe('reorder', () => {
  it('puts the family name last', () =>
    expect(reorderName('ZARKOV, Ivan Petrovich')).toBe('Ivan Petrovich ZARKOV'))

  it.each(['Ivan Zarkov', 'A, B, C', 'ZARKOV,', ''])('leaves %j alone', (name) =>
    expect(reorderName(name)).toBe(name),
  )
})
