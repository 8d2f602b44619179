import { expect, it } from 'vitest'
import { thinned } from './thinned.ts'

it('leaves the first and the last, and gaps as even as can be', () => {
  const left = thinned(
    Array.from({ length: 110 }, (_, n) => n),
    60,
  )
  expect([left.length, left[0], left.at(-1)]).toEqual([60, 0, 109])
  expect(Math.max(...left.slice(1).map((value, n) => value - (left[n] ?? 0)))).toBe(2)
  expect(thinned([1, 2, 3], 60)).toEqual([1, 2, 3])
})
