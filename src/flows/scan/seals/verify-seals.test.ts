import { beforeAll, describe, expect, it } from 'vitest'
import { aPassport, aProfile, someFields } from '../../../../test/world/facts/facts.ts'
import { encodeC40 } from '../../../../test/world/seals/c40.ts'
import { sealedHolder, sealedZone } from '../../../../test/world/seals/sealed-zone.ts'
import { testSigner, type TestSigner } from '../../../../test/world/seals/seal-signers.ts'
import { aadhaarOf, seal2dDoc, vdsOf } from '../../../../test/world/seals/seals.ts'
import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { RecognisedBarcode } from '../../../vocabulary/reading/recognition.ts'
import type { SealQuestion, SealVerdict } from '../../../vocabulary/reading/seal.ts'
import { verifySeals } from './verify-seals.ts'

const certificate = { subject: 'CN=TS,C=UT', sha256: 'ab', authority: null }
const verified: SealVerdict = { result: 'verified', certificate }
let signer: TestSigner
let india: TestSigner
beforeAll(() => {
  signer = testSigner({ country: 'UT', commonName: 'TS', serial: '32' })
  india = testSigner({ country: 'IN', commonName: 'DS TEST 01', isRsa: true })
})

const codeOf = (bytes: Uint8Array): RecognisedBarcode<'sent'> => ({
  ...{ symbology: 'qr', text: '', bytes, unusedErrorCorrection: 1 },
  quad: [[0, 0], [9, 0], [9, 9], [0, 9]],
}) // prettier-ignore

const permit = (zone = sealedZone(), profile = 'fb06') =>
  vdsOf(signer, { profile, features: [[2, encodeC40(zone)]] })

async function ask(bytes: Uint8Array, reading: DocumentReading | null, verdict: SealVerdict = verified) {
  const asked: SealQuestion[] = []
  const verify = (question: SealQuestion): Promise<SealVerdict> => {
    asked.push(question)
    return Promise.resolve(verdict)
  }
  const task = { ports: { seals: { verify } }, profile: aProfile(), today: '2026-11-26' }
  return { ...(await verifySeals(task, { barcodes: [codeOf(bytes)], reading }, 0)), asked }
}

const values = (reading: DocumentReading | null, key: keyof DocumentReading['fields']) =>
  (reading?.fields[key] ?? []).map(({ value, source, confidence }) => [value, source, confidence])

describe('A seal on a side that was read', () => {
  it('says its values beside those of the zone, once it is verified', async () => {
    const zone = aPassport({
      zone: null,
      fields: someFields({ documentNumber: 'OTHER1234' }, { confidence: 0.97 }),
    })
    const { reading, seals } = await ask(permit(), zone)
    expect(values(reading, 'documentNumber')).toEqual([
      ['X12345674', 'barcode', 1],
      ['OTHER1234', 'mrz', 0.97],
    ])
    expect(reading?.seal).toBe('VDS')
    expect(seals).toEqual([
      {
        ...{
          standard: 'VDS',
          seals: 'Residence permit',
          issuer: 'UTO',
          signer: 'UTTS 32',
          signedOn: '2026-01-15',
        },
        verdict: verified,
      },
    ])
  })
  it.each<SealVerdict>([
    { result: 'failed', reason: 'its signature is not that of its content', certificate: null },
    { result: 'unchecked', reason: 'No certificate for VDS was imported.' },
  ])('says nothing where it $result', async (verdict) => {
    const side = aPassport({})
    const { reading, seals } = await ask(permit(), side, verdict)
    expect(reading).toBe(side)
    expect(seals).toMatchObject([{ verdict }])
  })
  it('takes the century of a birth from what was read, and is no surer of it', async () => {
    const born = { ...sealedHolder, dob: '2026-01-01' }
    const open = { fields: someFields({ dob: '1926-01-01' }, { confidence: 0.89 }), unknownCentury: 0.97 }
    const { reading } = await ask(permit(sealedZone(born)), aPassport({ zone: null, ...open }))
    expect(values(reading, 'dob')).toEqual([
      ['1926-01-01', 'mrz', 0.89],
      ['1926-01-01', 'barcode', 0.89],
    ])
  })
  it('tells the century where it has all figures of the year', async () => {
    const open = { fields: someFields({ dob: '2024-03-01' }, { confidence: 0.89 }), unknownCentury: 0.97 }
    const seal = seal2dDoc(signer, { message: '6901031924' })
    const { reading } = await ask(seal, aPassport({ zone: null, ...open }))
    expect(values(reading, 'dob').map(([value]) => value)).toEqual(['1924-03-01', '1924-03-01'])
    expect(reading?.unknownCentury).toBeUndefined()
  })
})

describe('A seal on a side of which nothing else was read', () => {
  it('is the reading where it stands on documents of identity', async () => {
    const { reading } = await ask(permit(), null)
    expect(reading).toMatchObject({ type: 'R', issuer: 'UTO', zone: null, seal: 'VDS', missing: [] })
    expect(values(reading, 'lastName')).toEqual([['SPECIMEN', 'barcode', 1]])
    expect((await ask(aadhaarOf(india), null)).reading).toMatchObject({ type: 'I', issuer: 'IND' })
  })
  it('is none on other papers, and where its profile is not known', async () => {
    expect((await ask(permit(sealedZone(), 'fd02'), null)).reading).toBeNull()
    const unknown = await ask(permit(sealedZone(), '7777'), null)
    expect(unknown.reading).toBeNull()
    expect(unknown.seals).toMatchObject([{ seals: null, verdict: { result: 'unchecked' } }])
  })
  it('leaves the century open where nothing tells it', async () => {
    const { reading } = await ask(permit(sealedZone({ ...sealedHolder, dob: '2020-01-01' })), null)
    expect(values(reading, 'dob')).toEqual([['2020-01-01', 'barcode', 0.89]])
    expect(reading?.unknownCentury).toBe(1)
  })
})

describe('What is asked of the verifier', () => {
  it('is the day on which the seal says it was signed, and today where it does not', async () => {
    const { asked } = await ask(permit(), null)
    expect(asked).toMatchObject([{ standard: 'VDS', country: 'UT', validOn: '2026-01-15' }])
  })
  it('is nothing of a seal that is not laid out as its standard says', async () => {
    const { asked, seals } = await ask(permit().subarray(0, 60), null)
    expect(asked).toEqual([])
    expect(seals).toMatchObject([{ standard: 'VDS', verdict: { result: 'unchecked' } }])
  })
})
