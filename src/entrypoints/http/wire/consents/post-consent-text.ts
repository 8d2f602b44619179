import { storeConsentText } from '../../../../flows/consents/consents.ts'
import type { ConsentText } from '../../../../flows/ports/consents/consents.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { consentTextBody, consentTextReply, presentConsentText } from './schema.ts'

export const postConsentText = endpointWithKey({
  method: 'POST',
  path: '/x/consents/texts',
  tag: 'consents',
  summary: 'Keep a text that people are asked to agree to; another wording is another version',
  scope: 'records',
  audit: 'change',
  body: consentTextBody,
  answer: consentTextReply,
  run: async ({ ports, principal, body, keeps }) => {
    const present = (item: ConsentText) => ({ success: true, item: presentConsentText(item) })
    const { textId, locale = '', text } = body
    const request = { textId, locale, text, idempotency: keeps(present) }
    return { json: present(await storeConsentText(ports, principal, request)) }
  },
})
