import { expect, it } from 'vitest'
import { findDate } from './printed-company-date.ts'

it.each([
  ['ON THE SIXTH DAY OF NOVEMBER, A.D. 2020', '2020-11-06'],
  ['the twenty-second day of October, A.D. 2026', '2026-10-22'],
  ['the thirty-first day of May, 2001', '2001-05-31'],
])('a day in words, %s', (text, value) => {
  expect(findDate(text, 'month first')?.value).toBe(value)
})
