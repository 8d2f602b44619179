import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSealer, sealed, sealRequest, unsealedContract } from '../../../test/world/signing/a-sealer.ts'
import { isOpensslInstalled, isPdfsigInstalled, pdfsig } from '../../../test/world/signing/pdfsig.ts'
import { isPyhankoInstalled, pyhanko } from '../../../test/world/signing/pyhanko.ts'
import {
  type Asked,
  openRevocationAuthority,
  type RevocationAuthority,
} from '../../../test/world/signing/revocation-authority.ts'
import { documentSentence } from '../../engine/signing/document-sentence.ts'
import { verifyDocument } from '../../engine/signing/verify-document.ts'
import { randomFrom } from '../../engine/specimens/random.ts'

let authority: RevocationAuthority
beforeAll(async () => {
  if (isOpensslInstalled) authority = await openRevocationAuthority()
})
afterAll(() => authority.close())

const now = () => ({ ...sealRequest, at: Date.now() })
const sealWith = (name: string, asked: Asked) => {
  const pkcs12 = { path: authority.pkcs12(name, asked), password: 'secret' }
  const { timeStampUrl, egress } = authority
  return aSealer({ pkcs12, timeStampUrl, egress }).seal(unsealedContract(), now())
}
const changed = (file: Uint8Array, at: number, by: number): Uint8Array => {
  const copy = new Uint8Array(file)
  copy[at] = (copy[at] ?? 0) ^ by
  return copy
}
/** Where the validation data begin. */
const endOfSeal = (file: Uint8Array): number => {
  const text = Buffer.from(file).toString('latin1')
  return text.indexOf('%%EOF', text.indexOf('/ByteRange')) + 5
}

describe.runIf(isOpensslInstalled)('A seal whose certificates can be asked after', () => {
  it.each(['ocsp', 'crl'] as const)('is of level B-LT, by %s', async (asked) => {
    const { bytes, level, gap } = sealed(await sealWith(`by-${asked}`, asked))
    expect([level, gap]).toEqual(['B-LT', null])
    const report = await verifyDocument(bytes)
    expect(report).toMatchObject({ verdict: 'intact', signatures: [{ level: 'B-LT', bytesAfter: 0 }] })
    expect(documentSentence(report)).toMatch(/^Intact: /)
    expect(Math.abs((report.signatures[0]?.notRevokedAsOf ?? 0) - Date.now())).toBeLessThan(3_600_000)
    const behind = Buffer.from(bytes.subarray(endOfSeal(bytes))).toString('latin1')
    expect(behind).toMatch(/\/Type \/DSS\n\/Certs \[ (\d+ 0 R ?){4} \]/)
    expect(behind.includes('/OCSPs')).toBe(asked === 'ocsp')
  })

  it.runIf(isPdfsigInstalled)('is valid for pdfsig, and its data lie behind what is signed', async () => {
    const printed = pdfsig(sealed(await sealWith('for-pdfsig', 'ocsp')).bytes)
    expect(printed).toContain('Signature is Valid.')
    expect(printed).toContain('Not total document signed')
    expect(printed).not.toContain('Signature #2')
  })

  it.runIf(isPyhankoInstalled).each(['ocsp', 'crl'] as const)(
    'is trusted by pyHanko by what is in the file alone, by %s',
    async (asked) => {
      const { bytes } = sealed(await sealWith(`for-pyhanko-${asked}`, asked))
      expect(pyhanko(bytes, authority.rootPath)).toBe('True True True LTA_UPDATES')
    },
  )

  it('is caught by the verifier where a bit is turned at 120 places behind the seal', async () => {
    const { bytes } = sealed(await sealWith('tampered', 'ocsp'))
    const random = randomFrom(42)
    const from = endOfSeal(bytes)
    const unnoticed: number[] = []
    for (let i = 0; i < 120; i++) {
      const at = random.whole(from, bytes.length - 1)
      if ((await verifyDocument(changed(bytes, at, 1 << random.whole(0, 7)))).verdict === 'intact')
        unnoticed.push(at - from)
    }
    expect(unnoticed).toEqual([])
  })

  it('is changed where anything else is put behind it, or its validation data are those of another', async () => {
    const [one, other] = [
      sealed(await sealWith('one', 'ocsp')).bytes,
      sealed(await sealWith('other', 'ocsp')).bytes,
    ]
    const appended = Buffer.concat([one, Buffer.from('\n1 0 obj\n<<>>\nendobj\n%%EOF\n')])
    const mixed = Buffer.concat([one.subarray(0, endOfSeal(one)), other.subarray(endOfSeal(other))])
    const text = Buffer.from(one).toString('latin1')
    const otherCatalogue = Buffer.from(
      text.replace(/\/Pages (\d+) 0 R(?![^]*\/Pages)/, '/Pages 9 0 R'),
      'latin1',
    )
    for (const file of [appended, mixed, otherCatalogue])
      expect((await verifyDocument(file)).verdict).toBe('changed')
    const cutOff = one.subarray(0, endOfSeal(one))
    expect(await verifyDocument(cutOff)).toMatchObject({ verdict: 'intact', signatures: [{ level: 'B-T' }] })
  })

  it.each([
    ['nothing', 'unreachable'],
    ['silence', 'unreachable'],
    ['garbage', 'unusable'],
  ] as const)('is of level B-T where %s is answered, and says why', async (how, gap) => {
    authority.answer('/ocsp/issuing', how)
    const outcome = sealed(await sealWith(`silent-${how}`, 'ocsp'))
    authority.answer('/ocsp/issuing', 'as-usual')
    expect([outcome.level, outcome.gap]).toEqual(['B-T', gap])
    expect(await verifyDocument(outcome.bytes)).toMatchObject({
      verdict: 'intact',
      signatures: [{ level: 'B-T' }],
    })
  })

  it('is of level B-T where its certificate names no address, or is self-issued', async () => {
    expect(sealed(await sealWith('silent', 'nowhere'))).toMatchObject({ level: 'B-T', gap: 'no-address' })
    const { timeStampUrl, egress } = authority
    const own = aSealer({ timeStampUrl, egress })
    expect(sealed(await own.seal(unsealedContract(), sealRequest))).toMatchObject({
      level: 'B-T',
      gap: 'self-issued',
    })
    const alone = sealed(await aSealer().seal(unsealedContract(), sealRequest))
    expect(alone).toMatchObject({ level: 'B-B', gap: 'no-time-stamp' })
  })

  it.each(['ocsp', 'crl'] as const)('is not made once its certificate was revoked, by %s', async (asked) => {
    const pkcs12 = { path: authority.pkcs12(`revoked-${asked}`, asked), password: 'secret' }
    authority.revoke(`revoked-${asked}`)
    const { timeStampUrl, egress } = authority
    const outcome = await aSealer({ pkcs12, timeStampUrl, egress }).seal(unsealedContract(), now())
    expect(outcome).toMatchObject({ kind: 'not-sealed', reason: 'certificate-revoked' })
  })
})
