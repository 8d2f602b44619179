import { endpointWithAccess } from '../../kit/endpoint.ts'
import { inboxFile, inboxScript } from './inbox-page.ts'

export const getInboxScript = endpointWithAccess({
  method: 'GET',
  path: '/x/inbox/inbox.js',
  tag: 'webhooks',
  summary: 'Script of the inbox page',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/javascript'],
  run: () => inboxFile(inboxScript, 'text/javascript; charset=utf-8'),
})
