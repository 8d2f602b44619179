import type { Check } from '../../vocabulary/decision/outcome.ts'
import { judgeAcceptance, listOf, onAcceptance } from './parts/acceptance.ts'

export const stateNotAccepted: Check = {
  code: 'STATE_NOT_ACCEPTED',
  explain:
    'Raised when restrictState or acceptedDocuments.documentState is given and lists the issuing state neither by code nor by name.',
  needs: ['front', 'back', 'request.restrictState', 'acceptedDocuments'],
  fields: ['stateShort', 'stateFull'],
  run: onAcceptance(({ facts: { request }, profile, value }) => {
    const read = [value('stateShort'), value('stateFull')].filter((name) => name !== null)
    return judgeAcceptance({
      what: 'issuing state',
      read: read.length === 0 ? null : read.map((name) => name.toUpperCase()),
      byRequest: (request.restrictState ?? []).map((state) => state.toUpperCase()),
      byProfile: listOf(profile.acceptedDocuments.documentState),
    })
  }),
}
