import { describe, expect, it } from 'vitest'
import { firstIndexOf, hashText } from './hash.ts'

describe('hashText', () => {
  it('tells words and kinds of key apart', () => {
    const hashes = ['zarkov', 'zarkof', 'zarkov '].map((text) => hashText(text))
    expect(new Set([...hashes, hashText('zarkov', 1)]).size).toBe(4)
  })
})

describe('firstPlace', () => {
  it('finds the first of equal values and misses what is absent', () => {
    const values = Uint32Array.of(1, 3, 3, 4_000_000_000)
    expect(
      [0, 1, 3, 4_000_000_000, 4_100_000_000].map((requested) => firstIndexOf(values, requested)),
    ).toEqual([-1, 0, 1, 3, -1])
  })
})
