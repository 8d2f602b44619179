import { describe, expect, it } from 'vitest'
import type { CompanyKey, CompanyValues } from '../../../vocabulary/companies/company.ts'
import { compareCompany } from './compare-company.ts'
import { knownValues } from './known-values.ts'

const none = { given: {}, document: {}, register: {}, otherNames: [] }

function pairOf(
  key: CompanyKey,
  [a, b]: readonly [string, string],
  more: { country?: string; otherNames?: string[] } = {},
) {
  const country: CompanyValues = more.country === undefined ? {} : { countryIso2: more.country }
  const columns = {
    given: { [key]: a },
    register: { ...country, [key]: b },
    otherNames: more.otherNames ?? [],
  }
  const row = compareCompany({ ...none, ...columns }).find((one) => one.key === key)
  return row?.pairs[0]
}

describe('Two values of a company', () => {
  it.each<[key: CompanyKey, a: string, b: string, country?: string]>([
    ['legalName', 'Seebrise Handel GmbH', 'SEEBRISE HANDEL GMBH'],
    ['legalName', 'Seebrise Handel Gesellschaft mit beschränkter Haftung', 'Seebrise Handel GmbH'],
    ['legalName', 'Öresund Fähren AG', 'Oresund Fahren AG'],
    ['legalName', 'Harbour Lane Trading Limited', 'HARBOUR LANE TRADING LTD'],
    ['registrationNumber', 'HRB 104711', 'hrb104711', 'DE'],
    ['registrationNumber', '1234567', '01234567', 'GB'],
    ['lei', '5493 001K JTII GC8Y 1R12', '5493001KJTIIGC8Y1R12'],
    ['address', 'Am Deich 7, 20459 Hamburg', 'Am Deich 7, 20459 Hamburg, Germany'],
    ['address', '12 High Street, London N1 1AA', '12 HIGH ST LONDON N1 1AA UNITED KINGDOM'],
    ['state', 'DE', 'Delaware'],
    ['status', 'active', 'active'],
    ['entityType', 'GmbH', 'Gesellschaft mit beschränkter Haftung', 'DE'],
    ['entityType', 'LTD', 'Private Limited Company', 'GB'],
  ])('of %s agree: %s and %s', (...row) => {
    const [key, a, b, country] = row
    expect(pairOf(key, [a, b], country === undefined ? {} : { country })).toMatchObject({ agrees: true })
  })

  it.each<[key: CompanyKey, a: string, b: string]>([
    ['legalName', 'Seebrise Handel GmbH', 'Seebrise Technik GmbH'],
    ['legalName', 'Harbour Lane Trading Ltd', 'Harbour Hill Trading Ltd'],
    ['registrationNumber', 'HRB 104711', 'HRB 104712'],
    ['address', 'Am Deich 7, 20459 Hamburg', 'Am Deich 9, 20459 Hamburg'],
    ['state', 'DE', 'Nevada'],
    ['status', 'active', 'dissolved'],
    ['incorporationDate', '2009-03-14', '2009-03-15'],
    ['entityType', 'GmbH', 'AG'],
    ['countryIso2', 'DE', 'AT'],
  ])('of %s differ: %s and %s', (key, a, b) => {
    expect(pairOf(key, [a, b])).toMatchObject({ agrees: false })
  })

  it('agree by a former name, and the sentence says so', () => {
    const pair = pairOf('legalName', ['Seebrise Handel GmbH', 'Nordwind Handel GmbH'], {
      otherNames: ['Seebrise Handel GmbH'],
    })
    expect(pair).toMatchObject({ agrees: true })
    expect(pair?.sentence).toContain('former or other name')
  })
})

describe('A value that is answered', () => {
  const known = (columns: Partial<typeof none>) => knownValues(compareCompany({ ...none, ...columns }))

  it('is that of the register, then of the document, then what was given', () => {
    const given = { legalName: 'A Ltd' }
    const document = { legalName: 'B Ltd' }
    const register = { legalName: 'C Ltd' }
    expect(known({ given, document, register }).legalName).toMatchObject({ value: 'C Ltd', from: 'register' })
    expect(known({ given, document }).legalName).toMatchObject({ value: 'B Ltd', from: 'document' })
    expect(known({ given }).legalName).toEqual({ value: 'A Ltd', from: 'given', agreement: 'single' })
    expect(known({}).legalName).toEqual({ value: '', from: 'none', agreement: 'unknown' })
  })

  it('is confirmed by a second source, and never where a third one contradicts it', () => {
    const given = { status: 'active' }
    expect(known({ given, register: given }).status.agreement).toBe('confirmed')
    const document = { status: 'dissolved' }
    expect(known({ given, document, register: given }).status.agreement).toBe('contradicted')
  })
})
