import { createHash } from 'node:crypto'
import type { SubjectRecords } from '../../../flows/ports/subjects/subjects.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { moveConsentOf } from '../consents/consent-rows.ts'
import { dropIfNothingElse, moveFalsePositives } from '../screening/false-positive-rows.ts'
import { refuseHeld } from '../retention/legal-holds.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import {
  insertSubject,
  keyColumns,
  newSubject,
  openKeys,
  openSubjectKey,
  wrapRecordKey,
} from '../keys/record-keys.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import { otherOfLink } from '../verification/other-of-link.ts'
import { lockSubject, type RecordRow, recordTables, subjectOfRecord } from './subject-rows.ts'
import { findTransaction, sealTransaction } from '../transactions/transaction-rows.ts'

export function linkRecords(context: RecordsContext): Pick<SubjectRecords, 'linkRecord' | 'unlinkRecord'> {
  return {
    linkRecord: (principal, request) =>
      asAccount(context, principal, (sql) => link(context, sql, { principal, ...request })),
    unlinkRecord: (principal, request) =>
      asAccount(context, principal, (sql) => unlink(context, sql, { principal, ...request })),
  }
}

interface RequestOptions {
  readonly principal: Principal
  readonly subjectId: string
  readonly recordId: string
}

async function link(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId, recordId }: RequestOptions,
): Promise<boolean> {
  const record = await subjectOfRecord(sql, principal, recordId)
  if (record === null) return false
  const locked = await lockBoth(sql, principal, [subjectId, record.subjectId])
  const target = locked.get(subjectId)
  if (target === undefined) return false
  if (record.subjectId === subjectId) return true
  await refuseMove(context, sql, { principal, record })
  if (target.mode !== record.mode)
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'Live and test records are kept apart.' })
  const { accountId } = principal
  const subjectKey = await openSubjectKey(context, sql, { accountId, columns: target })
  await moveWithLink(context, sql, {
    principal,
    record,
    to: { subjectId, subjectKey },
    action: 'subject.linked',
  })
  await dropEmptied(sql, { accountId, subjectId: record.subjectId })
  return true
}

async function unlink(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId, recordId }: RequestOptions,
): Promise<string | null> {
  const record = await subjectOfRecord(sql, principal, recordId)
  if (record?.subjectId !== subjectId) return null
  await lockSubject(sql, { principal, subjectId })
  await refuseMove(context, sql, { principal, record })
  return moveToNew(context, sql, { principal, record })
}

/** Always in the order of their ids, so that two who move records between the same two do not wait in a circle. */
async function lockBoth(sql: Sql, principal: Principal, ids: readonly string[]) {
  const locked = new Map<string, NonNullable<Awaited<ReturnType<typeof lockSubject>>>>()
  for (const subjectId of [...new Set(ids)].sort()) {
    const row = await lockSubject(sql, { principal, subjectId })
    if (row !== null) locked.set(subjectId, row)
  }
  return locked
}

/** A held record stays with its subject; and it must still belong to it, now that the row is locked. */
async function refuseMove(
  context: RecordsContext,
  sql: Sql,
  { principal, record }: { readonly principal: Principal; readonly record: RecordRow },
): Promise<void> {
  const now = await subjectOfRecord(sql, principal, record.id)
  if (now?.subjectId !== record.subjectId) throw new Refusal('ERROR_CONFLICT')
  await refuseHeld(context, sql, { accountId: principal.accountId, subjectId: record.subjectId })
}

/** Gives a record a new subject of its own. The caller has locked the old one. */
export async function moveToNew(
  context: RecordsContext,
  sql: Sql,
  { principal, record }: { readonly principal: Principal; readonly record: RecordRow },
): Promise<string> {
  const { accountId } = principal
  const wrap = await context.ring.accountKey(sql, accountId, 'wrap')
  const fresh = newSubject(wrap, { accountId, subjectId: context.ids.id() })
  await insertSubject(sql, fresh, { mode: record.mode, at: context.clock.now() })
  await moveWithLink(context, sql, { principal, record, to: fresh, action: 'subject.unlinked' })
  return fresh.subjectId
}

