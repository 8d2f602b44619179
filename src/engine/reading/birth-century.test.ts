import { describe, expect, it } from 'vitest'
import { aPassport, someFields } from '../../../test/world/facts/facts.ts'
import { birthCentury, withTellingBirth, type CenturyClues } from './birth-century.ts'

const today = { year: 2026, month: 11, day: 26 }
const nothing: CenturyClues = {
  ...{ type: 'P', issuer: 'UTO', expiry: null, issued: null, documentNumber: null, personalNumber: null },
}

describe('The century of a birth', () => {
  it.each([
    ['2026-03-14', true],
    ['2019-03-14', true],
    ['2018-03-14', false],
    ['1936-03-14', false],
    ['1927-03-14', false],
    // 1920 had such a day.
    ['2020-02-29', true],
  ])('of %s alone is open: %s', (dob, isOpen) =>
    expect(birthCentury(dob, nothing, today)).toEqual({ dob, isOpen }),
  )

  it.each([
    ['on a driving licence', { type: 'D' }],
    ['on a document that expired before the later birth', { expiry: '2025-01-01' }],
    ['on a document that was issued before the later birth', { issued: '2024-05-01' }],
    ['on a document that is valid for longer than any of a child', { expiry: '2041-01-01' }],
    ['where a Romanian personal number says it', { issuer: 'ROU', personalNumber: '1260314123452' }],
  ] as const)('is the earlier one %s', (_, clue) =>
    expect(birthCentury('2026-03-14', { ...nothing, ...clue }, today)).toEqual({
      dob: '1926-03-14',
      isOpen: false,
    }),
  )

  it('is the later one where a personal number says that', () =>
    expect(
      birthCentury('2019-03-14', { ...nothing, issuer: 'ROU', personalNumber: '5190314123458' }, today),
    ).toEqual({ dob: '2019-03-14', isOpen: false }))

  it('stays open on a document as children and adults bear it', () =>
    expect(
      birthCentury('2020-03-14', { ...nothing, expiry: '2030-01-01', issued: '2025-01-01' }, today).isOpen,
    ).toBe(true))
})

describe('A reading with an open century', () => {
  const open = aPassport({
    fields: someFields({ dob: '2026-03-14', age: '0' }, { confidence: 0.89 }),
    unknownCentury: 0.98,
  })
  const read = (value: string, confidence = 0.97) =>
    withTellingBirth(open, [{ value, confidence }], today).fields

  it('takes the century from a place that says it, as certain as its figures were read', () => {
    const fields = read('1926-03-14')
    expect(fields.dob).toMatchObject([{ value: '1926-03-14', confidence: 0.98 }])
    expect(fields.age).toMatchObject([{ value: '100' }])
    expect(read('2026-03-14').dob).toMatchObject([{ value: '2026-03-14', confidence: 0.98 }])
  })

  it('stays open beside another date, or one that was read with doubt', () => {
    expect(read('1926-03-15')).toBe(open.fields)
    expect(read('1926-03-14', 0.5)).toBe(open.fields)
  })

  it('takes the older of both dates: only a birth is a hundred years old', () => {
    const births = ['2026-03-14', '1926-03-14'].map((value) => ({ value, confidence: 0.97 }))
    expect(withTellingBirth(open, births, today).fields.dob?.[0]?.value).toBe('1926-03-14')
  })
})
