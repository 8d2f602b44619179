import type { Selectable } from 'kysely'
import type { HoldRecords, LegalHold, NewHold } from '../../../flows/ports/retention/legal-holds.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { auditSealed } from '../audit/audit-sealed.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { openSubjectKey } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'
import { lockSubject, subjectOfRecord } from '../subjects/subject-rows.ts'

export function holdRecords(context: RecordsContext): HoldRecords {
  return {
    placeHold: (principal, hold) =>
      asAccount(context, principal, (sql) => place(context, sql, { principal, ...hold })),
    listHolds: (principal) => asAccount(context, principal, (sql) => list(context, sql, principal)),
    liftHold: (principal, id) =>
      asAccount(context, principal, (sql) => lift(context, sql, { principal, id })),
  }
}

/** Ids of the holds that are in force. */
export async function holdsOn(
  context: RecordsContext,
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<readonly string[]> {
  const rows = await sql
    .selectFrom('legal_holds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .where('lifted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', context.clock.now())]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Throws Refusal ERROR_OPERATION_FAILED that names the hold. The caller has locked the subject. */
export async function refuseHeld(
  context: RecordsContext,
  sql: Sql,
  subject: { readonly accountId: string; readonly subjectId: string },
): Promise<void> {
  const [hold] = await holdsOn(context, sql, subject)
  if (hold === undefined) return
  throw new Refusal('ERROR_OPERATION_FAILED', {
    message: `This is under legal hold ${hold}; it can be neither deleted nor moved until that is lifted or ends.`,
  })
}

interface Placing extends NewHold {
  readonly principal: Principal
}

async function place(
  context: RecordsContext,
  sql: Sql,
  { principal, target, reason, endsAt, idempotency: stored }: Placing,
): Promise<LegalHold | null> {
  const { accountId, actor } = principal
  const subjectId = (await subjectOfRecord(sql, principal, target))?.subjectId ?? target
  // A deletion locks the same row: it sees the hold, or came first.
  const subject = await lockSubject(sql, { principal, subjectId })
  if (subject === null) return null
  const id = context.ids.id()
  const key = await openSubjectKey(context, sql, { accountId, columns: subject })
  const sealed = sealJson(key, { accountId, id, kind: 'hold' }, { schema: 1, reason })
  const row = {
    id,
    account_id: accountId,
    subject_id: subjectId,
    placed_by: actor,
    placed_at: context.clock.now(),
    ends_at: endsAt,
    lifted_at: null,
    account_key_version: subject.account_key_version,
    sealed,
  }
  await sql.insertInto('legal_holds').values(row).execute()
  await auditSealed(context, sql, { principal, action: 'hold.placed', row })
  const result = holdOf(row, reason)
  await keepWithChange(context, sql, { principal, kept: stored, result })
  return result
}

async function list(context: RecordsContext, sql: Sql, principal: Principal): Promise<readonly LegalHold[]> {
  const rows = await visible(sql, principal)
    .orderBy('h.placed_at', 'desc')
    .orderBy('h.id')
    .limit(1000)
    .execute()
  return Promise.all(rows.map(async (row) => holdOf(row, await reasonOf(context, sql, row))))
}

async function lift(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<LegalHold | null> {
  const row = await visible(sql, principal).where('h.id', '=', id).forUpdate('h').executeTakeFirst()
  const now = context.clock.now()
  if (row === undefined || row.lifted_at !== null || (row.ends_at !== null && row.ends_at <= now)) return null
  await sql
    .updateTable('legal_holds')
    .set({ lifted_at: now })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .execute()
  await auditSealed(context, sql, { principal, action: 'hold.lifted', row })
  return holdOf({ ...row, lifted_at: now }, await reasonOf(context, sql, row))
}

function visible(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('legal_holds as h')
    .innerJoin('subjects as s', 's.id', 'h.subject_id')
    .selectAll('h')
    .where('h.account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('s.mode', '=', mode)
}

/** Under the subject's key, so that an erasure takes it along. */
async function reasonOf(
  context: RecordsContext,
  sql: Sql,
  row: Selectable<Tables['legal_holds']>,
): Promise<string> {
  const accountId = row.account_id
  const columns = await sql
    .selectFrom('subject_keys as sk')
    .select([
      'sk.subject_id',
      'sk.version as subject_version',
      'sk.wrapped as subject_wrapped',
      'sk.account_key_version',
    ])
    .where('sk.subject_id', '=', row.subject_id)
    .where('sk.account_id', '=', accountId)
    .executeTakeFirst()
  if (columns === undefined) return ''
  const key = await openSubjectKey(context, sql, { accountId, columns })
  const content = openJson(key, { accountId, id: row.id, kind: 'hold' }, row.sealed)
  const isOurs = typeof content === 'object' && content !== null && 'reason' in content
  return isOurs && typeof content.reason === 'string' ? content.reason : ''
}

function holdOf(row: Selectable<Tables['legal_holds']>, reason: string): LegalHold {
  return {
    id: row.id,
    subjectId: row.subject_id,
    reason,
    placedBy: row.placed_by,
    placedAt: row.placed_at,
    endsAt: row.ends_at,
    liftedAt: row.lifted_at,
  }
}
