import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { endpointWithAccess, type EndpointResponse, type Endpoint } from '../kit/endpoint.ts'
import { openApiDocument } from '../kit/openapi.ts'
import { sendPage } from './send-page.ts'

/** Everything from this service; the style is written inline by Swagger UI, its icons are data. */
const docsContentPolicy = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

const swaggerFiles = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

const docsEndpoint = { method: 'GET', tag: 'operation', access: { kind: 'open' }, audit: 'none' } as const

/** The interface for machines at /openapi.json and for people at /docs. */
export function docsEndpoints(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  return [
    endpointWithAccess({
      ...docsEndpoint,
      path: '/openapi.json',
      summary: 'This interface as an OpenAPI 3.1 document',
      answer: z.record(z.string(), z.unknown()),
      run: ({ links }) => Promise.resolve({ json: openApiDocument(endpoints, links.base()) }),
    }),
    endpointWithAccess({
      ...docsEndpoint,
      path: '/docs',
      summary: 'This interface as a page',
      answer: ['text/html'],
      refusals: ['ERROR_OPERATION_FAILED', 'ERROR_RANGE_NOT_SATISFIABLE'],
      run: async (call) => {
        const page = await sendPage('docs', call)
        return { ...page, headers: { ...page.headers, ...docsContentPolicy } }
      },
    }),
    ...Object.entries(swaggerFiles).map(([name, contentType]) =>
      endpointWithAccess({
        ...docsEndpoint,
        path: `/docs/${name}`,
        summary: 'File of the page',
        answer: [contentType],
        run: async (): Promise<EndpointResponse> => ({
          bytes: await readFile(swaggerFilePath(name)),
          contentType,
          headers: { 'cache-control': 'public, max-age=3600' },
        }),
      }),
    ),
  ]
}

function swaggerFilePath(name: string): string {
  return createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)
}
