import { describe, expect, it } from 'vitest'
import { linkAddresses, objectionToLinkBase } from './link-address.ts'

const reference = `US${'A1'.repeat(12)}Z`
const link = (difference: object = {}) => ({
  ...{ reference, language: '', parties: [], profile: { docupass: { customDocuPassURL: '' } } },
  ...difference,
})
const under = (customDocuPassURL: string) => ({ profile: { docupass: { customDocuPassURL } } })

describe('the address of a link', () => {
  it('has the reference behind #, and a language before it', () => {
    expect(linkAddresses(link(), 'https://id.example')).toEqual({
      ...{ url: `https://id.example/#${reference}`, urlSign: {} },
    })
    expect(linkAddresses(link({ language: 'tw' }), 'https://id.example').url).toBe(
      `https://id.example/?l=tw#${reference}`,
    )
  })

  it('begins with the address of the profile, whether or not that ends with a slash', () => {
    for (const base of ['https://verify.example/start', 'https://verify.example/start/'])
      expect(linkAddresses(link(under(base)), 'https://id.example').url).toBe(
        `https://verify.example/start/#${reference}`,
      )
  })

  it('is another one for each party that signs', () => {
    const parties = [
      { id: 'AAAABBBB', role: 'tenant' },
      { id: 'CCCCDDDD', role: 'landlord' },
    ]
    expect(linkAddresses(link({ parties }), 'https://id.example').urlSign).toEqual({
      tenant: `https://id.example/#${reference}/AAAABBBB`,
      landlord: `https://id.example/#${reference}/CCCCDDDD`,
    })
  })
})

describe('the address of a profile', () => {
  it.each(['', 'https://verify.example', 'https://verify.example/a/', 'http://127.0.0.1:8080'])(
    '%s can begin a link',
    (address) => {
      expect(objectionToLinkBase(address)).toBeNull()
    },
  )

  it.each(['http://verify.example', 'https://a.example/?x=1', 'https://a.example/#b', 'https://a.example/#'])(
    '%s cannot',
    (address) => {
      expect(objectionToLinkBase(address)).toMatch(/^It must/)
    },
  )
})
