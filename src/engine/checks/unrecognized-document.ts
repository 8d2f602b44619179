import type { Check } from '../../vocabulary/decision/outcome.ts'
import { registrationOutcome } from './companies/registration-reading.ts'
import { confirmingKeys, recognitionOutcome, unrecognizedOutcome } from './parts/recognition-outcome.ts'
import { notChecked, notApplicable } from './parts/outcomes.ts'

export const unrecognizedDocument: Check = {
  code: 'UNRECOGNIZED_DOCUMENT',
  explain:
    'Raised when no supported document was found on the front image. If only printed text identifies the document, the code is not checked, which makes the decision at least review. The machine readable zone or barcode of the back can confirm it by name, birth date and number. Of a company: raised when nothing of a registration was found on its document, and not checked where a part of it was not read.',
  needs: ['front', 'back', 'company'],
  fields: confirmingKeys,
  run: ({ front, back, company }, profile) => {
    if (company !== undefined) return registrationOutcome(company)
    if (front === null) return notApplicable('No document was sent.')
    if (front.failed !== undefined) return notChecked(front.failed)
    if (front.reading !== null) {
      const read = { side: front, reading: front.reading, other: back?.reading ?? null }
      return recognitionOutcome({ ...read, profile, code: 'UNRECOGNIZED_DOCUMENT' })
    }
    return unrecognizedOutcome('front', front)
  },
}
