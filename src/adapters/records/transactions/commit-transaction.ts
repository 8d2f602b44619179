import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/quota.ts'
import type { NewRecord, NewTransaction, TransactionRecords } from '../../../flows/ports/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { appendAudit } from '../audit/audit.ts'
import { insertConsentOf } from '../consents/consent-rows.ts'
import { CommitOutcomeUnknown } from '../engine/session.ts'
import { insertTemplate } from '../face/face-templates.ts'
import { insertFile } from '../images/files.ts'
import { keepWithRecord } from '../idempotency/idempotency.ts'
import { sealImage } from '../images/images.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { writeEvent } from '../webhooks/outbox.ts'
import { allowanceOf, settleReservation } from '../account/quota.ts'
import { findHash, type FreshKeys, insertNewKeys, newKeys, type NewKeys } from '../keys/record-keys.ts'
import { blobSeal } from '../engine/sealed-json.ts'
import { count } from './transaction-counts.ts'
import { newRow } from './transaction-rows.ts'

/** Making a record: its keys first, in memory alone, then everything at once. */
export function makingRecords(
  context: RecordsContext,
  fresh: FreshKeys,
): Pick<TransactionRecords, 'fresh' | 'commit'> {
  return {
    fresh: async (principal) => {
      const { accountId } = principal
      const wrap =
        context.ring.newestInMemory(accountId, 'wrap') ??
        (await asAccount(context, principal, (sql) => context.ring.accountKey(sql, accountId, 'wrap')))
      const keys = newKeys(wrap, { accountId, recordId: context.ids.id(), subjectId: context.ids.id() })
      const { recordId: id, subjectId } = keys
      const record: NewRecord = { id, subjectId, seal: blobSeal(keys) }
      fresh.add(record, keys)
      return record
    },
    commit: async (principal, added) => {
      const keys = fresh.of(added.record)
      refuseContradictions(principal, added, keys)
      try {
        return await asAccount(context, principal, (sql) => commit(context, sql, { principal, added, keys }))
      } catch (error) {
        if (!(error instanceof CommitOutcomeUnknown)) throw error
        return await readAgain(context, principal, { id: keys.recordId, error })
      }
    },
  }
}

interface Commit {
  readonly principal: Principal
  readonly added: NewTransaction
  readonly keys: NewKeys
}

/** The record first, then the end of the audit chain, then counters: the same order as everywhere (see audit.ts). */
async function commit(
  context: RecordsContext,
  sql: Sql,
  { principal, added, keys }: Commit,
): Promise<Allowance> {
  const { transaction } = added
  const { accountId } = principal
  const find = await context.ring.accountKey(sql, accountId, 'find')
  const row = newRow(principal, added, { recordKey: keys.recordKey, find })
  await insertNewKeys(sql, keys, { kind: 'transaction', mode: transaction.mode, at: transaction.createdAt })
  await sql.insertInto('transactions').values(row).execute()
  await insertImages(context, sql, { principal, added, keys })
  await insertConsentOf(context, sql, { principal, transaction })
  for (const file of added.files ?? [])
    await insertFile(sql, {
      accountId,
      transactionId: transaction.id,
      key: keys.recordKey,
      file,
      at: transaction.createdAt,
    })
  await writeEvent(context, sql, {
    accountId,
    event: 'new',
    subject: { kind: 'transaction', transaction },
    seq: 1,
    url: added.webhook,
    at: context.clock.now(),
    sealedBy: { recordId: keys.recordId, key: keys.recordKey },
  })
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, audit.key, {
    accountId,
    at: context.clock.now(),
    actor: principal.actor,
    action: 'transaction.created',
    target: transaction.id,
    digest: createHash('sha256').update(row.sealed).digest(),
  })
  if (added.template !== undefined)
    await insertTemplate(context, sql, { keys, transaction, template: added.template })
  await count(sql, { accountId, ...transaction }, 1)
  const left = await settleReservation(sql, context, {
    principal,
    reservation: added.reservation,
    recordId: transaction.id,
  })
  const { idempotency: request } = added
  if (request !== undefined)
    await keepWithRecord(context, sql, { principal, asked: request, answer: request.answer(left), keys })
  return left
}

async function insertImages(
  context: RecordsContext,
  sql: Sql,
  { principal, added, keys }: Commit,
): Promise<void> {
  if (added.images.length === 0) return
  const { accountId, actor } = principal
  const find = await context.ring.accountKey(sql, accountId, 'find')
  await sql
    .insertInto('images')
    .values(
      added.images.map((image) => ({
        token_hash: findHash(find.key, 'image', image.token),
        account_id: accountId,
        transaction_id: added.transaction.id,
        blob_id: image.blobId,
        made_by: actor,
        created_at: added.transaction.createdAt,
        sealed: sealImage(keys.recordKey, { accountId, image }),
      })),
    )
    .execute()
}

function refuseContradictions(
  principal: Principal,
  { record, transaction }: NewTransaction,
  keys: NewKeys,
): void {
  if (keys.accountId !== principal.accountId)
    throw new Error('A record is committed by another account than made it.')
  if (transaction.id !== record.id || transaction.subjectId !== record.subjectId)
    throw new Error('A transaction must bear the ids of its fresh record.')
  if (transaction.mode !== principal.mode)
    throw new Error('A transaction has the mode of the key that makes it.')
}

/** The connection died during COMMIT. The id is ours alone, so if the row is there, all of it is. */
async function readAgain(
  context: RecordsContext,
  principal: Principal,
  { id, error }: { readonly id: string; readonly error: CommitOutcomeUnknown },
): Promise<Allowance> {
  return asAccount(context, principal, async (sql) => {
    const there = await sql
      .selectFrom('transactions')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', principal.accountId)
      .executeTakeFirst()
    if (there === undefined) throw error
    return allowanceOf(sql, context, principal.accountId)
  })
}
