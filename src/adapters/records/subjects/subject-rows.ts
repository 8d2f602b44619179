import { type RecordKind, recordKinds } from '../../../vocabulary/retention/record-kinds.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import { onlyMode, type Sql } from '../engine/records-context.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'
import type { SubjectKeyColumns } from '../keys/record-keys.ts'

export interface RecordRow {
  readonly kind: RecordKind
  readonly id: string
  readonly subjectId: string
  readonly mode: Mode
}

/** Where the rows of each kind lie. */
export const recordTables = {
  transaction: 'transactions',
  screening: 'screenings',
  contract: 'contracts',
  link: 'hosted_links',
} as const satisfies Record<RecordKind, string>

/** The record with this id, if the caller may see it. */
export async function subjectOfRecord(sql: Sql, principal: Principal, id: string): Promise<RecordRow | null> {
  const only = onlyMode(principal)
  for (const kind of recordKinds) {
    const row = await sql
      .selectFrom(recordTables[kind])
      .select(['subject_id', 'mode'])
      .where('id', '=', id)
      .where('account_id', '=', principal.accountId)
      .executeTakeFirst()
    if (row === undefined) continue
    return only === undefined || row.mode === only
      ? { kind, id, subjectId: row.subject_id, mode: row.mode }
      : null
  }
  return null
}

export interface LockedSubject extends SubjectKeyColumns {
  readonly mode: Mode
  readonly created_at: number
}

/** The subject with its key, if the caller may see it, without a lock. */
export async function findSubject(
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<LockedSubject | null> {
  return (await subjectQuery(sql, principal, subjectId).executeTakeFirst()) ?? null
}

/** Holds the key of a subject, as it was found, until the transaction ends: no one erases the subject meanwhile. */
export function holdSubject(accountId: string, found: SubjectKeyColumns): Statement {
  const sql = `select subject_id from subject_keys
    where subject_id = $1 and account_id = $2 and version = $3 and wrapped = $4 for share`
  const parameters = [found.subject_id, accountId, found.subject_version, found.subject_wrapped]
  return requiringRow({ sql, parameters }, states.subjectMoved)
}

/**
 * Locks a subject by its key until the transaction ends, before any record of it is locked: anyone who holds, moves or
 * erases comes here first. Null when there is none, or it was erased, or the caller may not see it.
 */
export async function lockSubject(
  sql: Sql,
  {
    principal,
    subjectId,
    share = false,
  }: { readonly principal: Principal; readonly subjectId: string; readonly share?: boolean },
): Promise<LockedSubject | null> {
  const query = subjectQuery(sql, principal, subjectId)
  return (await (share ? query.forShare('sk') : query.forUpdate('sk')).executeTakeFirst()) ?? null
}

function subjectQuery(sql: Sql, principal: Principal, subjectId: string) {
  const only = onlyMode(principal)
  const query = sql
    .selectFrom('subjects as s')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 's.id')
    .select(['s.mode', 's.created_at', 'sk.subject_id', 'sk.version as subject_version'])
    .select(['sk.wrapped as subject_wrapped', 'sk.account_key_version'])
    .where('s.id', '=', subjectId)
    .where('s.account_id', '=', principal.accountId)
  return only === undefined ? query : query.where('s.mode', '=', only)
}
