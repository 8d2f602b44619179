import { z } from 'zod'
import { lenientBoolean } from '../../../../vocabulary/lenient-values.ts'
import { defaultOverlapHours } from '../../../../vocabulary/account/overlap-hours.ts'
import type {
  AttemptRow,
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRow,
  EndpointRow,
  NewSecret,
} from '../../../../flows/ports/webhooks/webhook-deliveries.ts'
import type { ResultPage } from '../../../../flows/ports/pagination.ts'
import { deliveryStates, successRules } from '../../../../vocabulary/webhooks/webhook-delivery.ts'
import { eventSubjectKinds } from '../../../../vocabulary/webhooks/webhook-events.ts'
import {
  unixTime,
  resultPageFields,
  paging,
  presentResultPage,
  recordId,
  unixSeconds,
  success,
  text,
  wholeNumber,
} from '../../kit/shapes/value-schemas.ts'

export const deliveryParams = z.object({ id: recordId })

/** 0 and 1; whatever else clients send there says nothing. */
const zeroOrOne = z.preprocess(
  (value) => {
    const meant = lenientBoolean(value)
    return typeof meant === 'boolean' ? Number(meant) : undefined
  },
  z
    .union([z.literal(0), z.literal(1)])
    .optional()
    .meta({ description: '1 delivered, 0 not delivered; other values are ignored.' }),
)

export const deliveryQuery = z.object({
  ...paging,
  event: z.exactOptional(text(64)),
  success: zeroOrOne,
  createdAtMin: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
  createdAtMax: z.exactOptional(unixTime.describe('Unix seconds, inclusive.')),
})

export const eventSubject = z
  .object({ kind: z.enum(eventSubjectKinds), id: z.string() })
  .meta({ id: 'EventSubject' })

const delivery = z.object({
  id: z.string().describe('Id of the event; the webhook-id of every try.'),
  url: z.string(),
  event: z.string(),
  success: z.boolean(),
  createdAt: z.int(),
  lastAttempt: z.int().describe('Unix seconds; 0 = never tried.'),
  errorMessage: z.string().describe('Of the last try; empty when there was none or it succeeded.'),
  canResend: z.boolean().describe('From the first failed try until 48 hours after the last.'),
  transactionId: z.string().describe('Extension: empty for an event of another record.'),
  subject: eventSubject.nullable().describe('Extension: what the event is about; null for a test.'),
  endpointId: z.string().describe('Extension.'),
  state: z.enum(deliveryStates).describe('Extension.'),
  attempts: z.int().describe('Extension: tries so far.'),
  nextAttempt: z.int().nullable().describe('Extension: unix seconds; null when no try follows.'),
})
export const deliverySchema = delivery.meta({ id: 'Delivery' })

export const deliveryList = z.object({ ...resultPageFields, items: z.array(deliverySchema) })

export const deliveryDetail = delivery
  .extend({
    body: z.string().describe('What a try posts; a tombstone once the transaction was deleted.'),
    tries: z.array(
      z.object({
        attempt: z.int(),
        at: z.int(),
        finishedAt: z.int().nullable(),
        status: z.int().nullable(),
        errorMessage: z.string(),
        reply: z
          .string()
          .nullable()
          .describe('First bytes of the answer, at most 1 KB; null once the transaction was deleted.'),
      }),
    ),
  })
  .meta({ id: 'DeliveryDetail' })

export function filterOf(query: z.output<typeof deliveryQuery>): DeliveryFilter {
  const { event, success: requested, createdAtMin, createdAtMax } = query
  return {
    ...(event === undefined ? {} : { event }),
    ...(requested === undefined ? {} : { isDelivered: requested === 1 }),
    ...(createdAtMin === undefined ? {} : { createdAtMin: createdAtMin * 1000 }),
    ...(createdAtMax === undefined ? {} : { createdAtMax: createdAtMax * 1000 + 999 }),
  }
}

