import { z } from 'zod'
import { recordKinds } from '../../../../vocabulary/retention/record-kinds.ts'
import type { LegalHold } from '../../../../flows/ports/retention/legal-holds.ts'
import {
  unixTime,
  recordId,
  unixSeconds,
  success,
  text,
  wholeNumber,
} from '../../kit/shapes/value-schemas.ts'

export const holdParams = z.object({ id: recordId })
export const holdBody = z.object({
  target: recordId.describe('A subject, or a transaction or screening of it.'),
  reason: text(1_000).describe('Kept sealed.'),
  endsAt: z.exactOptional(unixTime.describe('Unix seconds; until it is lifted when absent.')),
})

const hold = z
  .object({
    id: z.string(),
    subjectId: z.string(),
    reason: z.string().describe('Empty when the subject was erased after the hold was over.'),
    placedBy: z.string(),
    placedAt: z.int(),
    endsAt: z.int().nullable(),
    liftedAt: z.int().nullable(),
  })
  .meta({ id: 'LegalHold' })
export const holdReply = z.object({ success, item: hold })
export const holdList = z.object({ items: z.array(hold) })

export function presentHold({ placedAt, endsAt, liftedAt, ...row }: LegalHold) {
  return {
    ...row,
    placedAt: unixSeconds(placedAt),
    endsAt: endsAt === null ? null : unixSeconds(endsAt),
    liftedAt: liftedAt === null ? null : unixSeconds(liftedAt),
  }
}

const kind = z.enum(['*', ...recordKinds]).describe('* = whatever has no rule of its own.')

export const retentionBody = z.object({
  rules: z
    .array(
      z.object({
        kind,
        profileId: z.exactOptional(text(64).describe('For transactions of this profile alone.')),
        days: wholeNumber(0, 36_500).nullable().describe('null = for ever.'),
      }),
    )
    .max(1_000),
})
export const retentionReply = z.object({
  success,
  rules: z.array(z.object({ kind, profileId: z.string(), days: z.int().nullable() })),
})
