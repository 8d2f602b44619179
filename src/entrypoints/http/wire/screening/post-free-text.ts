import { lookUpEntities, screenText } from '../../../../flows/screening/search-text.ts'
import { defaultScreeningBand } from '../../../../vocabulary/screening/screening.ts'
import { keyed } from '../../kit/endpoint.ts'
import {
  freeTextBody,
  freeTextCommandOf,
  freeTextReply,
  presentEntities,
  presentTextAnswer,
} from './free-text-schema.ts'

export const postFreeText = keyed({
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
    if ('ids' in command) {
      const { ids } = command
      const present = (found: Parameters<typeof presentEntities>[0]) => presentEntities(found, command)
      return { json: present(await lookUpEntities(ports, principal, { ids, kept: keeps(present) })) }
    }
    const question = { ...command, band: account.screeningBand ?? defaultScreeningBand }
    const { subjectId } = body
    const stored = keeps(presentTextAnswer)
    const result = await screenText(ports, principal, { question, subjectId, signal, kept: stored })
    return { json: presentTextAnswer(result) }
  },
})
