import type {
  SubjectPage,
  SubjectRecords,
  Subject,
  SubjectRecordRow,
} from '../../../flows/ports/subjects/subjects.ts'
import type { PageCursor } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { holdsOn } from '../retention/legal-holds.ts'
import { recordKinds } from '../../../vocabulary/retention/record-kinds.ts'
import { recordTables } from './subject-rows.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { newestFirst } from '../pagination/newest-first.ts'

export function subjectListRecords(
  context: RecordsContext,
): Pick<SubjectRecords, 'listSubjects' | 'subject'> {
  return {
    listSubjects: (principal, page) =>
      asAccount(context, principal, (sql) => list(sql, { principal, ...page })),
    subject: (principal, subjectId) =>
      asAccount(context, principal, (sql) => findSubject(context, sql, { principal, subjectId })),
  }
}

/** Subjects that are still there: the key of an erased one is gone. */
function visible(sql: Sql, principal: Principal) {
  const only = onlyMode(principal)
  const query = sql
    .selectFrom('subjects as s')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 's.id')
    .select(['s.id', 's.mode', 's.created_at as createdAt'])
    .where('s.account_id', '=', principal.accountId)
  return only === undefined ? query : query.where('s.mode', '=', only)
}

/** Newest first; those of whom every record was deleted are left out. */
async function list(
  sql: Sql,
  request: { readonly principal: Principal; readonly limit: number; readonly after: string | null },
): Promise<SubjectPage> {
  const { principal, limit, after } = request
  const query = visible(sql, principal).where((where) =>
    where.exists(
      where
        .selectFrom('record_keys as rk')
        .select('rk.record_id')
        .whereRef('rk.subject_id', '=', 's.id')
        .where('rk.account_id', '=', principal.accountId)
        .where('rk.kind', '<>', 'event'),
    ),
  )
  const counted = query.select((select) =>
    select
      .selectFrom('record_keys as rk')
      .select(({ fn }) => fn.countAll<number>().as('records'))
      .whereRef('rk.subject_id', '=', 's.id')
      .where('rk.kind', '<>', 'event')
      .as('records'),
  )
  const order = {
    at: 's.created_at',
    id: 's.id',
    timeOf: (row: { readonly createdAt: number }) => row.createdAt,
  }
  const { rows, next } = await newestFirst(counted, order, { limit, after: readCursor(after) })
  return {
    rows: rows.map((row) => ({ ...row, records: Number(row.records) })),
    next: next === null ? null : `${next.at}.${next.id}`,
  }
}

function readCursor(after: string | null): PageCursor | undefined {
  const [, at, id] = /^(\d{1,15})\.([0-9a-f]{24,32})$/.exec(after ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}

export async function findSubject(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<Subject | null> {
  const { accountId } = principal
  const row = await visible(sql, principal).where('s.id', '=', subjectId).executeTakeFirst()
  if (row === undefined) return null
  const records: SubjectRecordRow[] = []
  for (const kind of recordKinds) {
    const found = await sql
      .selectFrom(recordTables[kind])
      .select(['id', 'created_at as createdAt'])
      .where('account_id', '=', accountId)
      .where('subject_id', '=', subjectId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    records.push(...found.map((record) => ({ ...record, kind })))
  }
  return { ...row, records, holds: await holdsOn(context, sql, { accountId, subjectId }) }
}
