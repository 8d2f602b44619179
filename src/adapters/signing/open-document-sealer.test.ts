import { copyFileSync, mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  aSealer,
  sealed,
  sealedAt,
  sealRequest,
  unsealedContract,
} from '../../../test/world/signing/a-sealer.ts'
import { type TestAuthority, testAuthority } from '../../../test/world/signing/authority.ts'
import {
  isOpensslInstalled,
  isPdfsigInstalled,
  isValidForPdfsig,
  pdfsig,
} from '../../../test/world/signing/pdfsig.ts'
import { lazy } from '../../vocabulary/lazy.ts'

const authority = lazy<TestAuthority>(() => testAuthority())
/** What openssl makes is valid from now on, and not at the instant of the other tests. */
const now = (): typeof sealRequest => ({ ...sealRequest, at: Date.now() })

describe('A sealed contract', () => {
  it('begins with the bytes that were shown, all of them', async () => {
    const shown = unsealedContract()
    const { bytes, level, timeStampedAt } = sealed(await aSealer().seal(shown, sealRequest))
    expect(Buffer.from(bytes.subarray(0, shown.length)).equals(shown)).toBe(true)
    expect([level, timeStampedAt]).toEqual(['B-B', null])
  })

  it('has a signature that fills its place, so that no byte of the file is without a meaning', async () => {
    for (let i = 0; i < 5; i++) {
      const { bytes } = sealed(await aSealer().seal(unsealedContract(), sealRequest))
      const [, digits = ''] = /\/Contents <([0-9a-f]+)>/.exec(Buffer.from(bytes).toString('latin1')) ?? []
      const der = Buffer.from(digits, 'hex')
      expect(der.readUInt16BE(2) + 4).toBe(der.length)
    }
  })

  it.runIf(isPdfsigInstalled)('is valid for pdfsig, which prints its range and who sealed it', async () => {
    const printed = pdfsig(sealed(await aSealer().seal(unsealedContract(), sealRequest)).bytes)
    expect(isValidForPdfsig(printed)).toBe(true)
    expect(printed).toContain('ETSI.CAdES.detached')
    expect(printed).toMatch(/Signed Ranges: \[0 - \d+\], \[\d+ - \d+\]/)
    expect(printed).toMatch(/Common Name: Symbolon seal [0-9A-F]{8}/)
    expect(printed).toContain('Self-issued (no authority has verified it)')
  })

  it('is never sealed a second time', async () => {
    const sealer = aSealer()
    const { bytes } = sealed(await sealer.seal(unsealedContract(), sealRequest))
    expect(await sealer.seal(bytes, sealRequest)).toMatchObject({ reason: 'document-unreadable' })
  })

  it('is not made of what is no PDF, is cut off, or is out of the certificate’s time', async () => {
    const sealer = aSealer()
    const cutOff = unsealedContract().subarray(0, 2000)
    for (const broken of [new Uint8Array(), Buffer.from('%PDF-1.7\nnothing'), cutOff])
      expect(await sealer.seal(broken, sealRequest)).toMatchObject({
        kind: 'not-sealed',
        reason: 'document-unreadable',
      })
    const tooLate = { ...sealRequest, at: sealedAt + 30 * 366 * 86_400_000 }
    expect(await sealer.seal(unsealedContract(), tooLate)).toMatchObject({ reason: 'certificate-not-valid' })
  })

  it('is not made once its caller has gone', async () => {
    const gone = { ...sealRequest, signal: AbortSignal.abort(new Error('gone')) }
    await expect(aSealer().seal(unsealedContract(), gone)).rejects.toThrow('gone')
  })
})

