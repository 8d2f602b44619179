import type { Check } from '../../vocabulary/decision/outcome.ts'
import { onDocument } from './parts/document-view.ts'
import { cannotTell, clear, found, notApplicable } from './parts/outcomes.ts'

export const documentExpired: Check = {
  code: 'DOCUMENT_EXPIRED',
  explain: 'Raised from the day after the date of expiry. On that date itself the document is still valid.',
  needs: ['front', 'back', 'today'],
  fields: ['expiry'],
  run: onDocument(({ facts: { today }, readings, value }) => {
    const expiry = value('expiry')
    if (expiry === null)
      return readings.some(({ expected }) => expected.includes('expiry'))
        ? cannotTell('No date of expiry was read.')
        : notApplicable('This kind of document carries no date of expiry.')
    const evidence = { expiry, today }
    return expiry < today ? found(`The document expired on ${expiry}.`, evidence) : clear(evidence)
  }),
}
