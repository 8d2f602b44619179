import type { Check } from '../../vocabulary/decision/outcome.ts'
import { confirmingKeys, recognitionOutcome } from './parts/recognition-outcome.ts'
import { cannotTell, found, notChecked } from './parts/outcomes.ts'

export const unrecognizedDocument: Check = {
  code: 'UNRECOGNIZED_DOCUMENT',
  explain:
    'Raised when no kind of document that we read was found on the front image; not checked, and so at least review, where printed text alone says what it is, unless the zone or barcode of its back agrees on name, birth date and number.',
  needs: ['front', 'back'],
  fields: confirmingKeys,
  run: ({ front, back }, profile) => {
    if (front === null) return cannotTell('No document was sent.')
    if (front.failed !== undefined) return notChecked(front.failed)
    if (front.reading !== null) {
      const side = { reading: front.reading, other: back?.reading ?? null }
      return recognitionOutcome({ ...side, profile, code: 'UNRECOGNIZED_DOCUMENT' })
    }
    const { width, height } = front.image
    return found('No document that we know was recognised on the front image.', { width, height })
  },
}
