import type { Check } from '../vocabulary/outcome.ts'
import { cannotTell, clear, found, notChecked } from './parts/outcomes.ts'

export const unrecognizedBackDocument: Check = {
  code: 'UNRECOGNIZED_BACK_DOCUMENT',
  explain: 'Raised when a back image was sent and no kind of document that we read was found on it.',
  needs: ['back'],
  fields: [],
  run: ({ back }) => {
    if (back === null) return cannotTell('No back image was sent.')
    if (back.failed !== undefined) return notChecked(back.failed)
    if (back.reading !== null) return clear({ document: back.reading.name })
    const { width, height } = back.image
    return found('No document that we know was recognised on the back image.', { width, height })
  },
}
