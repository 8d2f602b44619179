import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { addressVerification } from './address-verification.ts'

const main = { address1: '123 MAIN STREET APT 4', address2: 'SPRINGFIELD, IL', postcode: '62701' }

const ask = (verifyAddress: string | undefined, address: Parameters<typeof someFields>[0] = main) =>
  addressVerification.run(
    someFacts({
      front: aSide(aPassport({ fields: someFields(address) })),
      request: verifyAddress === undefined ? {} : { verifyAddress },
    }),
    aProfile(),
  ).kind

describe('ADDRESS_VERIFICATION_FAILED', () => {
  it('is found for another number in the same street', () =>
    expect(ask('124 Main St, Springfield IL')).toBe('found'))
  it('is found for another street', () => expect(ask('123 Oak Street, Springfield IL')).toBe('found'))
  it('is clear for the same address written shorter and in another order', () => {
    expect(ask('123 Main St. Flat 4, Springfield IL 62701')).toBe('clear')
    expect(ask('Apt 4, 123 Main St')).toBe('clear')
  })
  it('is clear with accents left out', () => {
    expect(ask('12 Rue des Ecoles, Orleans', { address1: '12 rue des Écoles', address2: 'Orléans' })).toBe(
      'clear',
    )
  })
  it.each([
    ['Hauptstr. 12a, 10115 Berlin', 'Hauptstraße 12 A', '10115 Berlin'],
    ['Calle Mayor 5, 3º B, Madrid', 'C/ MAYOR, 5 3 B', 'MADRID'],
    ['1 Main Street, Springfield, California', '1 MAIN ST', 'SPRINGFIELD, CA'],
    ['via Roma n. 10, Milano', 'VIA ROMA 10', 'MILANO'],
    ['ul. Długa 7/3, Kraków', 'DLUGA 7/3', 'KRAKOW'],
    ['350 Fifth Avenue, New York', '350 5TH AVE', 'NEW YORK, NY'],
  ])('takes %s for %s %s', (given, address1, address2) =>
    expect(ask(given, { address1, address2 })).toBe('clear'),
  )
  it.each([
    ['12 B Hauptstraße, Berlin', 'Hauptstraße 12 A', 'Berlin'],
    ['5 Oak Lane, Leeds', '5 ELM LANE', 'LEEDS'],
    ['1 Main St, Springfield, IL', '1 MAIN ST', 'SPRINGFIELD, CA'],
  ])('does not take %s for %s %s', (given, address1, address2) =>
    expect(ask(given, { address1, address2 })).toBe('found'),
  )
  it('cannot tell when nothing was asked', () => expect(ask(undefined)).toBe('cannot_tell'))
  it('cannot tell on a document without an address', () => expect(ask('123 Main St', {})).toBe('cannot_tell'))
})
