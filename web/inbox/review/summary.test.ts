import { describe, expect, it } from 'vitest'
import {
  codeWords,
  documentOf,
  fieldRows,
  lineOf,
  nameOf,
  orderedWarnings,
  portraitOf,
  titleOf,
  worstSeverity,
} from './summary.ts'

const read = (value: string) => ({ value, confidence: 1, index: 0 }) as const

describe('The summary of a transaction', () => {
  it('names the person by the full name, else by its parts, else the business', () => {
    expect(nameOf({ fullName: [read('ADA BYRON')], firstName: [read('ADA')] })).toBe('ADA BYRON')
    expect(nameOf({ firstName: [read('ADA')], lastName: [read('BYRON')] })).toBe('ADA BYRON')
    expect(nameOf({ businessName: [read('Engines Ltd')] })).toBe('Engines Ltd')
    expect(nameOf({})).toBe('')
  })

  it('names the document by what was read of it', () => {
    const data = {
      documentName: [read('Passport')],
      countryIso3: [read('UTO')],
      documentNumber: [read('X1')],
    }
    expect(documentOf(data)).toBe('Passport · UTO · X1')
    expect(documentOf({ documentType: [read('P')] })).toBe('P')
    expect(documentOf({})).toBe('')
  })

  it('names a company as it was found, in its own script where there is no other name, and its number', () => {
    const none = { legalName: '', legalNameLocal: '', registrationNumber: '', taxNumber: '', lei: '', entityType: '', countryIso2: '', state: '', status: '', incorporationDate: '', address: '' } // prettier-ignore
    const given = { ...none, legalName: 'Engines Ltd', entityType: 'LTD', countryIso2: 'GB' }
    const data = { businessName: [read('Engine5 Ltd')] }
    expect(titleOf({ data, company: given })).toBe('Engines Ltd')
    expect(titleOf({ data, company: { ...none, legalNameLocal: 'Motoren' } })).toBe('Motoren')
    expect(titleOf({ data, company: none })).toBe('Engine5 Ltd')
    expect(lineOf({ data, company: { ...given, registrationNumber: '99', taxNumber: '7' } })).toBe(
      'LTD · GB · 99',
    )
    expect(lineOf({ data, company: { ...given, taxNumber: '7' } })).toBe('LTD · GB · 7')
    expect(lineOf({ data: { documentType: [read('P')] } })).toBe('P')
  })

  it('puts warnings first that decide, and severe ones before mild ones', () => {
    const warnings = [
      { severity: 'low', decision: 'accept' },
      { severity: 'high', decision: 'accept' },
      { severity: 'low', decision: 'review' },
      { severity: 'medium', decision: 'reject' },
    ] as const
    const ordered = orderedWarnings(warnings)
    expect(ordered.map((warning) => warnings.indexOf(warning))).toEqual([3, 2, 1, 0])
    expect(worstSeverity(warnings)).toBe('high')
    expect(worstSeverity([])).toBeNull()
  })

  it('shows each field once, with other readings only where they differ', () => {
    const dob = [read('1990-01-01'), read('1990-01-01'), read('1990-01-07')]
    const { main, more } = fieldRows({
      lastName: [read('BYRON')],
      dob,
      dobDay: [read('1')],
      face: [read('')],
    })
    expect(main.map(({ key }) => key)).toEqual(['lastName', 'dob'])
    expect(main[1]?.others.map(({ value }) => value)).toEqual(['1990-01-07'])
    expect(more.map(({ key }) => key)).toEqual(['dobDay'])
  })

  it('finds the portrait on the front', () => {
    const corners = (left: number) =>
      [
        [left, 200],
        [left + 100, 200],
        [left + 100, 300],
        [left, 300],
      ] as const
    const face = { value: '', confidence: 1 } as const
    const back = { ...face, index: 1, outputBox: corners(0) } as const
    const front = { ...face, index: 0, outputBox: corners(500) } as const
    expect(portraitOf({ face: [back, front] })).toEqual({ left: 500, top: 200, width: 100, height: 100 })
    expect(portraitOf({ face: [back] })).toBeUndefined()
    expect(portraitOf({})).toBeUndefined()
  })

  it('writes a code as words', () => {
    expect(codeWords('CHECK_DIGIT_FAILED')).toBe('Check digit failed')
  })
})
