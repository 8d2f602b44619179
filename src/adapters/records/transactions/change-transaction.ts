import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { createHash } from 'node:crypto'
import type { TransactionRecords } from '../../../flows/ports/transactions/transactions.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { removeSignings } from '../agreements/signing-rows.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { dropConsentOf } from '../consents/consent-rows.ts'
import { destroyKey, type Destruction } from '../subjects/destroy-key.ts'
import { enqueue } from '../worker/jobs.ts'
import { dropArchivesWith } from '../export/exports.ts'
import { dropIfNothingElse } from '../screening/false-positive-rows.ts'
import { dropTemplate } from '../face/face-template-rows.ts'
import { deleteFiles } from '../images/files.ts'
import { refuseHeld } from '../retention/legal-holds.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { cancelEvents, writeEvent } from '../webhooks/outbox.ts'
import { newRecordKey, wrapRecordKey } from '../keys/record-keys.ts'
import { lockSubject, subjectOfRecord } from '../subjects/subject-rows.ts'
import { count } from './transaction-counts.ts'
import { findTransaction, type OpenTransaction } from './transaction-rows.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'

export function changeTransactionRecords(context: RecordsContext): Pick<TransactionRecords, 'remove'> {
  return {
    remove: (principal, id) =>
      asAccount(context, principal, (sql) => removeUnlessHeld(context, sql, { principal, id })),
  }
}

/**
 * Removes a transaction, its subject locked first. Null when there is none.
 * Throws Refusal ERROR_OPERATION_FAILED while it is under legal hold.
 */
export async function removeUnlessHeld(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<{ readonly blobIds: readonly string[] } | null> {
  const { accountId } = principal
  const subjectId = (await subjectOfRecord(sql, principal, id))?.subjectId
  if (subjectId === undefined) return null
  await lockSubject(sql, { principal, subjectId, share: true })
  const open = await findTransaction(context, sql, { principal, id, lock: true })
  if (open === null) return null
  // It was linked to another person before we had the lock.
  if (open.transaction.subjectId !== subjectId) return removeUnlessHeld(context, sql, { principal, id })
  await refuseHeld(context, sql, { accountId, subjectId })
  return remove(context, sql, { principal, open })
}

interface Removal {
  readonly principal: Principal
  readonly open: OpenTransaction
  /** It was erased before and an old copy brought it back: its deletion was reported then, and is not reported again. */
  readonly again?: Pick<Destruction, 'at' | 'actor'>
  /** Whose key opens the delete event; the subject's own unless that is about to be destroyed too. */
  readonly carrier?: EventCarrier
}

/** A subject whose key wraps that of a delete event. */
export interface EventCarrier {
  readonly subjectId: string
  readonly subjectKey: VersionedKey
}

/**
 * Destroys a record: its wrapped key goes, and with it everything that was sealed under it, wherever copies of the
 * envelopes may lie. What stays is its id, the time, who did it, and the hash of the last envelope. The rows of its
 * pictures go too; the caller unlinks the blobs, and a job does so if the caller does not get to it.
 */
export async function remove(
  context: RecordsContext,
  sql: Sql,
  { principal, open, carrier, again }: Removal,
): Promise<{ readonly blobIds: readonly string[] }> {
  const { accountId, actor } = principal
  const { transaction } = open
  const at = context.clock.now()
  const digest = createHash('sha256').update(open.sealed).digest()
  const images = await sql
    .deleteFrom('images')
    .where('account_id', '=', accountId)
    .where('transaction_id', '=', transaction.id)
    .returning('blob_id')
    .execute()
  const files = await deleteFiles(sql, { accountId, transactionId: transaction.id })
  await dropTemplate(sql, { accountId, transactionId: transaction.id })
  const ofSignings = await removeSignings(sql, { accountId, recordId: transaction.id })
  const blobIds = [...images.map((image) => image.blob_id), ...files, ...ofSignings]
  await cancelEarlier(sql, accountId, transaction.id)
  const url = again === undefined ? open.webhook : ''
  await writeDeleteEvent(context, sql, { accountId, open: { ...open, webhook: url }, at, carrier })
  await sql
    .deleteFrom('transactions')
    .where('id', '=', transaction.id)
    .where('account_id', '=', accountId)
    .execute()
  await destroyKey(sql, {
    accountId,
    kind: 'transaction',
    id: transaction.id,
    ...(again ?? { at, actor: actor }),
    lastSeq: open.eventSeq + 1,
    digest,
  })
  await dropConsentOf(sql, { accountId, transactionId: transaction.id })
  await dropIfNothingElse(sql, { accountId, subjectId: transaction.subjectId })
  if (blobIds.length > 0) await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  const entry = {
    accountId,
    at,
    actor: actor,
    action: 'transaction.deleted',
    target: transaction.id,
    digest,
  } as const
  await appendAudit(sql, audit.key, entry)
  await dropArchivesWith(context, sql, { accountId, transactionId: transaction.id })
  await count(sql, { accountId, ...transaction }, -1)
  return { blobIds }
}

/** Events that no one has heard yet are not told any more, and kept answers forget what they said. */
async function cancelEarlier(sql: Sql, accountId: string, transactionId: string): Promise<void> {
  await cancelEvents(sql, accountId, { transactionId })
  await forgetAnswers(sql, { accountId, recordIds: [transactionId] })
}

/** The last event has a key of its own under the subject's: it must be readable until it is delivered, and no longer. */
async function writeDeleteEvent(
  context: RecordsContext,
  sql: Sql,
  deletion: {
    readonly accountId: string
    readonly open: OpenTransaction
    readonly at: number
    readonly carrier: EventCarrier | undefined
  },
): Promise<void> {
  const { accountId, open, at, carrier } = deletion
  const { subjectKey } = carrier ?? open
  const subjectId = carrier?.subjectId ?? open.transaction.subjectId
  // An erased person leaves nothing that says who it was, not even in the event of the erasure.
  const reported =
    carrier === undefined ? open.transaction : { ...open.transaction, customData: '', docupass: '' }
  const id = context.ids.id()
  const recordKey = newRecordKey()
  await sql
    .insertInto('record_keys')
    .values({
      record_id: id,
      account_id: accountId,
      kind: 'event',
      subject_id: subjectId,
      version: 1,
      subject_key_version: subjectKey.version,
      wrapped: wrapRecordKey(subjectKey, { accountId, recordId: id, recordKey }),
    })
    .execute()
  await writeEvent(context, sql, {
    id,
    accountId,
    event: 'delete',
    subject: { kind: 'transaction', transaction: reported },
    seq: open.eventSeq + 1,
    url: open.webhook,
    at,
    sealedBy: { recordId: id, key: recordKey },
  })
}
