import { z } from 'zod'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { endpointWithKey, type Endpoint } from '../../kit/endpoint.ts'
import { pathTemplate } from '../../kit/openapi.ts'
import { notBuiltPaths } from './not-built-paths.table.ts'

/** They ask for a key first, then say plainly that they are not there yet. */
export const notBuiltEndpoints: readonly Endpoint[] = notBuiltPaths.map(([method, path, scope]) =>
  endpointWithKey({
    method,
    path,
    tag: 'not built yet',
    summary: `${method} ${pathTemplate(path)} comes with a later version`,
    scope,
    audit: 'none',
    ...(path.includes(':') ? { params: z.object({ [path.replace(/.*:/, '')]: z.string() }) } : {}),
    answer: [],
    refusals: ['ERROR_OPERATION_FAILED'],
    run: () => {
      const message = `${method} ${pathTemplate(path)} is not available in this version.`
      return Promise.reject(new Refusal('ERROR_OPERATION_FAILED', { status: 501, message }))
    },
  }),
)
