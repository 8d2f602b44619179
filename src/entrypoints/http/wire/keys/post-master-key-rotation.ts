import { rotateMasterKey } from '../../../../flows/keys/master-key.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { masterKeyReply, presentMasterKey } from './master-key-schema.ts'

export const postMasterKeyRotation = endpointWithKey({
  method: 'POST',
  path: '/x/master-key/rotation',
  tag: 'keys',
  summary: 'Let a new master key take over; for the command line at the machine alone',
  scope: 'installation',
  audit: 'change',
  answer: masterKeyReply,
  refusals: ['ERROR_OPERATION_FAILED'],
  timeoutMs: 1_800_000,
  run: async ({ ports, principal, keeps }) => {
    const status = await rotateMasterKey(ports, principal, keeps(presentMasterKey))
    return { json: presentMasterKey(status) }
  },
})
