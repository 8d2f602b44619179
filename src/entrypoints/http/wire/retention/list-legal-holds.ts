import { listHolds } from '../../../../flows/retention/retention.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { holdList, presentHold } from './schema.ts'

export const listLegalHolds = endpointWithKey({
  method: 'GET',
  path: '/x/legal-holds',
  tag: 'retention',
  summary: 'Legal holds, newest first, those that are over included; at most 1,000',
  scope: 'records',
  audit: 'hold.listed',
  answer: holdList,
  run: async ({ ports, principal }) => {
    const holds = await listHolds(ports, principal)
    return { json: { items: holds.map(presentHold) }, shown: { ids: holds.map(({ id }) => id) } }
  },
})