function presentDelivery(row: DeliveryRow) {
  return {
    id: row.id,
    url: row.url,
    event: row.event,
    success: row.state === 'delivered',
    createdAt: unixSeconds(row.createdAt),
    lastAttempt: unixSeconds(row.lastAttemptAt),
    errorMessage: row.error,
    canResend: row.canResend,
    transactionId: row.subject?.kind === 'transaction' ? row.subject.id : '',
    subject: row.subject,
    endpointId: row.endpointId,
    state: row.state,
    attempts: row.attempts,
    nextAttempt: unixSecondsOrNull(row.nextAttemptAt),
  }
}

export function presentDeliveries(
  request: { readonly limit: number; readonly offset: number },
  page: ResultPage<DeliveryRow>,
) {
  return { ...presentResultPage(request, page), items: page.rows.map(presentDelivery) }
}

export function presentDeliveryDetail(row: DeliveryDetail) {
  return { ...presentDelivery(row), body: row.body, tries: row.tries.map(presentAttempt) }
}

function presentAttempt({ attempt, at, finishedAt, status, error, reply }: AttemptRow) {
  return {
    attempt,
    at: unixSeconds(at),
    finishedAt: unixSecondsOrNull(finishedAt),
    status,
    errorMessage: error,
    reply,
  }
}

// ── endpoints ────────────────────────────────────────────────────────────────

export const webhookEndpointSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    mode: z.enum(['live', 'test']).describe('test until the first live event goes there.'),
    successRule: z.enum(successRules).describe('200: nothing else is success. 2xx: 200 to 299.'),
    state: z
      .enum(['active', 'resting', 'paused'])
      .describe('resting: left alone for a while after failures. paused: until it is resumed.'),
    pausedReason: z.string(),
    pausedAt: z.int().nullable(),
    failures: z.int().describe('Failed tries in a row.'),
    restsUntil: z.int().nullable(),
    waiting: z.int(),
    delivered: z.int(),
    failedTries: z.int(),
    hasOwnSecret: z.boolean().describe('False: the secret of the account signs.'),
    createdAt: z.int(),
  })
  .meta({ id: 'WebhookEndpoint' })

export const webhookEndpointList = z.object({ items: z.array(webhookEndpointSchema) })
export const webhookEndpointReply = z.object({ success, item: webhookEndpointSchema })
export const webhookEndpointPatch = z.object({ successRule: z.exactOptional(z.enum(successRules)) })

export const secretQuery = z.object({
  overlapHours: z.exactOptional(
    wholeNumber(0, 168).describe(
      `How long the former secret signs along; ${defaultOverlapHours} unless said.`,
    ),
  ),
})
export const secretReply = z.object({
  success,
  secret: z.string().describe('Shown this once.'),
  formerUntil: z
    .int()
    .nullable()
    .describe('Until when the former secret signs too; null when there was none.'),
})
export const testReply = z.object({ success, delivered: z.boolean(), item: deliveryDetail })

export const overlapMs = ({ overlapHours = defaultOverlapHours }: z.output<typeof secretQuery>): number =>
  overlapHours * 3_600_000

export function presentWebhookEndpoint(row: EndpointRow) {
  const { id, url, mode, successRule, state, pausedReason, failures, waiting, delivered, hasOwnSecret } = row
  return {
    id,
    url,
    mode,
    successRule,
    state,
    pausedReason,
    pausedAt: unixSecondsOrNull(row.pausedAt),
    failures,
    restsUntil: unixSecondsOrNull(row.restsUntil),
    waiting,
    delivered,
    failedTries: row.failed,
    hasOwnSecret,
    createdAt: unixSeconds(row.createdAt),
  }
}

export function presentSecret({ secret, formerUntil }: NewSecret) {
  return { success: true, secret, formerUntil: unixSecondsOrNull(formerUntil) }
}

function unixSecondsOrNull(milliseconds: number | null): number | null {
  return milliseconds === null ? null : unixSeconds(milliseconds)
}
