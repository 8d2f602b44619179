import type {
  SubjectPage,
  SubjectRecords,
  Subject,
  SubjectRecordRow,
} from '../../../flows/ports/subjects/subjects.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { holdsOn } from '../retention/legal-holds.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'

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
  let query = visible(sql, principal).where((where) =>
    where.exists(
      where
        .selectFrom('record_keys as rk')
        .select('rk.record_id')
        .whereRef('rk.subject_id', '=', 's.id')
        .where('rk.account_id', '=', principal.accountId)
        .where('rk.kind', '<>', 'event'),
    ),
  )
  const cursor = readCursor(after)
  if (cursor !== null)
    query = query.where((where) =>
      where.or([
        where('s.created_at', '<', cursor.createdAt),
        where.and([where('s.created_at', '=', cursor.createdAt), where('s.id', '<', cursor.id)]),
      ]),
    )
  const rows = await query
    .select((select) =>
      select
        .selectFrom('record_keys as rk')
        .select(({ fn }) => fn.countAll<number>().as('records'))
        .whereRef('rk.subject_id', '=', 's.id')
        .where('rk.kind', '<>', 'event')
        .as('records'),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit).map((row) => ({ ...row, records: Number(row.records) }))
  const last = shown.at(-1)
  return {
    rows: shown,
    next: rows.length > limit && last !== undefined ? `${last.createdAt}.${last.id}` : null,
  }
}

function readCursor(after: string | null): { readonly createdAt: number; readonly id: string } | null {
  const [, createdAt, id] = /^(\d{1,15})\.([0-9a-f]{24,32})$/.exec(after ?? '') ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id }
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
  for (const kind of ['transaction', 'screening'] as const) {
    const found = await sql
      .selectFrom(kind === 'transaction' ? 'transactions' : 'screenings')
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
