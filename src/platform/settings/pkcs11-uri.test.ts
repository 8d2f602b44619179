import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const module = '?module-path=/usr/lib/token.so'
const settingsOf = (uri: string, more: Readonly<Record<string, string>> = {}) =>
  readSettings({
    ...{ SYMBOLON_SEAL_PKCS11: uri, SYMBOLON_SEAL_PKCS11_CERTIFICATE: '/etc/seal.pem', ...more },
  }).seal.pkcs11
function messageOf(uri: string, more: Readonly<Record<string, string>> = {}): string {
  try {
    settingsOf(uri, more)
    return ''
  } catch (error) {
    return error instanceof SettingsError ? error.validationMessages.join('\n') : String(error)
  }
}

describe('the address of a key in a token', () => {
  it('names the library, the token or its slot, and the key', () => {
    expect(settingsOf(`pkcs11:token=Das%20Sieg%C3%A9l;id=%01;type=private${module}`)).toEqual({
      ...{ modulePath: '/usr/lib/token.so', slot: { token: 'Das Siegél' }, id: '01' },
    })
    expect(settingsOf(`pkcs11:slot-id=7;id=%01%AbZ${module}`)).toMatchObject({
      ...{ slot: { slotId: 7 }, id: '01ab5a' },
    })
    expect(readSettings({}).seal.pkcs11).toBeNull()
  })

  it.each([
    ['https://example.com', 'must be a PKCS#11 URI like pkcs11:'],
    ['pkcs11:token=a;id=%01', 'library of the token'],
    ['pkcs11:token=a;id=%01?module-path=token.so', 'library of the token'],
    [`pkcs11:token=a${module}`, 'must name the key'],
    [`pkcs11:id=%01${module}`, 'must name one token'],
    [`pkcs11:token=a;slot-id=1;id=%01${module}`, 'must name one token'],
    [`pkcs11:token=a;id=%01;type=cert${module}`, 'must name a private key'],
    [`pkcs11:token=a;id=%01;serial=9${module}`, "not 'serial'"],
    [`pkcs11:token=a;object=seal${module}`, "not 'object'"],
    [`pkcs11:token=a;token=b;id=%01${module}`, "one value of 'token'"],
    [`pkcs11:token=a;id=%0${module}`, 'a % without two'],
    [`pkcs11:token=a;id=%01${module}&pin-value=1234`, 'SYMBOLON_SEAL_PKCS11_PIN'],
  ])('%s is refused', (uri, why) => {
    expect(messageOf(uri)).toContain(why)
    expect(messageOf(uri)).not.toContain('1234')
  })

  it('goes with a certificate, and not with a PKCS#12 file', () => {
    const uri = `pkcs11:token=a;id=%01${module}`
    expect(messageOf(uri, { SYMBOLON_SEAL_PKCS11_CERTIFICATE: '' })).toContain('belong together')
    expect(messageOf('', {})).toContain('belong together')
    expect(messageOf(uri, { SYMBOLON_SEAL_PKCS12: '/etc/seal.p12' })).toContain('one of them')
  })
})
