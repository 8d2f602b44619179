import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isOpensslInstalled } from '../../../../test/world/signing/pdfsig.ts'
import { tokenProgram, type TokenProgram } from '../../../../test/world/signing/token-program.ts'
import type { SealKey } from '../seal-key.ts'
import { openTokenSealKey } from './open-token-seal-key.ts'

const pin = '735194'

describe.runIf(isOpensslInstalled)('A token', () => {
  let token: TokenProgram
  let time = 0
  let key: () => Promise<SealKey>
  beforeEach(async () => {
    token = await tokenProgram(pin)
    time = 0
    key = openTokenSealKey(token.options, { now: () => time, monotonic: () => time })
  })
  afterEach(() => token.remove())

  it('alone is shown the PIN: no argument has it, and no other variable of the service goes along', async () => {
    process.env['SYMBOLON_SOME_SECRET'] = 'secret'
    await key()
    delete process.env['SYMBOLON_SOME_SECRET']
    const { given, variables } = token.last()
    expect(given.join(' ')).toContain('--login --pin env:PIN')
    expect(given.join(' ')).not.toContain(pin)
    expect(variables.get('PIN')).toBe(pin)
    // The last three are the shell's own.
    const known = ['NOTES', 'PIN', 'PATH', 'TMPDIR', 'PWD', 'SHLVL', '_']
    expect([...variables.keys()].filter((name) => !known.includes(name))).toEqual([])
  })

  it('is asked for the key that was named, and for no other', async () => {
    await key()
    expect(token.last().given.join(' ')).toBe(
      '--module /lib/token.so --token-label The seal --login --pin env:PIN --sign --mechanism ECDSA --signature-format openssl --id 01',
    )
  })

  it('that signs is asked again after a minute, however many ask', async () => {
    for (let asked = 0; asked < 3; asked += 1) await Promise.all([key(), key()])
    expect(token.calls()).toBe(1)
    time = 59_999
    await key()
    expect(token.calls()).toBe(1)
    time = 60_000
    await key()
    expect(token.calls()).toBe(2)
  })

  it('that is away is asked again after five seconds, however many ask', async () => {
    token.failWith('error: CKR_DEVICE_REMOVED')
    for (let asked = 0; asked < 3; asked += 1) await expect(key()).rejects.toThrow(/cannot be reached/)
    expect(token.calls()).toBe(1)
    time = 5_000
    token.failWith(null)
    await key()
    expect(token.calls()).toBe(2)
  })

  it('whose PIN was refused is never asked again', async () => {
    token.failWith('error: PKCS11 function C_Login failed: rv = CKR_PIN_INCORRECT (0xa0)')
    await expect(key()).rejects.toMatchObject({ reason: 'token-pin-refused' })
    token.failWith(null)
    time = 86_400_000
    await expect(key()).rejects.toMatchObject({ reason: 'token-pin-refused' })
    expect(token.calls()).toBe(1)
  })

  it('whose PIN is refused while it signs is never asked again', async () => {
    const { sign } = await key()
    token.failWith('error: PKCS11 function C_Login failed: rv = CKR_PIN_LOCKED (0xa4)')
    await expect(sign(new Uint8Array(3))).rejects.toMatchObject({ reason: 'token-pin-refused' })
    await expect(key()).rejects.toMatchObject({ reason: 'token-pin-refused' })
    expect(token.calls()).toBe(2)
  })

  it('that fails while it signs is known to be away at once', async () => {
    const { sign } = await key()
    token.failWith('error: CKR_DEVICE_REMOVED')
    await expect(sign(new Uint8Array(3))).rejects.toMatchObject({ reason: 'token-unreachable' })
    await expect(key()).rejects.toMatchObject({ reason: 'token-unreachable' })
    expect(token.calls()).toBe(3)
  })

  it('that signs by another key than its certificate says seals nothing', async () => {
    const other = await tokenProgram(pin)
    try {
      const swapped = { ...token.options, certificatePath: other.options.certificatePath }
      const asked = openTokenSealKey(swapped, { now: () => 0, monotonic: () => 0 })
      await expect(asked()).rejects.toThrow(/is not that of the first certificate/)
    } finally {
      other.remove()
    }
  })
})
