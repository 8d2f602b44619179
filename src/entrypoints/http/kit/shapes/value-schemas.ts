import { z } from 'zod'
import type { PageCursor } from '../../../../flows/ports/pagination.ts'
import type { ResultPageRequest } from '../../../../flows/ports/pagination.ts'
import {
  lenientBoolean,
  lenientNumber,
  lenientSeconds,
  lenientText,
} from '../../../../vocabulary/lenient-values.ts'

/** Longest text of a request that is matched against something. */
export const maxTextLength = 512

/** A text; numbers, which some clients send for numbers of documents, are taken as written. */
export function text(max = maxTextLength) {
  return z.preprocess(lenientText, z.string().max(max))
}

/** A whole number, also written as a text. */
export function wholeNumber(min: number, max: number) {
  return z.preprocess(lenientNumber, z.int().min(min).max(max))
}

/** A number from 0 to 1, also written as a text. */
export const fraction = z.preprocess(lenientNumber, z.number().min(0).max(1))

/** A whole number that is moved to the nearest end of its range. */
function clamped(
  min: number,
  max: number,
  { initial, description }: { initial: number; description: string },
) {
  const normalise = (value: unknown) => {
    const parsed = lenientNumber(value ?? initial)
    return Number.isInteger(parsed) ? Math.min(max, Math.max(min, Number(parsed))) : value
  }
  const described = { description, default: initial }
  return z.preprocess(normalise, z.int().min(min).max(max).meta(described)).optional().default(initial)
}

/** true and false, also as 1 and 0 and as texts. */
export function flag() {
  return z.preprocess(lenientBoolean, z.boolean())
}

/** Unix seconds; a fraction is dropped. */
export const unixTime = z.preprocess(lenientSeconds, z.int().min(0).max(253_402_300_799))

export const paging = {
  limit: clamped(1, 100, { initial: 10, description: 'Rows per page; clamped to 1..100.' }),
  offset: clamped(0, 10_000_000, { initial: 0, description: 'Rows to skip.' }),
  order: z
    .preprocess(
      (value) => lenientNumber(value ?? -1),
      z
        .union([z.literal(-1), z.literal(1)], 'It must be -1 or 1')
        .meta({ description: '-1 newest first, 1 oldest first.', default: -1 }),
    )
    .optional()
    .default(-1),
}

/** Goes on where a page ended: `nextCursor` of that page. */
export const cursor = z.exactOptional(
  z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .transform((sent, context) => {
      const found = /^(\d{1,15})\.([0-9a-f]{24,32})$/.exec(Buffer.from(sent, 'base64url').toString('latin1'))
      if (found !== null) return { at: Number(found[1]), id: found[2] ?? '' }
      context.addIssue({ code: 'custom', message: 'It is the nextCursor of another page' })
      return z.NEVER
    })
    .describe('Extension: nextCursor of the page before; offset then says nothing.'),
)

export function cursorOf({ at, id }: PageCursor): string {
  return Buffer.from(`${at}.${id}`).toString('base64url')
}

export function resultPageRequest(query: {
  readonly limit: number
  readonly offset: number
  readonly order: -1 | 1
  readonly cursor?: PageCursor | undefined
}): ResultPageRequest {
  const { limit, offset, order, cursor: after } = query
  return { limit, offset, newestFirst: order === -1, after }
}

/** The head of a list; `nextOffset` only when there is more. */
export const resultPageFields = {
  limit: z.int(),
  offset: z.int(),
  nextOffset: z.int().optional().describe('Where the next page begins; absent on the last one.'),
  total: z.int(),
}

export const nextCursor = z
  .string()
  .optional()
  .describe(
    'Extension: sent as `cursor`, it gives the next page, whatever was added meanwhile; absent on the last one.',
  )

export function presentResultPage(
  request: { readonly limit: number; readonly offset: number },
  found: { readonly total: number; readonly hasMore: boolean },
) {
  const { limit, offset } = request
  return { limit, offset, ...(found.hasMore ? { nextOffset: offset + limit } : {}), total: found.total }
}

export const success = z.literal(true)
export const successReply = z.object({ success })

/** Ids of records: 32 lower-case hex, 24 in old ones. */
export const recordId = z
  .string()
  .regex(/^[0-9a-f]{24,32}$/, 'It must be 32 hexadecimal digits in lower case, 24 in old ids')
export const token = z.string().regex(/^[0-9a-f]{64}$/)

export const unixSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
