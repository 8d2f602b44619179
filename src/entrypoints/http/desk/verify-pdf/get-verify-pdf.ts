import { sendPage } from '../../assets/send-page.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { pageContentPolicy } from '../../kit/reply/headers.ts'

/** A page that sends nothing: the browser itself refuses it every connection but that for its own scripts. */
const sendsNothing = {
  'content-security-policy': pageContentPolicy.replace("connect-src 'self'", "connect-src 'none'"),
}

export const getVerifyPdf = endpointWithAccess({
  method: 'GET',
  path: '/x/verify-pdf',
  tag: 'agreements',
  summary: 'Page that says what is intact of a sealed PDF; the file stays in the browser',
  access: { kind: 'open' },
  audience: 'desk',
  audit: 'none',
  answer: ['text/html'],
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_RANGE_NOT_SATISFIABLE'],
  run: async (call) => {
    const page = await sendPage('verify-pdf', call)
    return { ...page, headers: { ...page.headers, ...sendsNothing } }
  },
})
