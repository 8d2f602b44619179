import { z } from 'zod'
import type { FalsePositive, FalsePositivePage } from '../../../../flows/ports/screening/false-positives.ts'
import {
  cursor,
  cursorOf,
  flag,
  unixTime,
  nextCursor,
  paging,
  recordId,
  unixSeconds,
  success,
  text,
} from '../../kit/shapes/value-schemas.ts'

export const falsePositiveParams = z.object({ id: recordId })
export const falsePositivesQuery = z.object({
  limit: paging.limit,
  cursor,
  subjectId: z.exactOptional(recordId),
})

export const falsePositiveBody = z.object({
  recordId: recordId.describe('The screening (its queryId) or the transaction that had the hit.'),
  entityId: text(256).describe('The listed entity that it is not, as the hit names it.'),
  reason: text(1_000).describe('Why, for anyone who reads it later. Kept sealed.'),
  expiresAt: z.exactOptional(unixTime.describe('Unix seconds; it does not end by itself when absent.')),
  needsApproval: z.exactOptional(
    flag().describe('In force only once a second key has approved it; always so where the account wants it.'),
  ),
})

export const falsePositive = z
  .object({
    id: z.string(),
    subjectId: z.string(),
    recordId: z.string(),
    mode: z.enum(['live', 'test']),
    entityId: z.string(),
    reason: z.string(),
    madeBy: z.string().describe('Id of the key.'),
    madeAt: z.int(),
    expiresAt: z.int().nullable(),
    needsApproval: z.boolean(),
    approvedBy: z.string().nullable(),
    approvedAt: z.int().nullable(),
    withdrawnBy: z.string().nullable(),
    withdrawnAt: z.int().nullable(),
  })
  .meta({
    id: 'FalsePositive',
    description: 'A hit that was another person; quiet until what matched changes, it ends or is withdrawn.',
  })

export const falsePositiveReply = z.object({ success, item: falsePositive })
export const falsePositiveList = z.object({ items: z.array(falsePositive), nextCursor })

export function presentFalsePositive(row: FalsePositive) {
  const when = (at: number | null) => (at === null ? null : unixSeconds(at))
  const { madeAt, expiresAt, approvedAt, withdrawnAt } = row
  return {
    ...row,
    madeAt: unixSeconds(madeAt),
    expiresAt: when(expiresAt),
    approvedAt: when(approvedAt),
    withdrawnAt: when(withdrawnAt),
  }
}

export function presentFalsePositives({ rows, next }: FalsePositivePage) {
  return {
    items: rows.map(presentFalsePositive),
    ...(next === null ? {} : { nextCursor: cursorOf(next) }),
  }
}
