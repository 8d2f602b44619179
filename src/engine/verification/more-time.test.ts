import { describe, expect, it } from 'vitest'
import { moreTime } from './more-time.ts'

const minute = 60_000
const link = { expiresAt: 100 * minute }
const untouched = { extensions: 0, extendedTo: null }

describe('More time', () => {
  it.each([
    ['is given in the last five minutes', 95 * minute, untouched, 115 * minute],
    ['is given in the last moment', 100 * minute - 1, untouched, 115 * minute],
    ['is not given before', 95 * minute - 1, untouched, null],
    ['is not given twice for one end', 96 * minute, { extensions: 1, extendedTo: 115 * minute }, null],
    [
      'is given again near the new end',
      110 * minute,
      { extensions: 1, extendedTo: 115 * minute },
      130 * minute,
    ],
    ['is given ten times', 231 * minute, { extensions: 9, extendedTo: 235 * minute }, 250 * minute],
    ['is not given an eleventh time', 249 * minute, { extensions: 10, extendedTo: 250 * minute }, null],
  ] as const)('%s', (_, now, state, until) => {
    expect(moreTime(link, state, now).until).toBe(until)
  })

  it('is left ten times, and never for a link without an end', () => {
    expect(moreTime(link, untouched, 0).extensionsLeft).toBe(10)
    expect(moreTime(link, { extensions: 4, extendedTo: 1 }, 0).extensionsLeft).toBe(6)
    expect(moreTime({ expiresAt: null }, untouched, 0)).toEqual({ extensionsLeft: 0, until: null })
  })
})
