import { liftHold } from '../../flows/keeping.ts'
import { keyed } from '../endpoint.ts'
import { holdParams, holdReply, presentHold } from './keeping-schema.ts'

export const deleteLegalHold = keyed({
  method: 'DELETE',
  path: '/x/legal-holds/:id',
  tag: 'extension',
  summary: 'Lift a legal hold',
  scope: 'records',
  audit: 'change',
  params: holdParams,
  answer: holdReply,
  run: async ({ hands, principal, params }) => ({
    json: { success: true, item: presentHold(await liftHold(hands, principal, params.id)) },
  }),
})
