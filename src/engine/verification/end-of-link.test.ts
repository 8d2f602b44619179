import { describe, expect, it } from 'vitest'
import { endOfLink, redirectAddress } from './end-of-link.ts'

const docupass = {
  acceptUrl: 'https://shop.example/done?from=kyc&x=a%20b#top',
  reviewUrl: '',
  rejectUrl: 'sample-app://ended',
}
const request = { docupass, reference: 'USABC', appSchemes: ['sample-app'] }

describe('The end of a link', () => {
  it.each([
    ['accept', 'DOCUPASS_ACCEPTED', 'https://shop.example/done?from=kyc&x=a+b&reference=USABC#top'],
    ['review', 'DOCUPASS_UNDER_REVIEW', null],
    ['reject', 'DOCUPASS_FAILED', 'sample-app://ended?reference=USABC'],
    [null, 'DOCUPASS_COMPLETED', null],
  ] as const)('of %s is %s', (verdict, code, url) => {
    expect(endOfLink({ ...request, verdict })).toEqual({ code, url })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://shop.example/',
    'other-app://x',
    'intent://x#Intent;end',
    'no address',
  ])('leads no one to %s', (address) => {
    expect(redirectAddress(address, 'USABC', ['sample-app', 'javascript', 'http', 'intent'])).toBe(null)
  })
})
