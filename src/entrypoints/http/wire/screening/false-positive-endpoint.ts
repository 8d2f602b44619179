import type { FalsePositive } from '../../../../flows/ports/screening/false-positives.ts'
import type { Ports } from '../../../../flows/ports/ports.ts'
import type { Principal } from '../../../../vocabulary/account/principal.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { falsePositiveParams, falsePositiveReply, presentFalsePositive } from './false-positive-schema.ts'

type ChangeFalsePositive = (ports: Ports, principal: Principal, id: string) => Promise<FalsePositive>

/** An endpoint that changes a false positive, and answers it as it stands then. */
export function falsePositiveEndpoint(
  route: { readonly method: 'POST' | 'DELETE'; readonly path: string },
  summary: string,
  change: ChangeFalsePositive,
) {
  return endpointWithKey({
    ...route,
    tag: 'screening',
    summary,
    scope: 'records',
    audit: 'change',
    params: falsePositiveParams,
    answer: falsePositiveReply,
    refusals: ['ERROR_OPERATION_FAILED'],
    run: async ({ ports, principal, params }) => {
      const changed = await change(ports, principal, params.id)
      return { json: { success: true, item: presentFalsePositive(changed) } }
    },
  })
}
