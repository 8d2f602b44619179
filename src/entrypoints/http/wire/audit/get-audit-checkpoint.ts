import { makeCheckpoint } from '../../../../flows/audit/audit.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { checkpointReply, presentCheckpoint } from './schema.ts'

export const getAuditCheckpoint = endpointWithKey({
  method: 'GET',
  path: '/x/audit/checkpoint',
  tag: 'audit',
  summary: 'Where the audit log ends now, signed; keep it elsewhere',
  scope: 'operate',
  audit: 'audit.checkpointed',
  answer: checkpointReply,
  run: async ({ ports, principal }) => ({
    json: presentCheckpoint(await makeCheckpoint(ports, principal)),
    shown: { ids: [] },
  }),
})
