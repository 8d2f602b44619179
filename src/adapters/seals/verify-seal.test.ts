import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeC40 } from '../../../test/world/seals/c40.ts'
import {
  type CertificateRequest,
  testSigner,
  type TestSigner,
} from '../../../test/world/seals/seal-signers.ts'
import { sealedZone } from '../../../test/world/seals/sealed-zone.ts'
import { aadhaarOf, seal2dDoc, vdsNcOf, vdsOf } from '../../../test/world/seals/seals.ts'
import { gunzipSync } from 'node:zlib'
import { parseSeal } from '../../engine/reading/seals/parse-seal.ts'
import type { SealQuestion, SealVerdict } from '../../vocabulary/reading/seal.ts'
import { type ImportedCertificate, importedCertificate, type SealFolder } from './imported-certificate.ts'
import { verifySeal } from './verify-seal.ts'

const today = '2026-11-26'
const gunzip = (bytes: Uint8Array, most: number) => {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: most }))
  } catch {
    return null
  }
}

function questionOf(bytes: Uint8Array): SealQuestion | null {
  const seal = parseSeal({ symbology: 'qr', bytes }, { today, gunzip })
  return seal === null || 'fault' in seal ? null : { ...seal, validOn: seal.signedOn ?? today }
}

/** Null: it is not even taken apart. */
function verdictOf(bytes: Uint8Array, certificates: readonly ImportedCertificate[]): SealVerdict | null {
  const question = questionOf(bytes)
  return question === null ? null : verifySeal(certificates, question)
}

const imported = (signer: TestSigner, folder: SealFolder, authorityId: string | null = null) =>
  importedCertificate(signer.der, { folder, authorityId })

const zone = sealedZone()
const features = [[2, encodeC40(zone)]] as const
const seals: Record<string, { bytes: Uint8Array; certificates: readonly ImportedCertificate[] }> = {}
const vaccination = {
  hdr: { t: 'icao.vacc', v: 1, is: 'UTO' },
  msg: { pid: { dob: '1990-01-02', i: 'A1234567Z' } },
}

let authority: TestSigner
let signer: TestSigner
const certified = (request: Partial<CertificateRequest> = {}) =>
  testSigner({ country: 'UT', commonName: 'TS', serial: '32', ...request }, authority)

beforeAll(() => {
  authority = testSigner({ country: 'UT', commonName: 'Country Signing', isAuthority: true })
  signer = certified()
  const nc = certified({ extendedUsage: '2.23.136.1.1.14.2' })
  const india = testSigner({ country: 'IN', commonName: 'DS TEST 01', isRsa: true })
  const doc = testSigner({ country: 'UT', commonName: 'TS32' })
  seals['VDS'] = {
    bytes: vdsOf(signer, { features }),
    certificates: [imported(signer, 'icao'), imported(authority, 'icao')],
  }
  seals['VDS-NC'] = { bytes: vdsNcOf(nc, vaccination), certificates: [imported(authority, 'icao')] }
  seals['2D-Doc'] = {
    bytes: seal2dDoc(doc, { message: '62SPECIMEN\x1d68F' }),
    certificates: [imported(doc, '2d-doc', 'UT01')],
  }
  seals['Aadhaar'] = { bytes: aadhaarOf(india), certificates: [imported(india, 'aadhaar')] }
})

describe.each(['VDS', 'VDS-NC', '2D-Doc', 'Aadhaar'])('A seal by %s', (standard) => {
  const given = () => seals[standard] ?? { bytes: new Uint8Array(), certificates: [] }
  it('is verified by the certificate that it names', () => {
    const { bytes, certificates } = given()
    expect(verdictOf(bytes, certificates)).toMatchObject({ result: 'verified' })
  })
  it('#141 of which any byte was changed is verified no more', () => {
    const { bytes, certificates } = given()
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = bytes.slice()
        changed[at] = (changed[at] ?? 0) ^ mask
        const verdict = verdictOf(changed, certificates)
        // Blanks between members of JSON, and the case of hex in a number, carry nothing that is signed.
        const isSame = standard === 'VDS-NC' && signedText(changed) === signedText(bytes)
        expect(isSame || verdict?.result !== 'verified').toBe(true)
      }),
      { numRuns: 150 },
    )
  })
  it('is not checked without a certificate for its standard', () => {
    const { bytes } = given()
    const other = imported(signer, standard === 'Aadhaar' ? 'icao' : 'aadhaar')
    expect(verdictOf(bytes, [])).toEqual({
      result: 'unchecked',
      reason: `No certificate for ${standard} was imported.`,
    })
    expect(verdictOf(bytes, [other])?.result).toBe('unchecked')
  })
})

const signedText = (bytes: Uint8Array): string => {
  const question = questionOf(bytes)
  const {
    signer: named,
    signed,
    signature,
  } = question ?? { signer: null, signed: new Uint8Array(), signature: new Uint8Array() }
  const der = named?.by === 'certificate' ? named.der : new Uint8Array()
  return [signed, signature, der].map((part) => Buffer.from(part).toString('hex')).join()
}

