import { blockDocument } from '../../../../flows/blocklist/blocklist.ts'
import type { BlockedDocument } from '../../../../flows/ports/blocklist/blocklist.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { blockBody, blockReply, presentBlocked } from './schema.ts'

export const postBlocklist = endpointWithKey({
  method: 'POST',
  path: '/x/blocklist',
  tag: 'blocklist',
  summary: 'Put a document on the block list: profiles that ask for it send it to review',
  scope: 'records',
  audit: 'change',
  body: blockBody,
  answer: blockReply,
  run: async ({ ports, principal, body, keeps }) => {
    const present = (item: BlockedDocument) => ({ success: true, item: presentBlocked(item) })
    const { issuer, documentNumber, reason = 'other' } = body
    const request = { issuer, documentNumber, reason, idempotency: keeps(present) }
    return { json: present(await blockDocument(ports, principal, request)) }
  },
})
