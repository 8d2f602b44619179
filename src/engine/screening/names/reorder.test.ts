import { describe, expect, it } from 'vitest'
import { reorder } from './reorder.ts'

describe('reorder', () => {
  it('puts the family name last', () =>
    expect(reorder('ZARKOV, Ivan Petrovich')).toBe('Ivan Petrovich ZARKOV'))

  it.each(['Ivan Zarkov', 'A, B, C', 'ZARKOV,', ''])('leaves %j alone', (name) =>
    expect(reorder(name)).toBe(name),
  )
})
