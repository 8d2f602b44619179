import { beforeAll, describe, expect, it } from 'vitest'
import { verifyDocument } from '../../src/engine/signing/verify-document.ts'
import { signedLease, signingCalls, signingOf } from '../world/contracts/signing-calls.ts'
import { openTestServer, type TestServer } from '../world/service/server.ts'
import { canMakeTokens, testToken, type TestToken, tokenPin } from '../world/signing/token.ts'

let token: TestToken
let settings: Readonly<Record<string, string>>
beforeAll(() => {
  if (!canMakeTokens) return
  token = testToken()
  const { uri, certificatePath } = token.key('p256')
  settings = {
    ...{ SYMBOLON_SEAL_PKCS11: uri, SYMBOLON_SEAL_PKCS11_CERTIFICATE: certificatePath },
    SYMBOLON_SEAL_PKCS11_PIN: tokenPin,
    SYMBOLON_SEAL_PKCS11_VARIABLES: Object.entries(token.variables)
      .map(([name, value]) => `${name}=${value}`)
      .join(),
  }
})
const troubleOf = async (server: TestServer) =>
  (await server.ask({ method: 'GET', url: '/readyz', key: null })).record()['sealTrouble']
async function signedBy(server: TestServer) {
  const calls = await signingCalls(server)
  const signing = signingOf(await calls.begin(await calls.templateOf(signedLease)))
  for (const role of ['tenant', 'landlord']) await calls.sign(signing, role)
  return { calls, id: signing.id }
}

describe.runIf(canMakeTokens)('a signed document of an installation whose key lies in a token', () => {
  it('is sealed by it, and the answer names the certificate of the token', async () => {
    const server = await openTestServer(settings)
    try {
      expect(await troubleOf(server)).toBeNull()
      const { calls, id } = await signedBy(server)
      await calls.work()
      const { outputFile, ...signing } = await calls.read(id)
      expect(signing).toMatchObject({ state: 'sealed' })
      expect(outputFile).toMatchObject([{ sealedBy: 'CN=Token p256,O=Example' }])
      const bytes = await calls.fetched(outputFile[0]?.fileName ?? '')
      expect(await verifyDocument(bytes)).toMatchObject({ verdict: 'intact' })
    } finally {
      await server.close()
    }
  })

  it('waits while the token is away, which /readyz says, and is sealed once it is back', async () => {
    token.setPresent(false)
    const server = await openTestServer(settings)
    try {
      expect(await troubleOf(server)).toMatch(/token of SYMBOLON_SEAL_PKCS11 cannot be reached/)
      const { calls, id } = await signedBy(server)
      await expect(calls.runJob('seal-signing', id)).rejects.toThrow(/cannot be reached/)
      expect(await calls.read(id)).toMatchObject({ state: 'sealing', outputFile: [] })
      token.setPresent(true)
      // A token that was away is believed to be for five seconds.
      await expect.poll(() => troubleOf(server)).toBeNull()
      await calls.runJob('seal-signing', id)
      expect(await calls.read(id)).toMatchObject({ state: 'sealed', outputFile: [{}] })
      expect(await calls.findings()).toEqual([])
    } finally {
      await server.close()
    }
  })

  it('waits where the PIN is wrong, which /readyz says', async () => {
    const server = await openTestServer({ ...settings, SYMBOLON_SEAL_PKCS11_PIN: '99999' })
    try {
      for (let i = 0; i < 3; i++) expect(await troubleOf(server)).toMatch(/refused SYMBOLON_SEAL_PKCS11_PIN/)
      const { calls, id } = await signedBy(server)
      await expect(calls.runJob('seal-signing', id)).rejects.toThrow(/refused/)
      expect(await calls.read(id)).toMatchObject({ state: 'sealing', outputFile: [] })
    } finally {
      await server.close()
    }
  })
})