describe('A visible digital seal', () => {
  const verdict = (
    made: TestSigner,
    content: Partial<Parameters<typeof vdsOf>[1]> = {},
    others: readonly TestSigner[] = [authority],
  ) =>
    verdictOf(
      vdsOf(made, { features, ...content }),
      [made, ...others].map((one) => imported(one, 'icao')),
    )

  it.each([
    ['brainpoolP224r1', 'sha224'],
    ['brainpoolP256r1', 'sha256'],
    ['secp384r1', 'sha384'],
    ['brainpoolP512r1', 'sha512'],
  ])('is verified on curve %s with %s', (curve, hash) => {
    expect(verdict(certified({ curve }), { hash })).toMatchObject({
      result: 'verified',
      certificate: { subject: 'CN=TS,C=UT', authority: authority.sha256 },
    })
  })
  it('#141 by another key than that of the certificate it names has failed', () => {
    const forger = testSigner({ country: 'UT', commonName: 'TS', serial: '32' })
    expect(verdictOf(vdsOf(forger, { features }), [imported(signer, 'icao')])).toMatchObject({
      result: 'failed',
      reason: 'its signature is not that of its content',
      certificate: { sha256: signer.sha256 },
    })
  })
  it('names a certificate by its serial number, with or without zeros before it', () => {
    expect(verdict(certified({ serial: '32' }), { version: 2, signer: 'UTTS00032' })?.result).toBe('verified')
    expect(verdict(signer, { signer: 'UTTS33' })).toMatchObject({
      result: 'unchecked',
      reason: expect.stringContaining('not among') as string,
    })
  })
  it('dated when its certificate was not valid has failed', () => {
    const expired = certified({ from: '2020-01-01', until: '2025-12-31' })
    expect(verdict(expired)).toMatchObject({
      result: 'failed',
      reason: 'it is dated 2026-01-15, and its certificate is valid from 2020-01-01 to 2025-12-31',
    })
    expect(verdict(expired, { signedOn: '2025-12-31' })?.result).toBe('verified')
  })
  it('#141 by the certificate of another state has failed', () => {
    expect(verdict(signer, { issuer: 'D' })).toMatchObject({
      result: 'failed',
      reason: 'it names DE as its country, and its certificate is of UT',
    })
  })
  it('by a certificate that is not for signing has failed', () => {
    expect(verdict(certified({ keyUsage: 0b0000_1000 }))).toMatchObject({
      result: 'failed',
      reason: 'its certificate is not for signing',
    })
    expect(verdict(certified({ keyUsage: null }))?.result).toBe('verified')
  })
  it('whose certificate an imported authority of that name did not issue is not checked', () => {
    const namesake = testSigner({ country: 'UT', commonName: 'Country Signing', isAuthority: true })
    expect(verdict(signer, {}, [namesake])).toMatchObject({ result: 'unchecked' })
    expect(verdict(signer, {}, [namesake, authority])?.result).toBe('verified')
    expect(verdict(signer, {}, [])).toMatchObject({ result: 'verified', certificate: { authority: null } })
  })
  it('by an authority itself is not checked: its key signs certificates alone', () => {
    const made = testSigner({ country: 'UT', commonName: 'TS', serial: '32', isAuthority: true })
    expect(verdict(made, {}, [])).toMatchObject({ result: 'unchecked' })
  })
})

describe('A seal that holds its certificate', () => {
  const verdict = (made: TestSigner, certificates: readonly TestSigner[]) =>
    verdictOf(
      vdsNcOf(made, vaccination),
      certificates.map((one) => imported(one, 'icao')),
    )
  it('is not checked where no imported authority issued that for seals', () => {
    const own = testSigner({ country: 'UT', commonName: 'TS', extendedUsage: '2.23.136.1.1.14.2' })
    expect(verdict(own, [authority])).toMatchObject({
      reason: 'The certificate in it was not issued by an authority that was imported.',
    })
    expect(verdict(certified(), [authority])).toMatchObject({
      reason: 'The certificate in it was not issued for seals.',
    })
    expect(verdict(own, [own])?.result).toBe('verified')
  })
  it('has failed where that is expired today, as it does not say when it was signed', () => {
    const expired = certified({ until: '2026-11-25', extendedUsage: '2.23.136.1.1.14.2' })
    expect(verdict(expired, [authority])).toMatchObject({ result: 'failed' })
  })
})

describe('A seal that names its certificate within an authority', () => {
  it('has not failed by a namesake of which no one said which authority it is of', () => {
    const [made, namesake] = [
      testSigner({ country: 'UT', commonName: 'TS32' }),
      testSigner({ country: 'UT', commonName: 'TS32' }),
    ]
    const bytes = seal2dDoc(made, { message: '68F' })
    expect(verdictOf(bytes, [imported(namesake, '2d-doc')])).toMatchObject({ result: 'unchecked' })
    expect(verdictOf(bytes, [imported(namesake, '2d-doc', 'UT02')])).toMatchObject({ result: 'unchecked' })
    expect(verdictOf(bytes, [imported(namesake, '2d-doc', 'UT01')])).toMatchObject({ result: 'failed' })
    expect(verdictOf(bytes, [imported(namesake, '2d-doc'), imported(made, '2d-doc')])?.result).toBe(
      'verified',
    )
  })
})

describe('A seal that names no certificate', () => {
  it('has failed only where one was valid when it was signed', () => {
    const india = (request: Partial<CertificateRequest> = {}) =>
      testSigner({ country: 'IN', commonName: 'DS TEST 01', isRsa: true, ...request })
    const bytes = aadhaarOf(india())
    expect(verdictOf(bytes, [imported(india({ until: '2024-01-01' }), 'aadhaar')])).toMatchObject({
      result: 'unchecked',
    })
    expect(verdictOf(bytes, [imported(india(), 'aadhaar')])).toMatchObject({
      result: 'failed',
      reason: 'its signature is not that of its content',
    })
  })
})
