import { z } from 'zod'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { endpointWithAccess } from '../kit/endpoint.ts'
import { findBuiltFile, sendBuiltFile } from './web-build.ts'

/** The name changes with the content, so that a browser never asks for it twice. */
const cacheControl = 'public, max-age=31536000, immutable'

export const getAsset = endpointWithAccess({
  method: 'GET',
  path: '/assets/:name',
  tag: 'operation',
  summary: 'Script, style or picture of a page',
  access: { kind: 'open' },
  audience: 'assets',
  audit: 'none',
  params: z.object({ name: z.string().max(100) }),
  answer: [
    ...['text/javascript', 'text/css', 'image/svg+xml'],
    ...['image/png', 'font/woff2', 'application/octet-stream'],
  ],
  refusals: ['ERROR_NOT_FOUND', 'ERROR_RANGE_NOT_SATISFIABLE'],
  run: async ({ params, header }) => {
    const asset = await findBuiltFile('assets', params.name)
    if (asset === null) throw new Refusal('ERROR_NOT_FOUND')
    return sendBuiltFile(asset, header('accept-encoding'), cacheControl)
  },
})
