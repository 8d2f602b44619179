import type { Check } from '../../vocabulary/decision/outcome.ts'
import { judgeAcceptance, listOf, onAcceptance } from './parts/acceptance.ts'

/** An issuer that is no country of ISO 3166 is on no list of countries, so it is not accepted by one. */
export const countryNotAccepted: Check = {
  code: 'COUNTRY_NOT_ACCEPTED',
  explain:
    'Raised when restrictCountry or acceptedDocuments.documentCountry is given and does not list the issuing country.',
  needs: ['front', 'back', 'request.restrictCountry', 'acceptedDocuments'],
  fields: ['countryIso2', 'countryIso3', 'countryFull'],
  run: onAcceptance(({ facts: { request }, profile, readings, value }) => {
    const read = value('countryIso2') ?? readings[0].issuer
    return judgeAcceptance({
      what: 'issuing country',
      read: read === '' ? null : [read.toUpperCase()],
      byRequest: request.restrictCountry ?? [],
      byProfile: listOf(profile.acceptedDocuments.documentCountry),
    })
  }),
}
