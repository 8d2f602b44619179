import { listBlocked } from '../../../../flows/blocklist/blocklist.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { blocklistQuery, blocklistReply, presentBlocklist } from './schema.ts'

export const listBlocklist = endpointWithKey({
  method: 'GET',
  path: '/x/blocklist',
  tag: 'blocklist',
  summary: 'What is on the block list, newest first; of the documents themselves a hash alone is kept',
  scope: 'records',
  audit: 'blocklist.listed',
  query: blocklistQuery,
  answer: blocklistReply,
  run: async ({ ports, principal, query: { limit, cursor: after } }) => {
    const page = await listBlocked(ports, principal, { limit, after })
    return { json: presentBlocklist(page), shown: { ids: page.rows.map(({ id }) => id) } }
  },
})
