import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import { dobVerification } from './dob-verification.ts'

const ask = (verifyDob: string | undefined, fields = aPassport().fields) =>
  dobVerification.run(
    someFacts({ front: aSide(aPassport({ fields })), request: verifyDob === undefined ? {} : { verifyDob } }),
    aProfile(),
  ).kind

describe('DOB_VERIFICATION_FAILED', () => {
  it('is found when the dates differ', () => expect(ask('1974-08-13')).toBe('found'))
  it('is clear when they agree', () => expect(ask('1974-08-12')).toBe('clear'))
  it('cannot tell when nothing was asked', () => expect(ask(undefined)).toBe('cannot_tell'))
  it('cannot tell when no birth date was read', () => expect(ask('1974-08-12', {})).toBe('cannot_tell'))
})
