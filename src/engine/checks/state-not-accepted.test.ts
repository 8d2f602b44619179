import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { stateNotAccepted } from './state-not-accepted.ts'

const ask = (restrictState: readonly string[] | undefined, documentState = '', carries = true) =>
  stateNotAccepted.run(
    someFacts({
      front: aSide(
        aPassport({ fields: carries ? someFields({ stateShort: 'CA', stateFull: 'California' }) : {} }),
      ),
      request: restrictState === undefined ? {} : { restrictState },
    }),
    aProfile({ acceptedDocuments: { documentState } }),
  ).kind

describe('STATE_NOT_ACCEPTED, for California', () => {
  it('is found when the request asks for others', () => expect(ask(['NY'])).toBe('found'))
  it('is found when the profile asks for others', () => expect(ask(['CA'], 'NY')).toBe('found'))
  it('is clear by code and by name', () => expect(ask(['ca'], 'California,NY')).toBe('clear'))
  it('cannot tell on a document of no state', () => expect(ask(['CA'], '', false)).toBe('cannot_tell'))
  it('cannot tell when all states are accepted', () => expect(ask(undefined)).toBe('cannot_tell'))
})
