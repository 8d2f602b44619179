import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import type { IpAddressFacts } from '../../vocabulary/decision/facts.ts'
import { ipCountryMismatch } from './ip-country-mismatch.ts'

const german = aSide(aPassport({ fields: someFields({ ...annaMaria, countryIso2: 'DE' }) }))
const ask = (ip?: Partial<IpAddressFacts>, front = german) => {
  const address = { address: '192.0.2.1', country: 'DE', table: 'a table', ...ip }
  return ipCountryMismatch.run(someFacts({ front, ...(ip === undefined ? {} : { ip: address }) }), aProfile())
}

describe('IP_COUNTRY_MISMATCH', () => {
  it('is clear where address and issuer are of one country', () =>
    expect(ask({})).toMatchObject({ kind: 'clear' }))
  it('is found where they are of two, and says both, but not the address', () => {
    const outcome = ask({ country: 'FR' })
    expect(outcome).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { address: 'FR', document: 'DE', table: 'a table' } }],
    })
    expect(JSON.stringify(outcome)).not.toContain('192.0.2.1')
  })
  it.each([
    ['no address', ask()],
    ['no table', ask({ table: null, country: null })],
    ['an unknown address', ask({ country: null })],
    ['an issuer that is no country', ask({}, aSide(aPassport()))],
    ['no document', ask({}, aSide(null))],
  ])('cannot tell with %s', (_, outcome) => expect(outcome.kind).toBe('cannot_tell'))
})