interface Move {
  readonly principal: Principal
  readonly record: RecordRow
  readonly to: { readonly subjectId: string; readonly subjectKey: VersionedKey }
  readonly action: 'subject.linked' | 'subject.unlinked'
}

/** A hosted link and the transaction that it ended in stay with one person: an erasure takes both. */
async function moveWithLink(context: RecordsContext, sql: Sql, move: Move): Promise<void> {
  const { principal, record } = move
  await moveRecord(context, sql, move)
  const other = await otherOfLink(sql, { principal, record })
  if (other !== null) await moveRecord(context, sql, { ...move, record: other })
}

/** Wraps the record's key anew under another subject's, and says so in the record, its row and the audit log. */
async function moveRecord(
  context: RecordsContext,
  sql: Sql,
  { principal, record, to, action }: Move,
): Promise<void> {
  const { accountId, actor } = principal
  const { id: recordId, kind } = record
  const columns = await sql
    .selectFrom('record_keys as rk')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(keyColumns)
    .where('rk.record_id', '=', recordId)
    .where('rk.account_id', '=', accountId)
    .forUpdate('rk')
    .executeTakeFirstOrThrow()
  const { recordKey, subjectKey } = await openKeys(context, sql, { accountId, columns })
  const sealed =
    kind === 'transaction'
      ? await moveTransaction(context, sql, { principal, recordId, subjectId: to.subjectId })
      : await moveRow(sql, kind, { accountId, recordId, subjectId: to.subjectId })
  await sql
    .updateTable('record_keys')
    .set({
      subject_id: to.subjectId,
      subject_key_version: to.subjectKey.version,
      wrapped: wrapRecordKey(to.subjectKey, { accountId, recordId, recordKey }),
    })
    .where('record_id', '=', recordId)
    .where('account_id', '=', accountId)
    .execute()
  await moveConsentOf(sql, { accountId, transactionId: recordId, subjectId: to.subjectId })
  await moveFalsePositives(sql, { accountId, recordId, from: subjectKey, to })
  await dropIfNothingElse(sql, { accountId, subjectId: record.subjectId })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  const digest = createHash('sha256').update(sealed).digest()
  const at = context.clock.now()
  await appendAudit(sql, key, { accountId, at, actor: actor, action, target: recordId, digest })
}

async function moveTransaction(
  context: RecordsContext,
  sql: Sql,
  request: { readonly principal: Principal; readonly recordId: string; readonly subjectId: string },
): Promise<Uint8Array> {
  const { principal, recordId, subjectId } = request
  const { accountId } = principal
  const open = await findTransaction(context, sql, { principal, id: recordId, lock: true })
  if (open === null) throw new Error('A transaction that is being moved is not there.')
  const transaction = { ...open.transaction, subjectId }
  const sealed = sealTransaction(open.recordKey, accountId, { transaction, webhook: open.webhook })
  await sql
    .updateTable('transactions')
    .set({ subject_id: subjectId, sealed })
    .where('id', '=', recordId)
    .where('account_id', '=', accountId)
    .execute()
  return sealed
}

/** Of what says in its row alone whose it is. */
async function moveRow(
  sql: Sql,
  kind: Exclude<RecordRow['kind'], 'transaction'>,
  {
    accountId,
    recordId,
    subjectId,
  }: { readonly accountId: string; readonly recordId: string; readonly subjectId: string },
): Promise<Uint8Array> {
  const { sealed } = await sql
    .updateTable(recordTables[kind])
    .set({ subject_id: subjectId })
    .where('id', '=', recordId)
    .where('account_id', '=', accountId)
    .returning('sealed')
    .executeTakeFirstOrThrow()
  return sealed
}

/** A subject of whom nothing is left goes, and its key with it. */
async function dropEmptied(
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<void> {
  for (const table of ['record_keys', 'legal_holds', 'consents'] as const) {
    const left = await sql
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', accountId)
      .where('subject_id', '=', subjectId)
      .limit(1)
      .executeTakeFirst()
    if (left !== undefined) return
  }
  await sql
    .deleteFrom('subject_keys')
    .where('subject_id', '=', subjectId)
    .where('account_id', '=', accountId)
    .execute()
  await sql.deleteFrom('subjects').where('id', '=', subjectId).where('account_id', '=', accountId).execute()
}
