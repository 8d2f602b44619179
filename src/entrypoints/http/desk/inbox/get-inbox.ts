import { endpointWithAccess } from '../../kit/endpoint.ts'
import { inboxFile, inboxHtml } from './inbox-page.ts'

export const getInbox = endpointWithAccess({
  method: 'GET',
  path: '/x/inbox',
  tag: 'webhooks',
  summary: 'A page that shows what was told to webhooks, to anyone who types in a key',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/html'],
  run: () => inboxFile(inboxHtml, 'text/html; charset=utf-8'),
})
