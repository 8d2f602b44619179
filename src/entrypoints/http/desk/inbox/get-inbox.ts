import { unkeyed } from '../../kit/endpoint.ts'
import { inboxPart, inboxPage } from './page.ts'

export const getInbox = unkeyed({
  method: 'GET',
  path: '/x/inbox',
  tag: 'webhooks',
  summary: 'A page that shows what was told to webhooks, to anyone who types in a key',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/html'],
  run: () => inboxPart(inboxPage, 'text/html; charset=utf-8'),
})
