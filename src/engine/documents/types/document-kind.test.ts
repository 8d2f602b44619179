import { describe, expect, it } from 'vitest'
import { composeMrz, type MrzData } from '../formats/compose-mrz.ts'
import { parseMrz } from '../formats/parse-mrz.ts'
import type { MrzFormat } from '../../../vocabulary/reading/document-reading.ts'
import { documentKindOf } from './document-kind.ts'
import { personalNumberOf } from './personal-numbers.ts'

const holder: MrzData = {
  documentCode: 'P',
  issuer: 'UTO',
  surname: 'Eriksson',
  givenNames: 'Anna',
  documentNumber: '123456789',
  nationality: 'UTO',
  dob: '1974-08-12',
  sex: 'F',
  expiry: '2030-04-15',
}
const zone = (format: MrzFormat, values: Partial<MrzData>) =>
  parseMrz(format, composeMrz(format, { ...holder, ...values }))

describe('kindOf', () => {
  it.each([
    ['TD3', 'P', 'UTO', 'P', 'Passport', 'FRONT'],
    ['TD3', 'PD', 'UTO', 'P', 'Diplomatic Passport', 'FRONT'],
    ['TD1', 'ID', 'ESP', 'I', 'Identity Card', 'BACK'],
    ['TD1', 'IR', 'FRA', 'R', 'Residence Permit', 'BACK'],
    ['TD1', 'CR', 'LUX', 'R', 'Residence Permit', 'BACK'],
    ['TD1', 'AR', 'D', 'R', 'Residence Permit', 'BACK'],
    ['TD1', 'C1', 'USA', 'R', 'Permanent Resident Card', 'BACK'],
    ['TD1', 'C', 'CHE', 'I', 'Identity Card', 'BACK'],
    ['TD2', 'I', 'UTO', 'I', 'Identity Card', 'FRONT'],
    ['MRV-A', 'VI', 'USA', 'V', 'Visa', 'FRONT'],
    ['MRV-B', 'VR', 'FRA', 'V', 'Visa', 'FRONT'],
    ['CHE-DL', 'FA', 'CHE', 'D', 'Driving Licence', 'BACK'],
  ] as const)('takes a %s zone %s of %s for %s', (...row) => {
    const [format, documentCode, issuer, type, name, side] = row
    expect(documentKindOf(zone(format, { documentCode, issuer }))).toEqual({ type, name, side })
  })
})

describe('personalNumberOf', () => {
  it('answers what ICAO calls the personal number of a passport', () => {
    expect(personalNumberOf(zone('TD3', { optionalData: 'ZE184226B' }))).toBe('ZE184226B')
    expect(personalNumberOf(zone('TD3', {}))).toBeNull()
  })

  it('leaves optional data alone where a state uses it for something else', () => {
    expect(personalNumberOf(zone('TD3', { issuer: 'USA', optionalData: '910239248' }))).toBeNull()
    expect(personalNumberOf(zone('TD1', { optionalData: '99999' }))).toBeNull()
  })

  it('knows the cards of Spain and Belgium', () => {
    expect(personalNumberOf(zone('TD1', { issuer: 'ESP', optionalData: '99999999R' }))).toBe('99999999R')
    expect(personalNumberOf(zone('TD1', { issuer: 'BEL', optionalData2: '85020123456' }))).toBe('85020123456')
  })
})
