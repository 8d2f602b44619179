import { unkeyed } from '../../kit/endpoint.ts'
import { inboxPart, inboxStyle } from './page.ts'

export const getInboxStyle = unkeyed({
  method: 'GET',
  path: '/x/inbox/inbox.css',
  tag: 'webhooks',
  summary: 'Style of the inbox page',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/css'],
  run: () => inboxPart(inboxStyle, 'text/css; charset=utf-8'),
})