describe('The certificate of a seal', () => {
  it('says that it is self-issued, and is the same before and in the seal', async () => {
    const sealer = aSealer()
    const certificate = await sealer.certificate()
    expect(certificate).toMatchObject({ selfIssued: true })
    expect(certificate).toMatchObject({ subject: expect.stringContaining('Self-issued') as unknown })
    expect(sealed(await sealer.seal(unsealedContract(), sealRequest)).certificate).toEqual(certificate)
  })

  it.runIf(isOpensslInstalled && isPdfsigInstalled)(
    'is replaced by a PKCS#12 file, with RSA or an elliptic curve',
    async () => {
      for (const key of ['rsa', 'ec'] as const) {
        const sealer = aSealer({ pkcs12: { path: authority().pkcs12({ key }), password: 'secret' } })
        const { bytes, certificate } = sealed(await sealer.seal(unsealedContract(), now()))
        expect(certificate).toMatchObject({
          subject: `CN=signer-${key}-new,O=Example`,
          issuer: 'CN=authority,O=Example',
          selfIssued: false,
        })
        expect(pdfsig(bytes), key).toContain('Signature is Valid.')
      }
    },
  )

  it.runIf(isOpensslInstalled)('is read again when its file is replaced', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'seal-')), 'seal.p12')
    copyFileSync(authority().pkcs12(), path)
    const sealer = aSealer({ pkcs12: { path, password: 'secret' } })
    const first = await sealer.certificate()
    copyFileSync(authority().pkcs12({ key: 'ec' }), path)
    const { mtime } = statSync(path)
    utimesSync(path, mtime, new Date(mtime.getTime() + 1000))
    expect(await sealer.certificate()).not.toEqual(first)
  })

  it.runIf(isOpensslInstalled)(
    '#89 has a sentence for each file that cannot be used, and nothing is given out',
    async () => {
      const causeOf = async (path: string, password = 'secret'): Promise<string> => {
        const outcome = await aSealer({ pkcs12: { path, password } }).seal(unsealedContract(), now())
        expect(outcome).toMatchObject({ kind: 'not-sealed', reason: 'key-unreadable' })
        return outcome.kind === 'not-sealed' ? outcome.cause.message : ''
      }
      const noPkcs12 = join(mkdtempSync(join(tmpdir(), 'seal-')), 'text.p12')
      writeFileSync(noPkcs12, 'no PKCS#12')
      expect(await causeOf('/nowhere/seal.p12')).toContain('cannot be read')
      expect(await causeOf(noPkcs12)).toContain('cannot be read as PKCS#12')
      expect(await causeOf(authority().pkcs12(), 'wrong')).toContain('does not open with')
      expect(await causeOf(authority().pkcs12({ legacy: true }))).toContain('openssl pkcs12 -legacy')
    },
  )
})

describe.runIf(isOpensslInstalled)('A seal with a time stamp', () => {
  const url = 'https://stamps.example/tsr'

  it.runIf(isPdfsigInstalled)('is of level B-T, and pdfsig finds it valid', async () => {
    const sealer = aSealer({ timeStampUrl: url, egress: authority().stamps })
    const { bytes, level, timeStampedAt } = sealed(await sealer.seal(unsealedContract(), sealRequest))
    expect(level).toBe('B-T')
    expect(Math.abs((timeStampedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(pdfsig(bytes)).toContain('Signature is Valid.')
  })

  it('is not made without one: the document waits', async () => {
    const unreachable = aSealer({ timeStampUrl: url })
    const silent = aSealer({
      timeStampUrl: url,
      egress: {
        post: async (...given) => ({
          ...(await authority().stamps.post(...given)),
          bytes: new Uint8Array(9),
        }),
      },
    })
    for (const sealer of [unreachable, silent])
      expect(await sealer.seal(unsealedContract(), sealRequest)).toMatchObject({
        kind: 'not-sealed',
        reason: 'time-stamp-unreachable',
      })
  })

  it('is not made with a stamp that answers another question', async () => {
    const { stamps } = authority()
    let first: Awaited<ReturnType<typeof stamps.post>> | null = null
    const replaying = {
      post: async (...given: Parameters<typeof stamps.post>) => (first ??= await stamps.post(...given)),
    }
    const sealer = aSealer({ timeStampUrl: url, egress: replaying })
    sealed(await sealer.seal(unsealedContract(), sealRequest))
    expect(await sealer.seal(unsealedContract(), sealRequest)).toMatchObject({
      reason: 'time-stamp-unreachable',
    })
  })
})
