import { z } from 'zod'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { endpointWithAccess } from '../kit/endpoint.ts'
import { findBuiltFile, sendBuiltFile } from './web-build.ts'

/** The name changes with the content, so that a browser never asks for it twice. */
const cacheControl = 'public, max-age=31536000, immutable'

/**
 * A page that isolates itself starts a worker from a script alone that says so too, and what is sandboxed starts none. The policy
 * is the worker's own: it asks for nothing.
 */
const scriptHeaders = {
  'cross-origin-embedder-policy': 'require-corp',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

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
    const sent = await sendBuiltFile(asset, header('accept-encoding'), cacheControl)
    return asset.contentType.startsWith('text/javascript')
      ? { ...sent, headers: { ...sent.headers, ...scriptHeaders } }
      : sent
  },
})
