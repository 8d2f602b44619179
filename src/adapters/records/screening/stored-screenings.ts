import type { Selectable } from 'kysely'
import type { CursorPageRequest } from '../../../flows/ports/pagination.ts'
import type {
  ScreeningPage,
  ScreeningRow,
  StoredHit,
  StoredScreening,
  StoredScreeningRecords,
  SuppressedHit,
} from '../../../flows/ports/screening/screenings.ts'
import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { newestFirst } from '../pagination/newest-first.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'
import { openJson } from '../engine/sealed-json.ts'

export function storedScreeningRecords(context: RecordsContext): StoredScreeningRecords {
  return {
    screenings: (principal, page) =>
      asAccount(context, principal, (sql) => list(sql, { principal, ...page })),
    screening: (principal, id) =>
      asAccount(context, principal, (sql) => findStoredScreening(context, sql, { principal, id })),
  }
}

const shown = [
  's.id',
  's.subject_id',
  's.mode',
  's.made_by',
  's.created_at',
  's.matcher',
  's.versions',
] as const

function visible(sql: Sql, principal: Principal) {
  const only = onlyMode(principal)
  const query = sql.selectFrom('screenings as s').where('s.account_id', '=', principal.accountId)
  return only === undefined ? query : query.where('s.mode', '=', only)
}

async function list(
  sql: Sql,
  { principal, ...page }: CursorPageRequest & { readonly principal: Principal },
): Promise<ScreeningPage> {
  const query = visible(sql, principal).select(shown)
  const order = {
    at: 's.created_at',
    id: 's.id',
    timeOf: (row: { readonly created_at: number }) => row.created_at,
  }
  const { rows, next } = await newestFirst(query, order, page)
  return { rows: rows.map(rowOf), next }
}

/** Null for unknown, foreign and erased ids alike. */
export async function findStoredScreening(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<StoredScreening | null> {
  const { accountId } = principal
  const row = await visible(sql, principal)
    .innerJoin('record_keys as rk', 'rk.record_id', 's.id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select([...shown, 's.sealed'])
    .select(keyColumns)
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
  const content = openJson(recordKey, { accountId, id, kind: 'screening' }, row.sealed)
  return { ...rowOf(row), ...readSealed(content) }
}

function rowOf(
  row: Pick<
    Selectable<Tables['screenings']>,
    'id' | 'subject_id' | 'mode' | 'made_by' | 'created_at' | 'matcher' | 'versions'
  >,
): ScreeningRow {
  return {
    id: row.id,
    subjectId: row.subject_id,
    mode: row.mode,
    madeBy: row.made_by,
    createdAt: row.created_at,
    matcher: row.matcher,
    versions: readVersions(row.versions),
  }
}

/** Our own column, written as JSON of these. */
function readVersions(json: string): readonly ListVersion[] {
  return JSON.parse(json) as readonly ListVersion[]
}

/** The envelope proves that we wrote it; versions before kept id and score of a hit alone, and kept none quiet. */
export function readSealed(
  content: unknown,
): Pick<StoredScreening, 'query' | 'hits' | 'suppressed' | 'executionMs'> {
  if (typeof content !== 'object' || content === null || !('query' in content && 'hits' in content))
    throw new Error('A stored screening has a schema that this version does not know.')
  const took = 'executionMs' in content ? content.executionMs : null
  return {
    query: content.query,
    hits: content.hits as readonly StoredHit[],
    suppressed: 'suppressed' in content ? (content.suppressed as readonly SuppressedHit[]) : [],
    executionMs: typeof took === 'number' ? took : null,
  }
}
