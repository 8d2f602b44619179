import { type CompiledQuery, sql as raw } from 'kysely'
import {
  eventBody,
  webhookEvents,
  type EventName,
  type EventSubject,
  eventSubjectOf,
} from '../../../vocabulary/webhooks/webhook-events.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { sealJson } from '../engine/sealed-json.ts'

/** What a delivery needs, frozen when the change is committed. */
export interface FrozenEvent {
  readonly schema: 1
  /** Where it goes; empty = nowhere. */
  readonly url: string
  /** The very text that is signed and posted, on every attempt. */
  readonly body: string
}

export interface OutboxEntry {
  readonly accountId: string
  readonly event: EventName
  readonly subject: EventSubject
  /** Grows with each event of the subject; taken under the lock of its row. Null for one more than the last. */
  readonly seq: number | null
  readonly url: string
  readonly at: number
  /** The data key that seals the body, and the record it belongs to. */
  readonly sealedBy: { readonly recordId: string; readonly key: VersionedKey }
  /** Id of the event when it had to be known before; otherwise one is made. */
  readonly id?: string
}

/** Writes an event in the same transaction as the change that it reports. */
export async function writeEvent(context: RecordsContext, sql: Sql, entry: OutboxEntry): Promise<void> {
  await sql.executeQuery(eventRow(context, entry))
}

/** The row of an event, as a statement. */
export function eventRow(context: RecordsContext, entry: OutboxEntry): CompiledQuery {
  const { accountId, subject, event, sealedBy, url } = entry
  const id = entry.id ?? context.ids.id()
  const about = eventSubjectOf(subject)
  const frozen: FrozenEvent = { schema: 1, url, body: JSON.stringify(eventBody(event, reported(entry))) }
  return context.database.kysely
    .insertInto('outbox')
    .values({
      id,
      account_id: accountId,
      subject_kind: subject.kind,
      transaction_id: about.id,
      seq:
        entry.seq ??
        raw<number>`(select coalesce(max(seq), 0) + 1 from outbox where transaction_id = ${about.id})`,
      event,
      version: webhookEvents[event].version,
      mode: about.mode,
      state: url === '' ? 'unaddressed' : 'pending',
      created_at: entry.at,
      sealed_by: sealedBy.recordId,
      sealed: sealJson(sealedBy.key, { accountId, id, kind: 'event' }, frozen),
    })
    .compile()
}

/** Without a receiver, what the end of the record must erase is not written a second time. */
function reported({ event, url, subject }: OutboxEntry): EventSubject {
  if (event !== 'delete' || url !== '' || subject.kind !== 'transaction') return subject
  return { ...subject, transaction: { ...subject.transaction, customData: '', docupass: '' } }
}

/** What is not told yet is not told any more: the events, and what has been queued of them. */
export async function cancelEvents(
  sql: Sql,
  accountId: string,
  which: { readonly transactionId: string } | { readonly sealedBy: readonly string[] },
): Promise<void> {
  const pending = sql
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
  const chosen =
    'transactionId' in which
      ? pending.where('transaction_id', '=', which.transactionId)
      : pending.where('sealed_by', 'in', which.sealedBy)
  const cancelled = await chosen.returning('id').execute()
  if (cancelled.length === 0) return
  await sql
    .updateTable('deliveries')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .where(
      'id',
      'in',
      cancelled.map(({ id }) => id),
    )
    .execute()
}
