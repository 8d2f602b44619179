import { describe, expect, it } from 'vitest'
import { someFields } from '../../../../test/world/facts/facts.ts'
import { lineOfLetters } from '../viz/text-line.ts'
import { issueDate } from './issue-date.ts'
import { wholeLabel } from './whole-label.ts'
import { isSameDate, matchCodeValue } from './match-code-values.ts'

const today = { year: 2026, month: 11, day: 21 }
const code = someFields({
  ...{
    dob: '1974-08-12',
    expiry: '2032-04-15',
    documentNumber: 'L898902D6',
    sex: 'F',
    nationalityIso3: 'UTO',
  },
  ...{ lastName: 'OEZTUERK', firstName: 'ANNA', middleName: 'MARIA', nationalityFull: 'Utopia' },
})

describe('A value of the zone in print', () => {
  it.each([
    ['12 AUG/AOÛT 1974', 'dob', '1974-08-12'],
    ['12/08/1974', 'dob', '1974-08-12'],
    ['08/12/1974', 'dob', '1974-08-12'],
    ['15.04.2032', 'expiry', '2032-04-15'],
    ['L898902 D6', 'documentNumber', 'L898902D6'],
    ['ÖZTÜRK', 'lastName', 'ÖZTÜRK'],
    ['Anna Maria', 'firstName', 'Anna Maria'],
    ['F', 'sex', 'F'],
    ['UTOPIAN', 'nationalityFull', 'UTOPIAN'],
  ])('is known by what it says: %s', (text, key, value) => {
    expect(matchCodeValue(text, code, today)).toMatchObject({ key, value })
  })

  it.each(['12 AUG 1947', 'L898902O6', 'A. Ozturk', 'UTOPIA', 'MARIA', 'OFFICE'])('is not: %s', (text) => {
    expect(matchCodeValue(text, code, today)).toBeNull()
  })

  it('is a number of the zone where round and thin characters alone were read otherwise', () => {
    const number = someFields({ documentNumber: 'LJ8461OXL' })
    const found = matchCodeValue('LJ846I0XL', number, today)
    expect(found).toMatchObject({ value: 'LJ8461OXL', hasLookAlikes: true })
    expect(matchCodeValue('LJ8461OXL', number, today)).toMatchObject({ hasLookAlikes: false })
    expect(matchCodeValue('LJ8467OXL', number, today)).toBeNull()
  })

  it('is a name of the zone whose blanks were passed over, and none that is parted otherwise', () => {
    const names = someFields({ lastName: 'SMITH JONES', firstName: 'JUERGEN JAMES LEE' })
    expect(matchCodeValue('JÜRGENJAMES LEE', names, today)).toMatchObject({ value: 'JÜRGEN JAMES LEE' })
    expect(matchCodeValue('SMITH-JONES', names, today)).toMatchObject({ value: 'SMITH-JONES' })
    expect(matchCodeValue('SMI THJONES', names, today)).toBeNull()
    expect(matchCodeValue('SMITHJONE', names, today)).toBeNull()
  })

  it('is another spelling where letters of the zone stand for marks that were not seen', () => {
    expect(matchCodeValue('OZTURK', code, today)).toMatchObject({ key: 'lastName', isOtherSpelling: true })
    expect(matchCodeValue('ÖZTÜRK', code, today)).toMatchObject({ isOtherSpelling: false })
  })

  it('is the same date in either century, as a zone has two figures of a year', () => {
    expect(isSameDate('1926-03-01', '2026-03-01')).toBe(true)
    expect(isSameDate('1926-03-01', '1926-03-02')).toBe(false)
  })
})

describe('A date of issue without a label', () => {
  it.each(['16 APR 2022', '15.04.2022', '16 APR 2027'.replace('2027', '2025')])(
    'lies whole years before the expiry: %s',
    (text) => {
      expect(issueDate(text, code, today)).not.toBeNull()
    },
  )

  it.each(['17 APR 2022', '14 APR 2022', '12 AUG 1974', '15 APR 2032', 'PASSPORT'])('is not: %s', (text) => {
    expect(issueDate(text, code, today)).toBeNull()
  })
})

describe('The beginning of a label', () => {
  const line = (text: string) =>
    lineOfLetters(
      Array.from(text, (symbol) => ({ symbol, confidence: 0.9, alternatives: [], centre: 0.5 })),
      [[0, 0], [100, 0], [100, 10], [0, 10]], // prettier-ignore
    )

  it.each([
    ['Place of bi', 'Place of birth'],
    ['Address / A', 'Address'],
    ['Authority/', 'Authority/'],
    ['Date of birth / Dat', 'Date of birth / Dat'],
  ])('tells the label: %s', (text, whole) => {
    expect(wholeLabel(line(text), () => false)?.text).toBe(whole)
  })

  it.each(['Date of', 'Place', 'OFFICE OF CITIZENS', 'Nom'.slice(0, 1)])(
    'tells nothing where it may be of two, or of none: %s',
    (text) => {
      expect(wholeLabel(line(text), () => false)).toBeNull()
    },
  )
})
