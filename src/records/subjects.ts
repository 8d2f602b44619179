import { createHash } from 'node:crypto'
import type { Principal } from '../vocabulary/principal.ts'
import { appendAudit, nothingHashed } from './audit.ts'
import { remove } from './change-transaction.ts'
import { asAccount, type Means, onlyMode, type Sql } from './means.ts'
import { insertSubject, newSubject } from './record-keys.ts'
import { findTransaction } from './transaction-rows.ts'

export interface SubjectRecords {
  /**
   * Destroys a person's or company's key, and with it every record of theirs, in old backups too. What stays are
   * ids, times, actors and hashes. Null when there is no such subject, or it was erased before.
   */
  eraseSubject(
    principal: Principal,
    subjectId: string,
  ): Promise<{ readonly transactions: number; readonly blobIds: readonly string[] } | null>
}

export function subjectRecords(means: Means): SubjectRecords {
  return {
    eraseSubject: (principal, subjectId) =>
      asAccount(means, principal, (sql) => erase(means, sql, { principal, subjectId })),
  }
}

interface Erasure {
  readonly principal: Principal
  readonly subjectId: string
}

async function erase(
  means: Means,
  sql: Sql,
  { principal, subjectId }: Erasure,
): Promise<{ readonly transactions: number; readonly blobIds: readonly string[] } | null> {
  const { accountId, keyId } = principal
  const only = onlyMode(principal)
  let wanted = sql
    .selectFrom('subjects as s')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 's.id')
    .select('s.mode')
    .where('s.id', '=', subjectId)
    .where('s.account_id', '=', accountId)
  if (only !== undefined) wanted = wanted.where('s.mode', '=', only)
  const subject = await wanted.forUpdate('sk').executeTakeFirst()
  if (subject === undefined) return null
  const at = means.clock.now()
  const account = await means.ring.accountKey(sql, accountId, 'wrap')
  // The news of the deletions cannot lie under a key that is destroyed with them.
  const carrier = newSubject(account, { accountId, subjectId: means.ids.id() })
  await insertSubject(sql, carrier, { mode: subject.mode, at })
  const removed = await removeTransactions(means, sql, { principal, subjectId, carrier })
  await removeScreenings(sql, { principal, subjectId, at })
  await cancelEvents(sql, { accountId, subjectId })
  await sql
    .deleteFrom('subject_keys')
    .where('subject_id', '=', subjectId)
    .where('account_id', '=', accountId)
    .execute()
  await sql
    .insertInto('erasure_ledger')
    .values({
      account_id: accountId,
      kind: 'subject',
      target_id: subjectId,
      at,
      actor: keyId,
      last_seq: 0,
      digest: nothingHashed,
    })
    .execute()
  const { key } = await means.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at,
    actor: keyId,
    action: 'subject.erased',
    target: subjectId,
    digest: nothingHashed,
  })
  return removed
}

async function removeTransactions(
  means: Means,
  sql: Sql,
  { principal, subjectId, carrier }: Erasure & { readonly carrier: ReturnType<typeof newSubject> },
): Promise<{ readonly transactions: number; readonly blobIds: readonly string[] }> {
  // All rows are locked before the first is removed: the end of the audit chain comes after every record.
  const rows = await sql
    .selectFrom('transactions')
    .select('id')
    .where('account_id', '=', principal.accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const blobIds: string[] = []
  for (const { id } of rows) {
    const open = await findTransaction(means, sql, { principal, id, lock: true })
    if (open === null) throw new Error('A transaction has another mode than its subject; run symbolon fsck.')
    blobIds.push(...(await remove(means, sql, { principal, open, carrier })).blobIds)
  }
  return { transactions: rows.length, blobIds }
}

async function removeScreenings(
  sql: Sql,
  { principal, subjectId, at }: Erasure & { readonly at: number },
): Promise<void> {
  const { accountId, keyId } = principal
  const rows = await sql
    .deleteFrom('screenings')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .returning(['id', 'sealed'])
    .execute()
  for (const row of rows) {
    await sql
      .deleteFrom('record_keys')
      .where('record_id', '=', row.id)
      .where('account_id', '=', accountId)
      .execute()
    await sql
      .insertInto('erasure_ledger')
      .values({
        account_id: accountId,
        kind: 'screening',
        target_id: row.id,
        at,
        actor: keyId,
        last_seq: 0,
        digest: createHash('sha256').update(row.sealed).digest(),
      })
      .execute()
  }
}

/** News of earlier deletions that nobody has heard yet lie under the subject's key; they are not told any more. */
async function cancelEvents(
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<void> {
  const keys = await sql
    .deleteFrom('record_keys')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .returning('record_id')
    .execute()
  if (keys.length === 0) return
  await sql
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .where(
      'sealed_by',
      'in',
      keys.map((key) => key.record_id),
    )
    .execute()
}
