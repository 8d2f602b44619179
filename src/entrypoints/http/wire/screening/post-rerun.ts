import { z } from 'zod'
import { rerunScreening } from '../../../../flows/screening/screenings.ts'
import { freeTextReply, presentTextScreening } from './free-text-schema.ts'
import { presentAmlReply } from './present-aml-reply.ts'
import { amlReply } from './aml-schema.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { screeningParams } from './schema.ts'

export const postRerun = endpointWithKey({
  method: 'POST',
  path: '/x/screening/queries/:id/rerun',
  tag: 'screening',
  summary: 'Put a stored question again to the same versions of the lists: the same answer, to the byte',
  scope: 'records',
  audit: 'screening.rerun',
  params: screeningParams,
  answer: z.union([amlReply, freeTextReply]),
  refusals: ['ERROR_OPERATION_FAILED'],
  run: async ({ ports, principal, params, signal }) => {
    const rerun = await rerunScreening(ports, principal, { id: params.id, signal })
    const json = rerun.kind === 'text' ? presentTextScreening(rerun.result) : presentAmlReply(rerun.result)
    return { json, shown: { ids: [params.id] } }
  },
})
