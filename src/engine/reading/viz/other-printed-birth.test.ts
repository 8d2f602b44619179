import { describe, expect, it } from 'vitest'
import { someFields } from '../../../../test/world/facts/facts.ts'
import { printed } from './printed-line.fixture.ts'
import { otherPrintedBirth } from './other-printed-birth.ts'

const today = { year: 2026, month: 11, day: 26 }
const code = someFields({ dob: '1974-08-12', expiry: '2032-04-15' })
const other = (...texts: readonly string[]) =>
  otherPrintedBirth(
    texts.map((text, at) => printed(text, [20, 40 * at])),
    code,
    today,
  )

describe('A date that is printed instead of the birth of a code', () => {
  it.each([
    ['14.08.1944', '1944-08-14'],
    ['12 NOV/NOV 1974', '1974-11-12'],
    ['ZXQW: 12/08/1951 UTOPIA', '1951-08-12'],
    ['UTOPIA 1954-08-17', '1954-08-17'],
  ])('is found in “%s” without a label', (text, value) =>
    expect(other(text, '16.04.2022', '15.04.2032')?.value).toBe(value),
  )

  it('is its line alone, without what stands beside it', () =>
    expect(other('born 14.08.1944 in UTOPIA')?.line.text).toBe('14.08.1944'))

  it.each([
    ['the birth stands there too', '12 AUG 74', '14.08.1944'],
    ['the birth stands there in the other century', '12.08.1874 12.08.1974', '14.08.1944'],
    ['one figure that looks like another explains it', '12.08.1979', ''],
    ['three figures differ', '14.09.1944', ''],
    ['two dates may be it', '14.08.1944', '12.08.1951'],
    ['it may be the date of issue', '12.08.2014', ''],
    ['it may be of issue in either order of day and month', '08/12/2014', ''],
  ])('is none where %s', (_, ...texts) => expect(other(...texts)).toBeNull())

  it('is none where the code has no birth', () =>
    expect(otherPrintedBirth([printed('14.08.1944', [0, 0])], {}, today)).toBeNull())

  it.each([
    ['17.06.1974', true],
    ['14.08.1974', true],
    ['14.09.1974', false],
  ])('%s may be a slip of reading: %s', (text, mayBeSlip) => expect(other(text)?.mayBeSlip).toBe(mayBeSlip))
})
