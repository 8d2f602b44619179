import { endpointWithAccess } from '../../kit/endpoint.ts'
import { inboxFile, inboxStyle } from './inbox-page.ts'

export const getInboxStyle = endpointWithAccess({
  method: 'GET',
  path: '/x/inbox/inbox.css',
  tag: 'webhooks',
  summary: 'Style of the inbox page',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/css'],
  run: () => inboxFile(inboxStyle, 'text/css; charset=utf-8'),
})
