import { unblockDocument } from '../../../../flows/blocklist/blocklist.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { successReply } from '../../kit/shapes/value-schemas.ts'
import { blockParams } from './schema.ts'

export const deleteBlocklist = endpointWithKey({
  method: 'DELETE',
  path: '/x/blocklist/:id',
  tag: 'blocklist',
  summary: 'Take a document off the block list',
  scope: 'records',
  audit: 'change',
  params: blockParams,
  answer: successReply,
  run: async ({ ports, principal, params }) => {
    await unblockDocument(ports, principal, params.id)
    return { json: { success: true } }
  },
})
