import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import { ageVerification } from './age-verification.ts'

const ask = (verifyAge: { min: number; max: number } | undefined, fields = aPassport().fields) =>
  ageVerification.run(
    someFacts({ front: aSide(aPassport({ fields })), request: verifyAge === undefined ? {} : { verifyAge } }),
    aProfile(),
  ).kind

describe('AGE_VERIFICATION_FAILED, for a holder of 52', () => {
  it('is found above the range', () => expect(ask({ min: 18, max: 51 })).toBe('found'))
  it('is found below the range', () => expect(ask({ min: 53, max: 120 })).toBe('found'))
  it('is clear at both ends of the range', () => expect(ask({ min: 52, max: 52 })).toBe('clear'))
  it('cannot tell when nothing was asked', () => expect(ask(undefined)).toBe('cannot_tell'))
  it('cannot tell without a birth date', () => expect(ask({ min: 18, max: 99 }, {})).toBe('cannot_tell'))
})
