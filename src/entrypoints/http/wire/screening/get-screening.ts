import { getScreening as get } from '../../../../flows/screening/screenings.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { presentStoredScreening, screeningParams, screeningReply } from './schema.ts'

export const getScreening = endpointWithKey({
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
    return { json: presentStoredScreening(stored), shown: { ids: [stored.id] } }
  },
})
