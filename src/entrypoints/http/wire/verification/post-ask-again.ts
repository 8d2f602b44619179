import { z } from 'zod'
import { askAgain } from '../../../../flows/verification/again/ask-again.ts'
import type { CreatedLink } from '../../../../flows/verification/store-link.ts'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { createdLink } from './create-schema.ts'
import { presentCreated } from './present-link.ts'
import { linkParams } from './schema.ts'

export const postAskAgain = endpointWithKey({
  method: 'POST',
  path: '/x/docupass/:reference/ask-again',
  tag: 'verification',
  summary: 'Ask the person of an ended link for one step again, by a new link; the other step is taken over',
  scope: 'records',
  audit: 'change',
  params: linkParams,
  body: z.object({
    step: z.enum(['document', 'face'], 'It is required: document or face'),
    transactionId: z
      .exactOptional(text(64))
      .describe('In which transaction the link ended. Required of a reusable link: it says which person.'),
  }),
  answer: createdLink,
  refusals: ['ERROR_OPERATION_FAILED', 'ERROR_QUOTA_EXCEEDED', 'ERROR_CONFLICT'],
  run: async ({ ports, principal, params, body, signal, links, keeps }) => {
    const created = await askAgain(ports, principal, {
      ...{ ...params, ...body, publicUrl: links.base(), signal },
      kept: keeps((link: CreatedLink) => presentCreated(link)),
    })
    return { json: presentCreated(created) }
  },
})
