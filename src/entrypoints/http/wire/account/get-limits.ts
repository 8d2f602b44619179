import { z } from 'zod'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { success } from '../../kit/shapes/value-schemas.ts'

const count = z.int()

const limitsReply = z
  .object({
    success,
    bodyBytes: count.describe('Largest request body where pictures are sent; 1 MiB elsewhere.'),
    imageBytes: count.describe('Largest picture, decoded.'),
    pageRows: count.describe('Most rows of one page.'),
    requestSeconds: z.number().describe('How long one request may work.'),
    linkSeconds: count.describe('How long a signed address works.'),
    answersKeptDays: count.describe('How long an Idempotency-Key gives the first answer.'),
    rate: z
      .object({ perSecond: count, left: count, fullAfterSeconds: count })
      .nullable()
      .describe('Requests of this key; null without a limit.'),
    quota: count.describe('Left for live keys.'),
    credit: count.describe('Left for test keys.'),
  })
  .meta({ id: 'Limits' })

export const getLimits = endpointWithKey({
  method: 'GET',
  path: '/x/limits',
  tag: 'account',
  summary: 'What is limited, and what is left of it',
  scope: 'account',
  audit: 'account.viewed',
  answer: limitsReply,
  run: async ({ ports, principal, settings, rate }) => {
    const { bodyMegabytes, imageMegabytes, scanTimeoutMs, linkLifetimeSeconds } = settings.limits
    const { quota, credit } = await ports.records.allowance(principal)
    return {
      shown: { ids: [principal.accountId] },
      json: {
        success: true,
        bodyBytes: bodyMegabytes * 1_048_576,
        imageBytes: imageMegabytes * 1_048_576,
        pageRows: 100,
        requestSeconds: scanTimeoutMs / 1000,
        linkSeconds: linkLifetimeSeconds,
        answersKeptDays: 7,
        rate:
          rate === null
            ? null
            : { perSecond: rate.burst, left: rate.left, fullAfterSeconds: rate.fullAfterSeconds },
        quota,
        credit,
      },
    }
  },
})
