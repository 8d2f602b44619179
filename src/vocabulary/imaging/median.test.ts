import { expect, it } from 'vitest'
import { medianOf } from './median.ts'

it.each([
  [[], undefined],
  [[7], 7],
  [[10, 9, 1], 9],
  [[4, 1, 3, 2], 3],
])('the median of %j is %j', (values, median) => {
  const before = [...values]
  expect(medianOf(values)).toBe(median)
  expect(values).toEqual(before)
})
