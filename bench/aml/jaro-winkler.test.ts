import { describe, expect, it } from 'vitest'
import { bestPairs, jaroWinkler } from './jaro-winkler.ts'

describe('jaroWinkler', () => {
  it.each([
    ['martha', 'marhta', 0.961],
    ['dwayne', 'duane', 0.84],
    ['dixon', 'dicksonx', 0.813],
    ['abc', 'xyz', 0],
    ['same', 'same', 1],
  ])('says of %s and %s %f', (one, other, similar) => expect(jaroWinkler(one, other)).toBeCloseTo(similar, 3))

  it('pairs words in any order', () => expect(bestPairs('Veltran Silas', 'Silas Veltran', true)).toBe(1))
})
