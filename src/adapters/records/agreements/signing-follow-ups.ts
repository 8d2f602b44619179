import type { Signing } from '../../../vocabulary/agreements/signing.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import type { SigningEvent } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { writeEvent } from '../webhooks/outbox.ts'
import { enqueue } from '../worker/jobs.ts'
import type { OpenSigning } from './signing-rows.ts'

const hourMs = 3_600_000

interface Reported {
  readonly accountId: string
  readonly open: OpenSigning
  readonly next: Signing
  readonly event: SigningEvent
  readonly seq: number
}

/** Writes an event with the change that it reports. */
export async function reportSigning(context: RecordsContext, sql: Sql, reported: Reported): Promise<void> {
  const { accountId, open, next, event, seq } = reported
  await writeEvent(context, sql, {
    ...{ accountId, event, seq, url: open.webhook, at: context.clock.now() },
    subject: { kind: 'signing', signing: next },
    sealedBy: { recordId: open.recordId, key: open.recordKey },
  })
}

interface OfSigning {
  readonly accountId: string
  readonly signing: Signing
}

/** Has the document sealed by a job. */
export async function sealSoon(
  context: RecordsContext,
  sql: Sql,
  { accountId, signing }: OfSigning,
): Promise<void> {
  const once = `seal-signing ${signing.id}`
  await enqueue(context, sql, {
    ...{ accountId, once, ...jobOf('seal-signing', { accountId, signingId: signing.id }) },
  })
}

/** Nothing for a signing that is not to be reminded of, or whose time is over by then. */
export async function remindLater(
  context: RecordsContext,
  sql: Sql,
  { accountId, signing }: OfSigning,
): Promise<void> {
  const { reminderHours, expiresAt, id } = signing
  if (reminderHours === null) return
  const runAt = context.clock.now() + reminderHours * hourMs
  if (expiresAt !== null && runAt >= expiresAt) return
  await enqueue(context, sql, {
    ...{ accountId, runAt, ...jobOf('remind-signing', { accountId, signingId: id }) },
  })
}

/** Has a job end a signing once its time is over. */
export async function expireLater(
  context: RecordsContext,
  sql: Sql,
  { accountId, signing }: OfSigning,
): Promise<void> {
  const { expiresAt, id } = signing
  if (expiresAt === null) return
  await enqueue(context, sql, {
    ...{ accountId, runAt: expiresAt, ...jobOf('expire-signing', { accountId, signingId: id }) },
  })
}
