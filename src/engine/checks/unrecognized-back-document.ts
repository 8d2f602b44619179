import type { Check } from '../../vocabulary/decision/outcome.ts'
import { numberOnBack } from './parts/number-on-back.ts'
import { confirmingKeys, recognitionOutcome, unrecognizedOutcome } from './parts/recognition-outcome.ts'
import { clear, notChecked, notApplicable } from './parts/outcomes.ts'

export const unrecognizedBackDocument: Check = {
  code: 'UNRECOGNIZED_BACK_DOCUMENT',
  explain:
    'Raised when a back image was sent and no supported document was found on it. If only printed text identifies the document, the code is not checked. The machine readable zone or barcode of the front can confirm it by name, birth date and number. A back without a zone is recognised if a barcode or print on it bears the number of the front.',
  needs: ['front', 'back'],
  fields: confirmingKeys,
  run: ({ front, back }, profile) => {
    if (back === null) return notApplicable('No back image was sent.')
    if (back.failed !== undefined) return notChecked(back.failed)
    const sameNumber = front === null ? null : numberOnBack(front, back)
    if (sameNumber !== null && back.readingStopped !== true) return clear({ numberOfFrontIn: sameNumber })
    if (back.reading !== null) {
      const read = { side: back, reading: back.reading, other: front?.reading ?? null }
      return recognitionOutcome({ ...read, profile, code: 'UNRECOGNIZED_BACK_DOCUMENT' })
    }
    return unrecognizedOutcome('back', back)
  },
}
