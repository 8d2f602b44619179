import { withdrawConsent } from '../../../../flows/consents/consents.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { consentParams, consentReply, presentConsent } from './schema.ts'

export const deleteConsent = endpointWithKey({
  method: 'DELETE',
  path: '/x/consents/:id',
  tag: 'consents',
  summary:
    'Withdraw a consent, and with it every other of the same subject or customData; that it was given stays on record',
  scope: 'records',
  audit: 'change',
  params: consentParams,
  answer: consentReply,
  run: async ({ ports, principal, params }) => ({
    json: { success: true, item: presentConsent(await withdrawConsent(ports, principal, params.id)) },
  }),
})
