import { recordConsent } from '../../../../flows/consents/consents.ts'
import type { Consent } from '../../../../flows/ports/consents/consents.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { consentBody, consentReply, presentConsent } from './schema.ts'

export const postConsent = endpointWithKey({
  method: 'POST',
  path: '/x/consents',
  tag: 'consents',
  summary:
    'Record consent of a person to face processing; requests with the same customData then need no `consent`',
  scope: 'records',
  audit: 'change',
  body: consentBody,
  answer: consentReply,
  refusals: ['ERROR_NOT_FOUND'],
  run: async ({ ports, principal, body, keeps }) => {
    const present = (item: Consent) => ({ success: true, item: presentConsent(item) })
    const { textId, at, locale = '', customData = '', target = null } = body
    const given = { textId, locale, customData, target, givenAt: at * 1000 }
    return { json: present(await recordConsent(ports, principal, { ...given, idempotency: keeps(present) })) }
  },
})
