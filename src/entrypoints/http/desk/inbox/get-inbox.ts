import { sendPage } from '../../assets/send-page.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'

export const getInbox = endpointWithAccess({
  method: 'GET',
  path: '/x/inbox',
  tag: 'transactions',
  summary: 'Page for reviewers: transactions that wait for a decision, and deliveries of webhooks',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/html'],
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_RANGE_NOT_SATISFIABLE'],
  run: (call) => sendPage('inbox', call),
})
