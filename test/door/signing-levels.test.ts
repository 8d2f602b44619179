import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyDocument } from '../../src/engine/signing/verify-document.ts'
import { pdfPages } from '../world/contracts/file-text.ts'
import { sha256, signedLease, signingCalls, signingOf } from '../world/contracts/signing-calls.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { isOpensslInstalled } from '../world/signing/pdfsig.ts'
import { openRevocationAuthority, type RevocationAuthority } from '../world/signing/revocation-authority.ts'

let authority: RevocationAuthority
let server: TestServer
let calls: Awaited<ReturnType<typeof signingCalls>>
const sealSettings = () => ({
  SYMBOLON_SEAL_PKCS12: authority.pkcs12('company', 'ocsp'),
  SYMBOLON_SEAL_PKCS12_PASSWORD: 'secret',
  SYMBOLON_SEAL_TSA_URL: authority.timeStampUrl,
})
beforeAll(async () => {
  if (!isOpensslInstalled) return
  authority = await openRevocationAuthority()
  server = await openTestServer({ ...sealSettings(), SYMBOLON_FETCH_ALLOW: '127.0.0.1' })
  calls = await signingCalls(server)
})
afterAll(async () => {
  if (!isOpensslInstalled) return
  await server.close()
  await authority.close()
})

const output = z.looseObject({
  ...{ level: z.string(), levelReason: z.string().nullable(), fileName: z.string(), sha256: z.string() },
  timeStampedAt: z.int().nullable(),
})
const signedLeaseOf = async ({ begin, templateOf, sign, work }: typeof calls) => {
  const signing = signingOf(await begin(await templateOf(signedLease)))
  for (const role of ['tenant', 'landlord']) await sign(signing, role)
  await work()
  return signing.id
}

describe.runIf(isOpensslInstalled)(
  'a signed document of an installation with a certificate of an authority',
  () => {
    it('carries what shows that no certificate was revoked, and its answer and its report name that level', async () => {
      const id = await signedLeaseOf(calls)
      const [file] = z.array(output).parse((await calls.read(id)).outputFile)
      expect(file).toMatchObject({
        level: 'B-LT',
        levelReason: null,
        timeStampedAt: expect.any(Number) as unknown,
      })
      const bytes = await calls.fetched(file?.fileName ?? '')
      expect(sha256(bytes)).toBe(file?.sha256)
      expect(await verifyDocument(bytes)).toMatchObject({
        verdict: 'intact',
        signatures: [{ level: 'B-LT' }],
      })
      const report = await server.ask({ method: 'GET', url: `/x/signings/${id}/report` })
      expect((await pdfPages(report.bytes)).join(' ')).toContain('PAdES B-LT')
      expect(await calls.findings()).toEqual([])
    })

    it('says why where no answer came, and is sealed all the same', async () => {
      authority.answer('/ocsp/issuing', 'nothing')
      const id = await signedLeaseOf(calls)
      authority.answer('/ocsp/issuing', 'as-usual')
      const [file] = z.array(output).parse((await calls.read(id)).outputFile)
      expect(file?.level).toBe('B-T')
      expect(file?.levelReason).toMatch(/no answer came/)
    })

    it('is asked after on the guarded way out alone: a private address that is not allowed is not reached', async () => {
      const guarded = await openTestServer(sealSettings())
      try {
        const own = await signingCalls(guarded)
        const id = await signedLeaseOf(own)
        expect(await own.read(id)).toMatchObject({ state: 'sealing', outputFile: [] })
      } finally {
        await guarded.close()
      }
    })
  },
)
