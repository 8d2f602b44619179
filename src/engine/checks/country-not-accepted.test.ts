import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { countryNotAccepted } from './country-not-accepted.ts'

const german = aPassport({ issuer: 'D', fields: someFields({ countryIso2: 'DE' }) })

const ask = (restrictCountry: readonly string[] | undefined, documentCountry = '', reading = german) =>
  countryNotAccepted.run(
    someFacts({ front: aSide(reading), request: restrictCountry === undefined ? {} : { restrictCountry } }),
    aProfile({ acceptedDocuments: { documentCountry } }),
  ).kind

describe('COUNTRY_NOT_ACCEPTED, for a German passport', () => {
  it('is found when the request asks for others', () => expect(ask(['US', 'FR'])).toBe('found'))
  it('is found when the profile asks for others', () => expect(ask(undefined, 'US,FR')).toBe('found'))
  it('is found when the profile excludes what the request accepts', () =>
    expect(ask(['DE'], 'US')).toBe('found'))
  it('is found for an issuer that is no country', () => {
    expect(ask(['DE'], '', aPassport({ issuer: 'UTO', fields: {} }))).toBe('found')
  })
  it('is clear when both accept it', () => expect(ask(['DE', 'US'], 'FR,DE')).toBe('clear'))
  it('cannot tell when all countries are accepted', () => expect(ask(undefined)).toBe('cannot_tell'))
})
