import { sendPage } from '../../assets/send-page.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'

export const getLinkPage = endpointWithAccess({
  method: 'GET',
  path: '/',
  tag: 'verification',
  summary: 'Page behind a hosted link; which link it is stands behind #, and is sent to no server',
  access: { kind: 'open' },
  audience: 'hosted',
  audit: 'none',
  answer: ['text/html'],
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_RANGE_NOT_SATISFIABLE'],
  run: (call) => sendPage('verification', call),
})
