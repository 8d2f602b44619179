import { Refusal } from '../../../vocabulary/refusals.ts'
import { endpointWithAccess } from '../kit/endpoint.ts'
import { sharedHeaders } from './shared-headers.ts'
import { findBuiltFile, sendBuiltFile } from './web-build.ts'

export const getEmbedScript = endpointWithAccess({
  method: 'GET',
  path: '/js/docupassembed.js',
  tag: 'verification',
  summary: 'Script by which a page of another origin shows a hosted link in a frame',
  access: { kind: 'open' },
  audit: 'none',
  answer: ['text/javascript'],
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ header }) => {
    const script = await findBuiltFile('scripts', 'docupassembed.js')
    if (script === null)
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: 'The pages are not built. Run: npm run build',
      })
    const answer = await sendBuiltFile(script, header('accept-encoding'), sharedHeaders['cache-control'])
    return { ...answer, headers: { ...answer.headers, ...sharedHeaders } }
  },
})
