import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import type { DocumentReading } from '../../vocabulary/reading/document-reading.ts'
import type { FieldKey, FieldSource } from '../../vocabulary/reading/fields.ts'
import type { SealFacts, SealVerdict } from '../../vocabulary/reading/seal.ts'
import { featureVerification } from './feature-verification.ts'

type Values = Partial<Record<FieldKey, string>>

const ask = (values: Values, differing: Partial<DocumentReading> = {}, source: FieldSource = 'barcode') => {
  const fields = someFields(values, { source, confidence: 0.9 })
  const front = aSide(aPassport({ zone: null, fields, issuer: 'USA', type: 'D', ...differing }))
  return featureVerification.run(someFacts({ front }), aProfile())
}

const floridan = {
  documentNumber: 'S514172808440', stateShort: 'FL', dob: '1980-09-24', sex: 'F', lastName: 'SENFLEBAR', firstName: 'ANN',
} // prettier-ignore

describe('FEATURE_VERIFICATION_FAILED', () => {
  it('is clear for a licence whose number says what the licence says, and tells what was tested', () => {
    expect(ask(floridan)).toMatchObject({
      kind: 'clear',
      evidence: { numbers: [{ issuer: 'USA-FL', tested: ['shape', 'date', 'birth date', 'sex', 'name'] }] },
    })
  })
  it('is found when the number holds another birth date', () => {
    expect(ask({ ...floridan, dob: '1984-10-02' })).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 0.6 * 0.9, evidence: { wrong: 'birth date', readInstead: null } }],
    })
  })
  it('is found for another form than the state gives, with the certainty of a gathered table', () => {
    const outcome = ask({ documentNumber: '12AB', stateShort: 'CA' })
    expect(outcome).toMatchObject({ findings: [{ confidence: 0.6 * 0.9, evidence: { wrong: 'shape' } }] })
    expect(outcome.kind === 'found' && outcome.findings[0].sentence).toContain('does not have the format of')
  })
  it('is found with little confidence where one misread character explains it', () => {
    expect(ask({ documentNumber: 'I12345G2', stateShort: 'CA' })).toMatchObject({
      findings: [{ confidence: 0.3 * 0.9, evidence: { readInstead: 'I1234562' } }],
    })
  })
  it('takes a check digit that a slip explains, and leaves any other to CHECK_DIGIT_FAILED', () => {
    const spanish = (personalNumber: string) => ask({ personalNumber }, { issuer: 'ESP', type: 'I' }, 'mrz')
    expect(spanish('12346678Z')).toMatchObject({ findings: [{ evidence: { readInstead: '12345678Z' } }] })
    expect(spanish('12345678A').kind).toBe('clear')
  })
  it('is found with little confidence in print that was read with doubt', () => {
    const fields = someFields({ personalNumber: '12345678A' }, { source: 'visual', confidence: 0.5 })
    const front = aSide(aPassport({ zone: null, type: 'I', issuer: 'ESP', fields }))
    expect(featureVerification.run(someFacts({ front }), aProfile())).toMatchObject({
      findings: [{ confidence: 0.3 * 0.5 }],
    })
  })
  it('cannot tell where nothing is known of the issuer', () => {
    expect(ask({ documentNumber: '1' }, { issuer: 'UTO', type: 'P' }).kind).toBe('cannot_tell')
    expect(ask({ documentNumber: '1', stateShort: 'GU' }).kind).toBe('cannot_tell')
  })
})

