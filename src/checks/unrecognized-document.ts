import type { Check } from '../vocabulary/outcome.ts'
import { clear, found, notChecked } from './parts/outcomes.ts'

export const unrecognizedDocument: Check = {
  code: 'UNRECOGNIZED_DOCUMENT',
  explain: 'Raised when no kind of document that we read was found on the front image.',
  needs: ['front'],
  fields: [],
  run: ({ front }) => {
    if (front.failed !== undefined) return notChecked(front.failed)
    if (front.reading !== null) return clear({ document: front.reading.name })
    const { width, height } = front.image
    return found('No document that we know was recognised on the front image.', { width, height })
  },
}
