import { describe, expect, it } from 'vitest'
import { aProfile, aSide, someFacts } from '../../../test/world/facts/facts.ts'
import type { DocumentTypeLetter } from '../../vocabulary/reading/document-reading.ts'
import { typeNotAccepted } from './type-not-accepted.ts'

const ask = (restrictType: readonly DocumentTypeLetter[] | undefined, documentType = '') =>
  typeNotAccepted.run(
    someFacts({ request: restrictType === undefined ? {} : { restrictType } }),
    aProfile({ acceptedDocuments: { documentType } }),
  ).kind

describe('TYPE_NOT_ACCEPTED, for a passport', () => {
  it('is found when the request asks for others', () => expect(ask(['I', 'D'])).toBe('found'))
  it('is found when the profile asks for others', () => expect(ask(undefined, 'ID')).toBe('found'))
  it('is found when the profile excludes what the request accepts', () =>
    expect(ask(['P'], 'ID')).toBe('found'))
  it('is clear when both accept it', () => expect(ask(['D', 'P'], 'IP')).toBe('clear'))
  it('cannot tell when all types are accepted', () => expect(ask(undefined)).toBe('cannot_tell'))
  it('cannot tell when no document was recognised', () => {
    const facts = someFacts({ front: aSide(null), request: { restrictType: ['I'] } })
    expect(typeNotAccepted.run(facts, aProfile()).kind).toBe('cannot_tell')
  })
})
