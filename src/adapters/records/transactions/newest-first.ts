import { type RawBuilder, sql } from 'kysely'
import type { PageCursor } from '../../../flows/ports/pagination.ts'

/** A page of rows, and where the next one begins: null behind the last. */
export interface NewestFirst<Row> {
  readonly rows: readonly Row[]
  readonly next: PageCursor | null
}

/** That a row stands behind the end of a page whose rows are ordered by their time and then by their id, newest first. */
export function isBehind(
  { at, id }: PageCursor,
  columns: { readonly at: string; readonly id: string },
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(columns.at)}, ${sql.ref(columns.id)}) < (${at}, ${id})`
}

/**
 * @param found rows of a page, and one more when there is one
 * @param limit rows of a page
 */
export function pageOf<Row extends { readonly id: string }>(
  found: readonly Row[],
  limit: number,
  timeOf: (row: Row) => number,
): NewestFirst<Row> {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? { at: timeOf(last), id: last.id } : null }
}
