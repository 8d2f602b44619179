import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeC40 } from '../../../test/world/seals/c40.ts'
import { der, integer, objectId, octets, sequence, setOf } from '../../../test/world/seals/der.ts'
import { sealedZone } from '../../../test/world/seals/sealed-zone.ts'
import { testSigner, type TestSigner } from '../../../test/world/seals/seal-signers.ts'
import { vdsOf } from '../../../test/world/seals/seals.ts'
import { parseVds } from '../../engine/reading/seals/vds/parse-vds.ts'
import { importCertificates, readCertificateFolder } from './certificate-folder.ts'
import { openSealVerifier } from './open-seal-verifier.ts'

let folder: string
let signer: TestSigner
let authority: TestSigner
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  authority = testSigner({ country: 'UT', commonName: 'Country Signing', isAuthority: true })
  signer = testSigner({ country: 'UT', commonName: 'TS', serial: '32' }, authority)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** An ICAO master list: CMS of a list of certificates; the signature over it is left out, as it is not looked at. */
function masterList(...certificates: readonly Uint8Array[]): Uint8Array {
  const list = sequence(integer('00'), setOf(...certificates))
  const content = sequence(objectId('2.23.136.1.1.2'), der(0xa0, octets(list)))
  const signed = sequence(integer('03'), setOf(), content, setOf())
  return sequence(objectId('1.2.840.113549.1.7.2'), der(0xa0, signed))
}

describe('the folder of certificates', () => {
  it('takes in PEM, DER and master lists, and reads them again', async () => {
    const pem = Buffer.from(`${authority.pem}\n${signer.pem}`)
    const given = (bytes: Uint8Array) =>
      importCertificates(folder, { folder: 'icao', authorityId: null, bytes })
    expect((await given(pem)).map(({ subject }) => subject)).toEqual([
      'CN=Country Signing,C=UT',
      'CN=TS,C=UT',
    ])
    expect(await given(masterList(authority.der, signer.der))).toHaveLength(2)
    await importCertificates(folder, { folder: '2d-doc', authorityId: 'UT01', bytes: signer.der })
    const { certificates, faults } = await readCertificateFolder(folder)
    expect(faults).toEqual([])
    expect(
      certificates.map(({ folder, authorityId, isAuthority }) => [folder, authorityId, isAuthority]).sort(),
    ).toEqual([
      ['2d-doc', 'UT01', false],
      ['icao', null, false],
      ['icao', null, true],
    ])
  })
  it('refuses a file without certificates, and names those that lie there', async () => {
    await expect(
      importCertificates(folder, { folder: 'icao', authorityId: null, bytes: Buffer.from('tea') }),
    ).rejects.toThrow('holds no certificate')
    const broken = Buffer.from('3003020101', 'hex')
    await expect(
      importCertificates(folder, { folder: 'icao', authorityId: null, bytes: broken }),
    ).rejects.toThrow('no X.509 certificate')
    mkdirSync(join(folder, 'aadhaar'))
    writeFileSync(join(folder, 'aadhaar', 'notes.txt'), 'tea')
    writeFileSync(join(folder, 'aadhaar', 'broken.der'), broken)
    const { faults } = await readCertificateFolder(folder)
    expect(faults.map(({ reason }) => reason)).toEqual([
      'holds something that is no X.509 certificate',
      'holds no certificate in PEM or DER, and no master list',
    ])
  })
  it('is none where it is missing', async () => {
    expect(await readCertificateFolder(join(folder, 'missing'))).toEqual({ certificates: [], faults: [] })
  })
})

describe('the verifier over a folder', () => {
  it('knows a certificate some seconds after it was put there, and no longer after it was taken away', async () => {
    const watched = mkdtempSync(join(tmpdir(), 'watched-'))
    let now = 0
    const verifier = openSealVerifier(watched, { now: () => now, report: () => undefined })
    const zone = sealedZone()
    const seal = parseVds(vdsOf(signer, { features: [[2, encodeC40(zone)]] }), {
      today: '2026-11-26',
      gunzip: () => null,
    })
    if (seal === null || 'fault' in seal) throw new Error('no seal')
    const verdict = async () => (await verifier.verify({ ...seal, validOn: '2026-01-15' })).result
    expect(await verdict()).toBe('unchecked')
    await importCertificates(watched, { folder: 'icao', authorityId: null, bytes: signer.der })
    expect(await verdict()).toBe('unchecked')
    now = 10_000
    expect(await verdict()).toBe('verified')
    rmSync(watched, { recursive: true })
    now = 20_000
    expect(await verdict()).toBe('unchecked')
  })
})
