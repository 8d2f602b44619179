import type { Check } from '../../vocabulary/decision/outcome.ts'
import { confirmingKeys, recognitionOutcome, unrecognizedOutcome } from './parts/recognition-outcome.ts'
import { notChecked, notApplicable } from './parts/outcomes.ts'

export const unrecognizedDocument: Check = {
  code: 'UNRECOGNIZED_DOCUMENT',
  explain:
    'Raised when no supported document was found on the front image. If only printed text identifies the document, the code is not checked, which makes the decision at least review. The machine readable zone or barcode of the back can confirm it by name, birth date and number.',
  needs: ['front', 'back'],
  fields: confirmingKeys,
  run: ({ front, back }, profile) => {
    if (front === null) return notApplicable('No document was sent.')
    if (front.failed !== undefined) return notChecked(front.failed)
    if (front.reading !== null) {
      const read = { side: front, reading: front.reading, other: back?.reading ?? null }
      return recognitionOutcome({ ...read, profile, code: 'UNRECOGNIZED_DOCUMENT' })
    }
    return unrecognizedOutcome('front', front)
  },
}
