import { z } from 'zod'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import type { Principal } from '../../../../vocabulary/account/principal.ts'
import { decisionSchema } from './document-schema.ts'
import { flag } from './value-schemas.ts'

const rule = z.object({
  enabled: z.boolean(),
  review: z.number(),
  reject: z.number(),
  weight: z.number(),
})

const traceCheck = z
  .object({
    code: z.string(),
    outcome: z.enum(['found', 'clear', 'cannot_tell', 'not_checked', 'off']),
    rule: rule.describe('Of the profile, as it was then.'),
    needs: z.array(z.string()).optional().describe('The parts of facts and profile that it looked at.'),
    fields: z.array(z.string()).describe('Fields whose values may stand here.'),
    threshold: z
      .object({ key: z.string(), value: z.number(), measured: z.number().optional() })
      .optional()
      .describe('Of the profile, and what was compared with it.'),
    findings: z
      .array(
        z.object({
          confidence: z.number(),
          sentence: z.string(),
          evidence: z.record(z.string(), z.unknown()),
          reviewContribution: z.number(),
          rejectContribution: z.number(),
          decision: decisionSchema,
          excused: z.string().optional().describe('Why it counts for nothing; absent where it counts.'),
        }),
      )
      .optional(),
    evidence: z.record(z.string(), z.unknown()).optional().describe('Of what is clear.'),
    reason: z.string().optional().describe('Why it could not tell, or could not be done.'),
  })
  .meta({ id: 'TraceCheck' })

export const traceSchema = z
  .object({
    schema: z.literal(1),
    decision: decisionSchema,
    sentence: z.string().describe('Why, without personal data.'),
    reviewScore: z.number(),
    rejectScore: z.number(),
    decisionTrigger: z.object({ review: z.number(), reject: z.number() }),
    nearest: z
      .object({
        kind: z.enum(['outcome', 'threshold', 'level', 'score', 'trigger']),
        codes: z.array(z.string()),
        path: z.string().describe('Of the profile, or the name of a score.'),
        from: z.number(),
        to: z.number(),
        becomes: decisionSchema,
        sentence: z.string(),
      })
      .optional()
      .describe('The change with the least movement that would have altered the decision.'),
    checks: z.array(traceCheck),
  })
  .meta({
    id: 'DecisionTrace',
    description: 'The whole way to a decision; alone it is enough to derive the decision again.',
  })

/** `?trace=1` of an answer about a decision. */
export const traceQuery = z.object({
  trace: z.exactOptional(flag().describe('Extension: 1 adds the trace of the decision.')),
})

export const optionalTrace = traceSchema.optional().describe('Extension: with ?trace=1.')

/** A restricted key lies in an app: anyone who reads it there is not told how the account judges. */
export function refuseTraceTo(principal: Principal, query: z.output<typeof traceQuery>): void {
  if (query.trace === true && principal.kind === 'restricted')
    throw new Refusal('ERROR_KEY_FORBIDDEN', { message: 'A restricted key cannot ask for the trace.' })
}
