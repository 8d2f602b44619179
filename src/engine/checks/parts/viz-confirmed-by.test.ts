import { describe, expect, it } from 'vitest'
import { aPassport, anMrzReading, annaMaria, someFields } from '../../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import { isVizConfirmedBy } from './viz-confirmed-by.ts'

const back = aPassport({ fields: someFields(annaMaria, { index: 1 }) })
const printed = (differing: Partial<Record<keyof typeof annaMaria, string>> = {}): DocumentReading => {
  const values = Object.entries({ ...annaMaria, ...differing }).filter(([, value]) => value !== '')
  return aPassport({ zone: null, fields: someFields(Object.fromEntries(values), { source: 'visual' }) })
}

describe('A printed side', () => {
  it('is confirmed by a zone that says the same', () => expect(isVizConfirmedBy(printed(), back)).toBe(true))
  it('is confirmed where the zone leaves a given name out, and where it says the number for the holder’s own', () => {
    expect(isVizConfirmedBy(printed({ firstName: 'ANNA MARIA LOUISE' }), back)).toBe(true)
    expect(isVizConfirmedBy(printed({ documentNumber: annaMaria.personalNumber }), back)).toBe(true)
  })
  it.each([
    ['another surname', { lastName: 'BERGSTROM', fullName: 'ANNA MARIA BERGSTROM' }],
    ['another birth date', { dob: '1974-08-13' }],
    ['another number', { documentNumber: 'L898902D7', personalNumber: '' }],
    ['a number with a character like another', { documentNumber: 'L8989O2D6', personalNumber: '' }],
    ['another expiry', { expiry: '2033-04-15' }],
    ['another sex', { sex: 'M' }],
    ['another country', { countryIso3: 'DEU' }],
    ['no birth date', { dob: '' }],
    ['no number', { documentNumber: '', personalNumber: '' }],
    ['no name', { fullName: '', firstName: '', lastName: '' }],
  ])('is not confirmed with %s', (_, differing) => {
    expect(isVizConfirmedBy(printed(differing), back)).toBe(false)
  })
  it('is not confirmed by another kind of document, nor by a zone with a wrong check digit', () => {
    expect(isVizConfirmedBy({ ...printed(), type: 'I' }, back)).toBe(false)
    const [digit] = anMrzReading.checkDigits
    if (digit === undefined) throw new Error('The zone has digits.')
    const zone = { ...anMrzReading, checkDigits: [{ ...digit, valid: false }] }
    expect(isVizConfirmedBy(printed(), { ...back, zone })).toBe(false)
  })
})
