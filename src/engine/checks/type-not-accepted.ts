import type { Check } from '../../vocabulary/decision/outcome.ts'
import { judgeAcceptance, onAcceptance } from './parts/acceptance.ts'

export const typeNotAccepted: Check = {
  code: 'TYPE_NOT_ACCEPTED',
  explain:
    'Raised when restrictType or acceptedDocuments.documentType is given and does not list the type of the document (I, P, D, V, R).',
  needs: ['front', 'back', 'request.restrictType', 'acceptedDocuments'],
  fields: ['documentType'],
  run: onAcceptance(({ facts: { request }, profile, readings }) =>
    judgeAcceptance({
      what: 'document type',
      read: [readings[0].type],
      byRequest: request.restrictType ?? [],
      byProfile: Array.from(profile.acceptedDocuments.documentType),
    }),
  ),
}
