import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../test/world/facts.ts'
import type { Facts } from '../vocabulary/facts.ts'
import { nameVerification } from './name-verification.ts'

const ask = (verifyName: string | undefined, fields = aPassport().fields, threshold = 0.7) =>
  nameVerification.run(
    someFacts({
      front: aSide(aPassport({ fields })),
      request: verifyName === undefined ? {} : { verifyName },
    }),
    aProfile({ thresholds: { nameVerification: threshold } }),
  )

describe('NAME_VERIFICATION_FAILED', () => {
  it('is found for another name, the surer the less they have in common', () => {
    expect(ask('Peter Schmidt')).toMatchObject({ kind: 'found', findings: [{ confidence: 1 }] })
  })
  it('is found for a relative who shares the surname', () => expect(ask('Johan Eriksson').kind).toBe('found'))
  it('is found for the surname alone', () => expect(ask('Eriksson').kind).toBe('found'))
  it('is clear for the name in any order and case', () =>
    expect(ask('eriksson, anna maria').kind).toBe('clear'))
  it('asks a printed name only where no machine-read one is there', () => {
    const named = (lastName: string, source: 'visual' | 'mrz') =>
      aSide(aPassport({ fields: someFields({ lastName, firstName: 'ANNA' }, { source }) }))
    const verify = (sides: Partial<Facts>) =>
      nameVerification.run(someFacts({ ...sides, request: { verifyName: 'Anna Smith' } }), aProfile())
    expect(verify({ front: named('SMITH', 'visual') }).kind).toBe('clear')
    expect(verify({ front: named('SMITH', 'visual'), back: named('ERIKSSON', 'mrz') }).kind).toBe('found')
  })
  it('follows the threshold of the profile', () => {
    expect(ask('Anna Erikson').kind).toBe('clear')
    expect(ask('Anna Erikson', undefined, 1).kind).toBe('found')
  })
  it('cannot tell when nothing was asked', () => expect(ask(undefined).kind).toBe('cannot_tell'))
  it('cannot tell when no name was read', () => expect(ask('Anna Eriksson', {}).kind).toBe('cannot_tell'))
})
