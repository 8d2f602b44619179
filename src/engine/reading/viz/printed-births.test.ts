import { expect, it } from 'vitest'
import { printed } from './printed-line.fixture.ts'
import { printedBirths } from './printed-births.ts'

const today = { year: 2026, month: 11, day: 26 }
const dates = (text: string) => printedBirths([printed(text, [0, 0])], today).map(({ value }) => value)

it.each([
  ['14.03.1926', ['1926-03-14']],
  ['Date of birth: 14 MAR/MARS 1926', ['1926-03-14']],
  ['14/03/1926 UTOPIA CITY', ['1926-03-14']],
  ['1926-03-14', ['1926-03-14']],
  ['03/04/1926', ['1926-04-03', '1926-03-04']],
  ['14.03.26', []],
  ['No. 19261234', []],
  ['15.04.2031', []],
])('finds in “%s” the dates %j', (text, expected) => expect(dates(text)).toEqual(expected))
