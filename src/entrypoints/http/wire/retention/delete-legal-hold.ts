import { liftHold } from '../../../../flows/retention/retention.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { holdParams, holdReply, presentHold } from './schema.ts'

export const deleteLegalHold = endpointWithKey({
  method: 'DELETE',
  path: '/x/legal-holds/:id',
  tag: 'retention',
  summary: 'Lift a legal hold',
  scope: 'records',
  audit: 'change',
  params: holdParams,
  answer: holdReply,
  run: async ({ ports, principal, params }) => ({
    json: { success: true, item: presentHold(await liftHold(ports, principal, params.id)) },
  }),
})
