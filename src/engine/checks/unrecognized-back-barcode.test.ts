import { describe, expect, it } from 'vitest'
import { aProfile, aPassport, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import type { StoredBarcode } from '../../vocabulary/reading/barcode.ts'
import { unrecognizedBackBarcode } from './unrecognized-back-barcode.ts'

const ask = (facts: Parameters<typeof someFacts>[0], profile: Parameters<typeof aProfile>[0] = {}) =>
  unrecognizedBackBarcode.run(someFacts(facts), aProfile(profile))

const box = [[0, 0], [9, 0], [9, 9], [0, 9]] as const // prettier-ignore
const stored = (symbology: StoredBarcode['symbology']): StoredBarcode => ({ symbology, content: 'QUJD', box })
const barcode = { standard: 'AAMVA', version: 10, issuer: '999999', cut: [], faults: [] } as const

describe('UNRECOGNIZED_BACK_BARCODE', () => {
  it('is found when the barcode on the back is none of a card', () => {
    expect(ask({ back: { ...aSide(null), barcodes: [stored('pdf417')] } })).toMatchObject({
      kind: 'found',
      findings: [{ evidence: { barcodes: 1 } }],
    })
  })
  it('is clear when a card was read from it', () => {
    const back = { ...aSide({ ...aPassport(), barcode }), barcodes: [stored('pdf417')] }
    expect(ask({ back }).kind).toBe('clear')
  })
  it('cannot tell without a barcode, with another kind of it, and without a back image', () => {
    expect(ask({ back: aSide(null) }).kind).toBe('cannot_tell')
    expect(ask({ back: { ...aSide(null), barcodes: [stored('qr')] } }).kind).toBe('cannot_tell')
    expect(ask({}).kind).toBe('cannot_tell')
  })
  it('cannot tell where the profile has barcodes left alone', () => {
    const back = { ...aSide(null), barcodes: [stored('pdf417')] }
    expect(ask({ back }, { AAMVABarcodeParsing: false }).kind).toBe('cannot_tell')
  })
  it('was not checked when the reader of barcodes did not come to an end', () => {
    expect(ask({ back: { ...aSide(null), barcodesFailed: true } }).kind).toBe('not_checked')
  })
  it('was not checked when the reader failed', () => {
    expect(ask({ back: aSide(null, 'The reader stopped.') }).kind).toBe('not_checked')
  })
})
