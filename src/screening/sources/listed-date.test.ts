import { describe, expect, it } from 'vitest'
import { readListedDate } from './listed-date.ts'

describe('readListedDate', () => {
  it.each([
    ['10 Dec 1948', '1948-12-10', '1948-12-10', false],
    ['Oct 1971', '1971-10', '1971-10', false],
    ['1974', '1974', '1974', false],
    ['circa 1956', '1956', '1956', true],
    ['circa 01 Jan 1961', '1961-01-01', '1961-01-01', true],
    ['1966 to 1967', '1966', '1967', false],
    ['08 Nov 1985 to 07 Nov 1986', '1985-11-08', '1986-11-07', false],
    ['Mar 1980 to Mar 1981', '1980-03', '1981-03', false],
  ])('reads %s', (text, from, to, approximate) =>
    expect(readListedDate(text)).toEqual({ from, to, approximate }),
  )

  it.each(['unknown', '32nd of May', 'Foo 1970', ''])('does not guess at %j', (text) =>
    expect(readListedDate(text)).toBeNull(),
  )
})
