import { createHash, timingSafeEqual } from 'node:crypto'
import { isInCidrs, type Cidr } from '../../../../platform/settings/setting-kinds.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { endpointWithAccess } from '../../kit/endpoint.ts'

const thisMachine: readonly Cidr[] = [
  ['127.0.0.0', 8],
  ['::1', 128],
]

export const getMetrics = endpointWithAccess({
  method: 'GET',
  path: '/metrics',
  tag: 'operation',
  summary: 'Figures for Prometheus; for callers on this machine, or with the metrics token as bearer',
  access: { kind: 'open' },
  audit: 'none',
  answer: ['text/plain'],
  refusals: ['ERROR_UNAUTHORIZED'],
  run: async ({ metrics, settings, header, clientAddress }) => {
    const token = settings.operation.metricsToken
    const forwarded = header('x-forwarded-for') ?? header('forwarded')
    // A proxy on this machine that we do not know brings callers from anywhere.
    const isLocal = token === null && forwarded === undefined && isInCidrs(clientAddress, thisMachine)
    if (!isLocal && !(token !== null && isBearer(header('authorization'), token)))
      throw new Refusal('ERROR_UNAUTHORIZED')
    return { bytes: await metrics.text(), contentType: metrics.contentType }
  },
})

function isBearer(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
