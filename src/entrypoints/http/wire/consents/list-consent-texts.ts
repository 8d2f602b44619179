import { listConsentTexts as list } from '../../../../flows/consents/consents.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { consentTextList, presentConsentText } from './schema.ts'

export const listConsentTexts = endpointWithKey({
  method: 'GET',
  path: '/x/consents/texts',
  tag: 'consents',
  summary: 'Texts that people are asked to agree to, newest first, every wording; at most 200',
  scope: 'records',
  audit: 'consent.texts-listed',
  answer: consentTextList,
  run: async ({ ports, principal }) => {
    const texts = await list(ports, principal)
    return {
      json: { items: texts.map(presentConsentText) },
      shown: { ids: texts.map(({ version }) => version) },
    }
  },
})
