import { lookUpEntities, screenText } from '../../../../flows/screening/search-text.ts'
import { defaultScreeningBand } from '../../../../vocabulary/screening/screening.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import {
  freeTextBody,
  freeTextCommandOf,
  freeTextReply,
  presentEntityLookup,
  presentTextScreening,
} from './free-text-schema.ts'

export const postFreeText = endpointWithKey({
  method: 'POST',
  path: '/amlv3',
  tag: 'screening',
  summary: 'Search the lists for free text, or look listed entities up by their ids',
  scope: 'screen',
  audit: 'change',
  body: freeTextBody,
  answer: freeTextReply,
  refusals: ['ERROR_QUOTA_EXCEEDED', 'ERROR_NOT_FOUND'],
  run: async ({ ports, principal, account, body, signal, keeps }) => {
    const command = freeTextCommandOf(body)
    const { requiredLists } = account
    if ('ids' in command) {
      const { ids } = command
      const present = (found: Parameters<typeof presentEntityLookup>[0]) =>
        presentEntityLookup(found, command)
      const lookup = { ids, requiredLists, kept: keeps(present) }
      return { json: present(await lookUpEntities(ports, principal, lookup)) }
    }
    const query = { ...command, band: account.screeningBand ?? defaultScreeningBand }
    const { subjectId } = body
    const idempotency = keeps(presentTextScreening)
    const result = await screenText(ports, principal, {
      question: query,
      requiredLists,
      subjectId,
      signal,
      kept: idempotency,
    })
    return { json: presentTextScreening(result) }
  },
})