describe('FEATURE_VERIFICATION_FAILED between the places of a document', () => {
  const zone = {
    ...{ dob: '1974-08-12', expiry: '2032-04-15', sex: 'F', documentNumber: 'L898902D6' },
    ...{ countryIso3: 'UTO', stateShort: 'NY' },
  }
  const ask = (printed: Values, source: FieldSource = 'visual') => {
    const [read, other] = [someFields(zone), someFields(printed, { source, confidence: 0.9 })]
    const keys = ['dob', 'expiry', 'sex', 'documentNumber', 'countryIso3', 'stateShort'] as const
    const fields = Object.fromEntries(keys.map((key) => [key, [...(read[key] ?? []), ...(other[key] ?? [])]]))
    return featureVerification.run(someFacts({ front: aSide(aPassport({ fields })) }), aProfile())
  }
  it('is found for another date of expiry in print than in the zone, with both values', () => {
    expect(ask({ expiry: '2039-04-15' })).toMatchObject({
      kind: 'found',
      findings: [
        {
          confidence: 0.9,
          evidence: {
            isSlip: false,
            told: [
              { value: '2032-04-15', source: 'mrz' },
              { value: '2039-04-15', source: 'visual' },
            ],
          },
        },
      ],
    })
  })
  it.each([
    ['issuing country', { countryIso3: 'DEU' }],
    ['issuing state', { stateShort: 'CA' }],
    ['sex', { sex: 'M' }],
    ['birth date', { dob: '1990-01-01' }],
  ])('is found for another %s in print than in the zone of the same side', (what, printed) => {
    expect(ask(printed)).toMatchObject({ findings: [{ evidence: { what, isSlip: false } }] })
  })
  it('is found with little confidence where one misread character explains it', () => {
    expect(ask({ documentNumber: 'L8989O2D6' })).toMatchObject({
      findings: [{ confidence: 0.3 * 0.9, evidence: { isSlip: true } }],
    })
  })
  it('takes no difference of two machine-read places for a slip', () =>
    expect(ask({ dob: '1974-03-12' }, 'barcode')).toMatchObject({
      findings: [{ evidence: { isSlip: false } }],
    }))
  it('does not compare the numbers of zone and barcode, which some cards give apart', () =>
    expect(ask({ documentNumber: 'WDL123' }, 'barcode').kind).toBe('cannot_tell'))
  it('says nothing where all agree, or the sex is not said', () => {
    expect(ask({ ...zone, sex: 'X', documentNumber: 'L898902-D6' }).kind).toBe('cannot_tell')
  })
})

describe('FEATURE_VERIFICATION_FAILED of digital seals', () => {
  const seal = (verdict: SealVerdict): SealFacts => ({
    ...{ standard: 'VDS', seals: 'Visa', issuer: 'UTO', signer: 'UTTS 32', signedOn: '2026-01-15', verdict },
  })
  const failed = seal({
    result: 'failed',
    reason: 'its signature is not that of its content',
    certificate: null,
  })
  const unchecked = seal({ result: 'unchecked', reason: 'No certificate for VDS was imported.' })
  const certificate = { subject: 'CN=TS,C=UT', sha256: 'ab', authority: null }
  const verified = seal({ result: 'verified', certificate })
  const ask = (
    seals: readonly SealFacts[],
    { reading = aPassport(), counts = true }: { reading?: DocumentReading | null; counts?: boolean } = {},
  ) => {
    const rule = { enabled: true, review: counts ? 0 : -1, reject: -1, weight: 1 }
    const profile = aProfile({ decisions: { FEATURE_VERIFICATION_FAILED: rule } })
    return featureVerification.run(someFacts({ front: { ...aSide(reading), seals } }), profile)
  }
  it('is found for one that is not genuine, whatever else was read', () => {
    const sentence =
      'The digital seal (VDS) on the front is not genuine: its signature is not that of its content.'
    for (const reading of [aPassport(), null])
      expect(ask([failed, unchecked], { reading })).toMatchObject({
        kind: 'found',
        findings: [{ confidence: 1, sentence }],
      })
  })
  it('is not checked for one that no certificate verifies, where the code counts', () => {
    const reason = 'The digital seal (VDS) on the front was not checked. No certificate for VDS was imported.'
    expect(ask([verified, unchecked])).toEqual({ kind: 'not_checked', reason })
    expect(ask([unchecked], { counts: false })).toEqual({ kind: 'cannot_tell', reason })
  })
  it('is clear for one that is verified, and names it', () => {
    expect(ask([verified])).toMatchObject({
      kind: 'clear',
      evidence: { seals: [{ result: 'verified', certificate }] },
    })
  })
  it('is found where a verified one gives another number or name than the zone of its side', () => {
    const zone = someFields({ documentNumber: 'L898902C3', lastName: 'ERIKSSON', firstName: 'ANNA' })
    const said = (values: Values) => {
      const told = someFields(values, { source: 'barcode', confidence: 1 })
      const keys = ['documentNumber', 'lastName', 'firstName'] as const
      const fields = Object.fromEntries(
        keys.map((key) => [key, [...(zone[key] ?? []), ...(told[key] ?? [])]]),
      )
      return ask([verified], { reading: aPassport({ fields, seal: 'VDS' }) })
    }
    const same = { documentNumber: 'L898902C3', lastName: 'ERIKSSON', firstName: 'ANNA' }
    expect(said(same).kind).toBe('clear')
    expect(said({ ...same, documentNumber: 'X12345674' })).toMatchObject({
      findings: [{ evidence: { what: 'document number' } }],
    })
    expect(said({ ...same, lastName: 'SPECIMEN' })).toMatchObject({
      findings: [{ evidence: { what: 'name' } }],
    })
  })
})
