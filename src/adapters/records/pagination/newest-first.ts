import { type SelectQueryBuilder, sql } from 'kysely'
import type { CursorPage, CursorPageRequest } from '../../../flows/ports/pagination.ts'

/** How a list is ordered: by a time, and by the id where times are equal. */
interface NewestFirstOrder<Row> {
  /** Column of the time, with the alias of its table. */
  readonly at: string
  /** Column of the id, with the alias of its table. */
  readonly id: string
  /** The same time, of a row: milliseconds since 1970. */
  readonly timeOf: (row: Row) => number
}

/** The page of a query that begins behind a cursor, the newest row first. */
export async function newestFirst<DB, TB extends keyof DB, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { at, id, timeOf }: NewestFirstOrder<Row>,
  { limit, after }: CursorPageRequest,
): Promise<CursorPage<Row>> {
  const [time, key] = [sql.ref(at), sql.ref(id)]
  const behind =
    after === undefined ? query : query.where(sql<boolean>`(${time}, ${key}) < (${after.at}, ${after.id})`)
  const found = await behind
    .orderBy(time, 'desc')
    .orderBy(key, 'desc')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? { at: timeOf(last), id: last.id } : null }
}
