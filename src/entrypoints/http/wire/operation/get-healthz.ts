import { z } from 'zod'
import { endpointWithAccess } from '../../kit/endpoint.ts'
import { success } from '../../kit/shapes/value-schemas.ts'

export const getHealthz = endpointWithAccess({
  method: 'GET',
  path: '/healthz',
  tag: 'operation',
  summary: 'Whether the process lives; depends on nothing else',
  access: { kind: 'open' },
  audit: 'none',
  answer: z.object({ success, status: z.literal('alive') }),
  run: () => Promise.resolve({ json: { success: true, status: 'alive' } }),
})
