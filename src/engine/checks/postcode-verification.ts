import type { Check } from '../../vocabulary/decision/outcome.ts'
import { stateByCode } from '../documents/values/states.ts'
import { isSamePostcode } from './names/same-postcode.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable } from './parts/outcomes.ts'

export const postcodeVerification: Check = {
  code: 'POSTCODE_VERIFICATION_FAILED',
  explain:
    'Raised when the postcode read is not the one given as verifyPostcode. Case, spaces, punctuation and the last four digits of a nine-digit code are ignored. So are parts that the issuing country sometimes omits: a country letter in front, a leading zero, the part below the place.',
  needs: ['front', 'back', 'request.verifyPostcode'],
  fields: ['postcode'],
  run: onDocument(({ facts: { request }, readings: [first], all }) => {
    const given = request.verifyPostcode
    if (given === undefined) return notApplicable('No postcode was given to verify.')
    const read = [...new Set(all('postcode').map((field) => field.value))]
    if (read.length === 0) return cannotTell('No postcode was read.')
    const evidence = { read, given }
    const country = stateByCode(first.issuer)?.iso3 ?? ''
    if (read.some((postcode) => isSamePostcode(postcode, given, country))) return clear(evidence)
    return found(`The postcode on the document is ${read.join(' or ')}, not ${given}.`, evidence)
  }),
}
