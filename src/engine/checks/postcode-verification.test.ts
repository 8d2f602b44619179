import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { postcodeVerification } from './postcode-verification.ts'

const ask = (verifyPostcode: string | undefined, postcode: string | null) =>
  postcodeVerification.run(
    someFacts({
      front: aSide(aPassport({ fields: postcode === null ? {} : someFields({ postcode }) })),
      request: verifyPostcode === undefined ? {} : { verifyPostcode },
    }),
    aProfile(),
  ).kind

describe('POSTCODE_VERIFICATION_FAILED', () => {
  it('is found when they differ', () => expect(ask('90211', '90210')).toBe('found'))
  it('is clear whatever the blanks and case', () => expect(ask('sw1a1aa', 'SW1A 1AA')).toBe('clear'))
  it('is clear when one side leaves out the last four digits', () => {
    expect(ask('90210', '90210-1234')).toBe('clear')
    expect(ask('902101234', '90210')).toBe('clear')
  })
  it('does not take the start of another code for the code', () => expect(ask('9021', '90210')).toBe('found'))
  it('cannot tell when nothing was asked', () => expect(ask(undefined, '90210')).toBe('cannot_tell'))
  it('cannot tell on a document without a postcode', () => expect(ask('90210', null)).toBe('cannot_tell'))
})
