import { describe, expect, it } from 'vitest'
import { readListedDate, readListedDates } from './listed-date.ts'

describe('readListedDate', () => {
  it.each([
    ['10 Dec 1948', { from: '1948-12-10', to: '1948-12-10', approximate: false }],
    ['Oct 1971', { from: '1971-10', to: '1971-10', approximate: false }],
    ['1974', { from: '1974', to: '1974', approximate: false }],
    ['circa 1956', { from: '1956', to: '1956', approximate: true }],
    ['circa 01 Jan 1961', { from: '1961-01-01', to: '1961-01-01', approximate: true }],
    ['1966 to 1967', { from: '1966', to: '1967', approximate: false }],
    ['08 Nov 1985 to 07 Nov 1986', { from: '1985-11-08', to: '1986-11-07', approximate: false }],
    ['1965-04-29', { from: '1965-04-29', to: '1965-04-29', approximate: false }],
    ['1965-04', { from: '1965-04', to: '1965-04', approximate: false }],
    ['21.3.1985', { from: '1985-03-21', to: '1985-03-21', approximate: false }],
    ['28/07/1960', { from: '1960-07-28', to: '1960-07-28', approximate: false }],
    ['dd/mm/1960', { from: '1960', to: '1960', approximate: false }],
    ['00/07/1960', { from: '1960-07', to: '1960-07', approximate: false }],
    ['4 Apr. 1944', { from: '1944-04-04', to: '1944-04-04', approximate: false }],
    ['Approximately 1952', { from: '1952', to: '1952', approximate: true }],
    ['between 1960 and 1965', { from: '1960', to: '1965', approximate: false }],
    ['1960/1965', { from: '1960', to: '1965', approximate: false }],
    ['Mar 1980 to Mar 1981', { from: '1980-03', to: '1981-03', approximate: false }],
  ])('reads %s', (text, date) => expect(readListedDate(text)).toEqual(date))

  it.each(['unknown', '32nd of May', 'Foo 1970', '', '00/00/0000', '1990 to 1960', '12/31/1970'])(
    'does not guess at %j',
    (text) => expect(readListedDate(text)).toBeNull(),
  )
})

describe('readListedDates', () => {
  it('reads every date of a cell, and keeps in its own words what is none', () => {
    expect(readListedDates('29.9.1982 or 23.9.1982; circa 1970; the early sixties')).toEqual({
      dates: [
        { from: '1982-09-29', to: '1982-09-29', approximate: false },
        { from: '1982-09-23', to: '1982-09-23', approximate: false },
        { from: '1970', to: '1970', approximate: true },
      ],
      unparsed: ['the early sixties'],
    })
  })
})
