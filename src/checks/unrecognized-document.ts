import type { Check } from '../vocabulary/outcome.ts'
import { recognised } from './parts/by-print-alone.ts'
import { cannotTell, found, notChecked } from './parts/outcomes.ts'

export const unrecognizedDocument: Check = {
  code: 'UNRECOGNIZED_DOCUMENT',
  explain:
    'Raised when no kind of document that we read was found on the front image; not checked, and so at least review, where printed text alone says what it is.',
  needs: ['front'],
  fields: [],
  run: ({ front }, profile) => {
    if (front === null) return cannotTell('No document was sent.')
    if (front.failed !== undefined) return notChecked(front.failed)
    if (front.reading !== null) return recognised(front.reading, profile, 'UNRECOGNIZED_DOCUMENT')
    const { width, height } = front.image
    return found('No document that we know was recognised on the front image.', { width, height })
  },
}
