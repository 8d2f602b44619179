import { getScreening as get } from '../../../../flows/screening/screenings.ts'
import { keyed } from '../../kit/endpoint.ts'
import { presentStored, screeningParams, screeningReply } from './schema.ts'

export const getScreening = keyed({
  method: 'GET',
  path: '/x/screening/queries/:id',
  tag: 'screening',
  summary: 'One question that was put to the lists: filters, versions of the lists and hits',
  scope: 'records',
  audit: 'screening.viewed',
  params: screeningParams,
  answer: screeningReply,
  run: async ({ ports, principal, params }) => {
    const stored = await get(ports, principal, params.id)
    return { json: presentStored(stored), shown: { ids: [stored.id] } }
  },
})
