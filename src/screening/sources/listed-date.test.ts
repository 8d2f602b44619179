import { describe, expect, it } from 'vitest'
import { readListedDate } from './listed-date.ts'

describe('readListedDate', () => {
  it.each([
    ['10 Dec 1948', { from: '1948-12-10', to: '1948-12-10', approximate: false }],
    ['Oct 1971', { from: '1971-10', to: '1971-10', approximate: false }],
    ['1974', { from: '1974', to: '1974', approximate: false }],
    ['circa 1956', { from: '1956', to: '1956', approximate: true }],
    ['circa 01 Jan 1961', { from: '1961-01-01', to: '1961-01-01', approximate: true }],
    ['1966 to 1967', { from: '1966', to: '1967', approximate: false }],
    ['08 Nov 1985 to 07 Nov 1986', { from: '1985-11-08', to: '1986-11-07', approximate: false }],
    ['Mar 1980 to Mar 1981', { from: '1980-03', to: '1981-03', approximate: false }],
  ])('reads %s', (text, date) => expect(readListedDate(text)).toEqual(date))

  it.each(['unknown', '32nd of May', 'Foo 1970', ''])('does not guess at %j', (text) =>
    expect(readListedDate(text)).toBeNull(),
  )
})
