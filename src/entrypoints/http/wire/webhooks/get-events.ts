import { z } from 'zod'
import { endpointWithKey } from '../../kit/endpoint.ts'
import { eventSubject } from './schema.ts'
import { unixSeconds, success, wholeNumber } from '../../kit/shapes/value-schemas.ts'

const eventsReply = z
  .object({
    success,
    events: z.array(
      z.object({
        id: z.string(),
        event: z.string(),
        subject: eventSubject.describe('Which record it is about.'),
        transactionId: z.string().describe('The same, of a transaction; empty for another record.'),
        mode: z.enum(['live', 'test']),
        createdAt: z.int(),
        data: z
          .record(z.string(), z.unknown())
          .nullable()
          .describe('The body as a webhook gets it; null once its record was deleted.'),
      }),
    ),
    nextCursor: z.string().describe('Where to go on, also when nothing is there yet.'),
    hasMore: z.boolean(),
  })
  .meta({ id: 'Events' })

export const getEvents = endpointWithKey({
  method: 'GET',
  path: '/x/events',
  tag: 'webhooks',
  summary:
    'Everything that happened to transactions, signings and hosted links, in order; for who cannot take webhooks',
  scope: 'records',
  audit: 'transaction.listed',
  query: z.object({
    cursor: z.exactOptional(
      wholeNumber(0, Number.MAX_SAFE_INTEGER).describe('nextCursor of the answer before.'),
    ),
    limit: z.exactOptional(wholeNumber(1, 100).describe('100 unless told.')),
  }),
  answer: eventsReply,
  run: async ({ ports, principal, query }) => {
    const { cursor = 0, limit = 100 } = query
    const found = await ports.records.eventsAfter(principal, { place: cursor, limit: limit + 1 })
    const rows = found.slice(0, limit)
    return {
      shown: { ids: rows.map((row) => row.subject.id) },
      json: {
        success: true,
        events: rows.map(({ id, event, subject, mode, createdAt, body }) => {
          const transactionId = subject.kind === 'transaction' ? subject.id : ''
          return { id, event, subject, transactionId, mode, createdAt: unixSeconds(createdAt), data: body }
        }),
        nextCursor: String(rows.at(-1)?.place ?? cursor),
        hasMore: found.length > limit,
      },
    }
  },
})
