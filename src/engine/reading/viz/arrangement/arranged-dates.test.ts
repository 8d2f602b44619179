import { describe, expect, it } from 'vitest'
import type { DocumentTypeLetter } from '../../../../vocabulary/reading/document-reading.ts'
import { arrangedDates } from './arranged-dates.ts'

const today = { year: 2026, month: 11, day: 28 }
const known = (type: DocumentTypeLetter, ...dates: readonly string[]) => {
  const found = arrangedDates(dates, { type, today })
  return found && Object.fromEntries(found)
}
const [birth, issued, expiry] = ['1984-02-29', '2021-05-17', '2031-05-16'] as const

describe('The dates of a person’s document', () => {
  it('are birth, issue and expiry in this order, whichever comes first in print', () => {
    expect(known('I', issued, expiry, birth)).toEqual({ dob: birth, issued, expiry })
    expect(known('I', birth, '2015-05-17', '2025-05-17')).toEqual({ dob: birth, issued: '2015-05-17', expiry: '2025-05-17' }) // prettier-ignore
  })

  it('are no issue where the term is no whole number of years, but on a licence', () => {
    expect(known('I', birth, issued, '2030-09-03')).toEqual({ dob: birth, expiry: '2030-09-03' })
    expect(known('D', birth, issued, '2030-09-03')).toEqual({ dob: birth, issued, expiry: '2030-09-03' })
  })

  it('are birth and expiry where there are two, more than a validity apart', () => {
    expect(known('I', birth, expiry)).toEqual({ dob: birth, expiry })
    expect(known('I', '2009-05-16', '2027-02-01')).toBeNull()
    expect(known('I', issued, expiry)).toBeNull()
    expect(known('R', issued, expiry)).toEqual({ issued, expiry })
    expect(known('R', expiry)).toEqual({ expiry })
  })

  it('leave out what may be an expiry that is past, or an issue', () => {
    expect(known('I', birth, '2022-07-01')).toEqual({ dob: birth })
    expect(known('R', birth, '2022-07-01')).toBeNull()
  })

  it('are no more than four, and at least one', () => {
    expect(known('I')).toBeNull()
    expect(known('I', birth, '2001-01-01', issued, '2024-01-01', expiry)).toBeNull()
  })

  it('leave out which of two days is the issue', () => {
    expect(known('I', birth, '2019-01-01', issued, expiry)).toEqual({ dob: birth, expiry })
  })

  it('are not those of two people', () => {
    expect(known('I', birth, '1991-07-02', expiry)).toBeNull()
    expect(known('R', birth, '1991-07-02', '2029-04-01', expiry)).toBeNull()
  })

  it('a child is known by none of them', () => {
    expect(known('I', '2019-05-16', '2024-05-16', '2029-05-16')).toBeNull()
  })
})
