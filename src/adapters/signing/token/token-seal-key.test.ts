import { describe, expect, it } from 'vitest'
import { aSealer, sealed, sealRequest, unsealedContract } from '../../../../test/world/signing/a-sealer.ts'
import { isPdfsigInstalled, isValidForPdfsig, pdfsig } from '../../../../test/world/signing/pdfsig.ts'
import { canMakeTokens, testToken, type TestToken, tokenPin } from '../../../../test/world/signing/token.ts'
import { verifyDocument } from '../../../engine/signing/verify-document.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { lazy } from '../../../vocabulary/lazy.ts'
import type { TokenOptions } from './token-seal-key.ts'

const token = lazy<TestToken>(() => testToken())
const made = lazy(() => {
  const [p256, rsa] = [token().key('p256'), token().key('rsa')]
  return { p256, rsa }
})
const now = (): typeof sealRequest => ({ ...sealRequest, at: Date.now() })

function optionsOf(
  { uri, certificatePath }: ReturnType<TestToken['key']>,
  change: Partial<TokenOptions> = {},
): TokenOptions {
  const address = readSettings({
    ...{ SYMBOLON_SEAL_PKCS11: uri, SYMBOLON_SEAL_PKCS11_CERTIFICATE: certificatePath },
  }).seal.pkcs11
  if (address === null) throw new Error('The URI was not read.')
  return { address, pin: tokenPin, variables: token().variables, certificatePath, ...change }
}
const seal = (options: TokenOptions, monotonic?: () => number) =>
  aSealer({ token: options, ...(monotonic && { monotonic }) }).seal(unsealedContract(), now())
const causeOf = async (options: TokenOptions, reason: string): Promise<string> => {
  const outcome = await seal(options)
  expect(outcome).toMatchObject({ kind: 'not-sealed', reason })
  return outcome.kind === 'not-sealed' ? outcome.cause.message : ''
}

describe.runIf(canMakeTokens)('A seal whose key lies in a token', () => {
  it.each(['p256', 'p384', 'p521', 'rsa'] as const)('is intact, with a key of kind %s', async (type) => {
    const key = type === 'p256' || type === 'rsa' ? made()[type] : token().key(type)
    const { bytes, certificate } = sealed(await seal(optionsOf(key)))
    expect(certificate).toMatchObject({ subject: `CN=Token ${type},O=Example`, selfIssued: false })
    expect(await verifyDocument(bytes)).toMatchObject({ verdict: 'intact' })
    if (isPdfsigInstalled) expect(isValidForPdfsig(pdfsig(bytes))).toBe(true)
  })

  it('fills its place, as every seal does', async () => {
    for (let i = 0; i < 3; i++) {
      const { bytes } = sealed(await seal(optionsOf(made().p256)))
      const [, digits = ''] = /\/Contents <([0-9a-f]+)>/.exec(Buffer.from(bytes).toString('latin1')) ?? []
      const der = Buffer.from(digits, 'hex')
      expect(der.readUInt16BE(2) + 4).toBe(der.length)
    }
  })

  it('is not made where the program, the key, its certificate or the PIN is missing; a sentence says which', async () => {
    const { p256, rsa } = made()
    const nowhere = await causeOf(optionsOf(p256, { searchPath: '/nowhere' }), 'key-unreadable')
    expect(nowhere).toContain("install the package 'opensc'")
    const { address } = optionsOf(p256)
    const other = { ...address, id: '77' }
    expect(await causeOf(optionsOf(p256, { address: other }), 'key-unreadable')).toContain('no private key')
    const wrong = optionsOf(p256, { certificatePath: rsa.certificatePath })
    expect(await causeOf(wrong, 'key-unreadable')).toContain('does not sign as its certificate says')
    const second = token().key('p256')
    const swapped = optionsOf(p256, { certificatePath: second.certificatePath })
    expect(await causeOf(swapped, 'key-unreadable')).toContain('not that of the first certificate')
    const unwritten = optionsOf(p256, { certificatePath: '/nowhere/seal.pem' })
    expect(await causeOf(unwritten, 'key-unreadable')).toContain('cannot be read')
    expect(await causeOf(optionsOf(p256, { pin: null }), 'key-unreadable')).toContain('asks for a PIN')
    const noModule = { ...address, modulePath: '/nowhere/token.so' }
    expect(await causeOf(optionsOf(p256, { address: noModule }), 'token-unreachable')).toContain(
      'cannot be reached',
    )
  })

  it('is made again as soon as its token is back, without a restart', async () => {
    let time = 0
    const sealer = aSealer({ token: optionsOf(made().p256), monotonic: () => time })
    sealed(await sealer.seal(unsealedContract(), now()))
    token().setPresent(false)
    try {
      expect(await sealer.seal(unsealedContract(), now())).toMatchObject({ reason: 'token-unreachable' })
      expect(await sealer.certificate()).toMatchObject({ reason: 'token-unreachable' })
    } finally {
      token().setPresent(true)
    }
    time += 5_000
    sealed(await sealer.seal(unsealedContract(), now()))
  })

  it('tries a PIN that was refused no second time, so that the token does not lock', async () => {
    let time = 0
    const options = optionsOf(made().p256, { pin: '9999' })
    const sealer = aSealer({ token: options, monotonic: () => (time += 3_600_000) })
    for (let i = 0; i < 2; i++)
      expect(await sealer.seal(unsealedContract(), now())).toMatchObject({ reason: 'token-pin-refused' })
    // Without the program every further try would fail in another way.
    Object.assign(options, { searchPath: '/nowhere' })
    expect(await sealer.certificate()).toMatchObject({ reason: 'token-pin-refused' })
  })
})
