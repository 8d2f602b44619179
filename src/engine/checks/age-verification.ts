import type { Check } from '../../vocabulary/decision/outcome.ts'
import { ageOn } from './parts/age.ts'
import { hasOpenCentury, openCentury } from './parts/birth-century.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable, notChecked } from './parts/outcomes.ts'

export const ageVerification: Check = {
  code: 'AGE_VERIFICATION_FAILED',
  explain:
    "Raised when the holder's age in completed years is outside the range given as verifyAge. Both ends belong to the range. Not checked where the document does not tell the century of the birth.",
  needs: ['front', 'back', 'today', 'request.verifyAge'],
  fields: ['dob', 'age'],
  run: onDocument(({ facts: { request, today }, readings, value }) => {
    if (request.verifyAge === undefined) return notApplicable('No range of ages was given to verify.')
    const { min, max } = request.verifyAge
    const dob = value('dob')
    const age = dob === null ? null : ageOn(dob, today)
    if (dob === null || age === null) return cannotTell('No usable birth date was read.')
    if (hasOpenCentury(readings)) return notChecked(openCentury)
    const evidence = { dob, age, today, min, max }
    if (age >= min && age <= max) return clear(evidence)
    return found(`The holder is ${age}, outside ${min} to ${max}.`, evidence)
  }),
}
