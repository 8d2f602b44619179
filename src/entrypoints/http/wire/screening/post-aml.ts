import { screen } from '../../../../flows/screening/screen.ts'
import { defaultScreeningBand } from '../../../../vocabulary/screening/screening.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentAmlReply } from './present-aml-reply.ts'
import { amlBody, amlReply, screenCommandOf } from './aml-schema.ts'

export const postAml = endpointWithKey({
  method: 'POST',
  path: '/aml',
  tag: 'screening',
  summary: 'Search the lists for a name, a number or both',
  scope: 'screen',
  audit: 'change',
  body: amlBody,
  answer: amlReply,
  refusals: ['ERROR_QUOTA_EXCEEDED', 'ERROR_NOT_FOUND'],
  run: async ({ ports, principal, account, body, signal, keeps }) => {
    const result = await screen(ports, principal, {
      command: { ...screenCommandOf(body), band: account.screeningBand ?? defaultScreeningBand },
      requiredLists: account.requiredLists,
      subjectId: body.subjectId,
      signal,
      kept: keeps(presentAmlReply),
    })
    return { json: presentAmlReply(result) }
  },
})
