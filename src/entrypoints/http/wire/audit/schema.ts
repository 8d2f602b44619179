import { z } from 'zod'
import type { AuditCheckpoint, AuditEntry } from '../../../../flows/ports/audit/audit.ts'
import { success, wholeNumber } from '../../kit/shapes/value-schemas.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const auditQuery = z.object({
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER)
    .optional()
    .default(0)
    .describe('Number of the last entry known.'),
  limit: wholeNumber(1, 1000).optional().default(100),
})

export const auditList = z.object({
  items: z.array(
    z.object({
      seq: z.int(),
      at: z.int().describe('Unix milliseconds, as they enter the hash.'),
      actor: z.string().describe('Id of the API key, cli, link or system.'),
      action: z.string(),
      target: z.string(),
      digest: z.string(),
      hash: z.string(),
    }),
  ),
  next: z.int().nullable().describe('What to ask for as `after` next; null at the end.'),
})

export const checkpoint = z
  .object({
    accountId: z.string().max(64),
    seq: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    hash,
    at: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    publicKey: z.string().max(200),
    signature: z.string().max(200),
  })
  .meta({ id: 'AuditCheckpoint' })

export const checkpointReply = z.object({ success, checkpoint })
export const verifyBody = z.object({
  checkpoint: z.exactOptional(checkpoint.describe('One that was kept elsewhere; shows what was cut off.')),
})
export const verifyReply = z.object({
  success,
  isWhole: z.boolean(),
  entries: z.int().describe('Entries that are whole, counted from the first.'),
  hash: z.string(),
  fault: z
    .object({ kind: z.string(), seq: z.int(), sentence: z.string() })
    .nullable()
    .describe('The first entry that is altered, missing, swapped, truncated, added or rewritten.'),
})

export function presentEntries(entries: readonly AuditEntry[], limit: number) {
  const last = entries.at(-1)
  const hasMore = last !== undefined && entries.length === limit
  return { items: entries, next: hasMore ? last.seq : null }
}

export function presentCheckpoint(made: AuditCheckpoint) {
  return { success: true, checkpoint: made }
}
