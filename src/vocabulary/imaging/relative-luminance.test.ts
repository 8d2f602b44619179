import { expect, it } from 'vitest'
import { contrastRatio } from './relative-luminance.ts'

it.each([
  ['000000', 'FFFFFF', 21],
  ['FFFFFF', 'ffffff', 1],
  ['767676', 'FFFFFF', 4.54],
  ['777777', 'FFFFFF', 4.48],
  ['FFFFFF', '0000FF', 8.59],
])('Colours %s and %s have contrast %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
})
