import { z } from 'zod'
import type { BlockedDocument, BlocklistPage } from '../../../../flows/ports/blocklist/blocklist.ts'
import { blockReasons } from '../../../../vocabulary/blocklist/block-reasons.ts'
import {
  cursor,
  cursorOf,
  nextCursor,
  paging,
  recordId,
  unixSeconds,
  success,
  text,
} from '../../kit/shapes/value-schemas.ts'

export const blockBody = z.object({
  issuer: text(100).describe('Issuing state: ISO 3166 code, the code of its zones, or its English name.'),
  documentNumber: text(64).describe('Kept as a hash alone; case, blanks and punctuation say nothing.'),
  reason: z.exactOptional(z.enum(blockReasons).describe('other when absent.')),
})

const blockedDocument = z
  .object({
    id: z.string(),
    mode: z.enum(['live', 'test']),
    reason: z.enum(blockReasons),
    madeBy: z.string().describe('Id of the key.'),
    madeAt: z.int(),
  })
  .meta({
    id: 'BlockedDocument',
    description: 'A document that a person shall look at whenever it is shown.',
  })

export const blockReply = z.object({ success, item: blockedDocument })
export const blocklistQuery = z.object({ limit: paging.limit, cursor })
export const blocklistReply = z.object({ items: z.array(blockedDocument), nextCursor })
export const blockParams = z.object({ id: recordId })

export function presentBlocked({ madeAt, ...row }: BlockedDocument) {
  return { ...row, madeAt: unixSeconds(madeAt) }
}

export function presentBlocklist({ rows, next }: BlocklistPage) {
  return { items: rows.map(presentBlocked), ...(next === null ? {} : { nextCursor: cursorOf(next) }) }
}
