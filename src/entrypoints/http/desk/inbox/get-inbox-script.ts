import { unkeyed } from '../../kit/endpoint.ts'
import { inboxPart, inboxScript } from './page.ts'

export const getInboxScript = unkeyed({
  method: 'GET',
  path: '/x/inbox/inbox.js',
  tag: 'webhooks',
  summary: 'Script of the inbox page',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/javascript'],
  run: () => inboxPart(inboxScript, 'text/javascript; charset=utf-8'),
})
