import type { Check } from '../../vocabulary/decision/outcome.ts'
import { hasOpenCentury, openCentury } from './parts/birth-century.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable, notChecked } from './parts/outcomes.ts'

export const dobVerification: Check = {
  code: 'DOB_VERIFICATION_FAILED',
  explain:
    'Raised when the birth date read is not the one given as verifyDob. Not checked where the document does not tell the century of the birth.',
  needs: ['front', 'back', 'request.verifyDob'],
  fields: ['dob'],
  run: onDocument(({ facts: { request }, readings, value }) => {
    if (request.verifyDob === undefined) return notApplicable('No birth date was given to verify.')
    const dob = value('dob')
    if (dob === null) return cannotTell('No birth date was read.')
    const evidence = { read: dob, given: request.verifyDob }
    if (hasOpenCentury(readings) && dob.slice(2) === request.verifyDob.slice(2))
      return notChecked(openCentury)
    if (dob === request.verifyDob) return clear(evidence)
    return found(`The birth date on the document is ${dob}, not ${request.verifyDob}.`, evidence)
  }),
}
