import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import { onlyMode, type Sql } from '../engine/records-context.ts'
import type { SubjectKeyColumns } from '../keys/record-keys.ts'

export interface RecordRow {
  readonly kind: 'transaction' | 'screening'
  readonly id: string
  readonly subjectId: string
  readonly mode: Mode
}

/** The transaction or screening with this id, if the caller may see it. */
export async function subjectOfRecord(sql: Sql, principal: Principal, id: string): Promise<RecordRow | null> {
  const only = onlyMode(principal)
  for (const kind of ['transaction', 'screening'] as const) {
    const row = await sql
      .selectFrom(kind === 'transaction' ? 'transactions' : 'screenings')
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
  const only = onlyMode(principal)
  let query = sql
    .selectFrom('subjects as s')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 's.id')
    .select(['s.mode', 's.created_at', 'sk.subject_id', 'sk.version as subject_version'])
    .select(['sk.wrapped as subject_wrapped', 'sk.account_key_version'])
    .where('s.id', '=', subjectId)
    .where('s.account_id', '=', principal.accountId)
  if (only !== undefined) query = query.where('s.mode', '=', only)
  return (await (share ? query.forShare('sk') : query.forUpdate('sk')).executeTakeFirst()) ?? null
}
