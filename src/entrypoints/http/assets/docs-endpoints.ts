import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { endpointWithAccess, type EndpointResponse, type Endpoint } from '../kit/endpoint.ts'
import { openApiDocument } from '../kit/openapi.ts'

const docsHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Symbolon API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="page"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const docsScript = `window.ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  validatorUrl: null,
})
`

/** Everything from this machine, nothing inline; pictures may be data, as the page's own icons are. */
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
    staticEndpoint({
      path: '/docs',
      summary: 'This interface as a page',
      text: docsHtml,
      contentType: 'text/html; charset=utf-8',
    }),
    staticEndpoint({
      path: '/docs/start.js',
      summary: 'Script of the page',
      text: docsScript,
      contentType: 'text/javascript; charset=utf-8',
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

interface StaticFile {
  readonly path: string
  readonly summary: string
  readonly text: string
  readonly contentType: string
}

function staticEndpoint({ path, summary, text, contentType }: StaticFile): Endpoint {
  return endpointWithAccess({
    ...docsEndpoint,
    path,
    summary,
    answer: [contentType],
    run: () => Promise.resolve({ bytes: text, contentType, headers: docsContentPolicy }),
  })
}
