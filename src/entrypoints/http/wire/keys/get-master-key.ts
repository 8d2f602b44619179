import { masterKeyStatus } from '../../../../flows/keys/master-key.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { masterKeyReply, presentMasterKey } from './master-key-schema.ts'

export const getMasterKey = endpointWithKey({
  method: 'GET',
  path: '/x/master-key',
  tag: 'keys',
  summary: 'Which version of the master key is in use; for the command line at the machine alone',
  scope: 'installation',
  audit: 'none',
  answer: masterKeyReply,
  run: async ({ ports, principal }) => ({ json: presentMasterKey(await masterKeyStatus(ports, principal)) }),
})
