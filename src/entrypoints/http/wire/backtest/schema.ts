import { z } from 'zod'
import type { Backtest } from '../../../../flows/backtest/flip-counter.ts'
import { decisionSchema } from '../../kit/shapes/document-schema.ts'
import { profileOverride } from '../profiles/schema.ts'
import { profileChange } from '../profiles/versions-schema.ts'
import { unixTime, unixSeconds, text, wholeNumber } from '../../kit/shapes/value-schemas.ts'
import { transactionFilters } from '../transactions/schema.ts'

/** Milliseconds that it may take: many records are opened. */
export const backtestTimeoutMs = 600_000
/** Flips that are listed, unless asked otherwise. */
export const usualExamples = 20

const { decision: _decision, ...filters } = transactionFilters

export const backtestBody = z.object({
  profile: z.exactOptional(
    text().describe('Id of a profile or preset; each record under its own when absent.'),
  ),
  profileOverride,
  ...filters,
  examples: z.exactOptional(wholeNumber(0, 100).describe('How many flips are listed; 20 when absent.')),
})

const counts = z.object({ accept: z.int(), review: z.int(), reject: z.int() })

const backtestShape = {
  examined: z.int(),
  partly: z
    .int()
    .describe('Of those, the ones with obscured values: what was found in them then was taken as it was.'),
  flips: z.int(),
  matrix: z
    .object({ accept: counts, review: counts, reject: counts })
    .describe('What the rules decided before, then what they decide now.'),
  examples: z.array(
    z.object({
      id: z.string(),
      createdAt: z.int(),
      from: decisionSchema,
      to: decisionSchema,
      sentence: z.string().describe('Why it is decided so now.'),
    }),
  ),
  notReplayed: z
    .array(z.object({ path: z.string(), records: z.int() }))
    .describe('Settings that differ and act before there are facts, and in how many records.'),
}

export const backtestReply = z.object(backtestShape).meta({ id: 'Backtest' })

export const planQuery = z.object({
  createdAtMin: z.exactOptional(unixTime.describe('Records from then on, Unix seconds.')),
})
export const planReply = z
  .object({
    id: z.string(),
    version: z.int().describe('The newest one, which the change would be laid over.'),
    changes: z.array(profileChange),
    backtest: backtestReply.describe('Of the records made under this profile.'),
  })
  .meta({ id: 'ProfilePlan' })

export function presentBacktest({ examples, ...found }: Backtest) {
  return { ...found, examples: examples.map((one) => ({ ...one, createdAt: unixSeconds(one.createdAt) })) }
}
