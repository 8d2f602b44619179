import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateIn, dateOfDay, gregorianFrom } from './gregorian-from.ts'

/** 1900 to 2076: what Umm al-Qura's tables hold. */
const day = fc.integer({ min: -25_567, max: 39_000 })

describe('A date of another calendar', () => {
  it.each(['islamic-umalqura', 'persian', 'hebrew'] as const)(
    '%s is the day that Intl says, both ways',
    (calendar) => {
      fc.assert(
        fc.property(day, (number) => {
          expect(gregorianFrom(calendar, dateIn(calendar, number))).toEqual(dateOfDay(number))
        }),
        { numRuns: 500 },
      )
    },
  )

  it.each([
    ['islamic-umalqura', 1445, 9, 1, '2024-3-11'],
    ['persian', 1403, 1, 1, '2024-3-20'],
    ['persian', 1403, 12, 30, '2025-3-20'],
    ['hebrew', 5784, 7, 10, '2024-3-20'],
    ['buddhist', 2567, 2, 29, '2024-2-29'],
    ['roc', 79, 1, 1, '1990-1-1'],
  ] as const)('%s %d-%d-%d is %s', (...[calendar, year, month, dayOfMonth, expected]) => {
    const date = gregorianFrom(calendar, { year, month, day: dayOfMonth })
    expect(date === null ? null : `${date.year}-${date.month}-${date.day}`).toBe(expected)
  })

  it.each([
    ['islamic-umalqura', 1445, 1, 30],
    ['persian', 1402, 12, 30],
    ['persian', 1402, 13, 1],
    ['buddhist', 2566, 2, 29],
    ['roc', 79, 0, 1],
  ] as const)('%s has no %d-%d-%d', (...[calendar, year, month, dayOfMonth]) => {
    expect(gregorianFrom(calendar, { year, month, day: dayOfMonth })).toBeNull()
  })
})
