import type { Check } from '../../vocabulary/decision/outcome.ts'
import { confirmingKeys, recognitionOutcome } from './parts/recognition-outcome.ts'
import { cannotTell, found, notChecked } from './parts/outcomes.ts'

export const unrecognizedBackDocument: Check = {
  code: 'UNRECOGNIZED_BACK_DOCUMENT',
  explain:
    'Raised when a back image was sent and no kind of document that we read was found on it; not checked where printed text alone says what it is, unless the zone or barcode of the front agrees on name, birth date and number.',
  needs: ['front', 'back'],
  fields: confirmingKeys,
  run: ({ front, back }, profile) => {
    if (back === null) return cannotTell('No back image was sent.')
    if (back.failed !== undefined) return notChecked(back.failed)
    if (back.reading !== null) {
      const side = { reading: back.reading, other: front?.reading ?? null }
      return recognitionOutcome({ ...side, profile, code: 'UNRECOGNIZED_BACK_DOCUMENT' })
    }
    const { width, height } = back.image
    return found('No document that we know was recognised on the back image.', { width, height })
  },
}
