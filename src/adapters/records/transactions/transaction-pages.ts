import { sql as raw } from 'kysely'
import type { ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { Sql } from '../engine/records-context.ts'
import { dayMs } from './transaction-counts.ts'

/** A filter as the tables know it. */
export interface RowFilter {
  readonly accountId: string
  readonly mode: Mode | undefined
  readonly profileId: string | undefined
  readonly decision: Transaction['decision'] | undefined
  readonly customHash: Uint8Array | undefined
  readonly docupassHash: Uint8Array | undefined
  /** Milliseconds, inclusive. */
  readonly createdAtMin: number | undefined
  readonly createdAtMax: number | undefined
}

/** A stretch of time, both ends inclusive, and how many matching rows lie in it. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Where a page starts: rows at or behind `edge` in list order, after skipping `skip` of them. */
export interface PageStart {
  readonly edge: number | undefined
  readonly skip: number
}

/**
 * Maps an offset on the keyset order: whole stretches are passed over by their counts, so a deep page costs as much
 * as a shallow one.
 *
 * @param stretches in list order
 */
export function pageStart(
  stretches: readonly Stretch[],
  page: Pick<ResultPageRequest, 'offset' | 'newestFirst'>,
): PageStart {
  let skip = page.offset
  for (const stretch of stretches) {
    if (skip < stretch.count) return { edge: page.newestFirst ? stretch.to : stretch.from, skip }
    skip -= stretch.count
  }
  const last = stretches.at(-1)
  // Behind the last counted row; rows that came since are still found by skipping on from the last stretch.
  if (last === undefined) return { edge: undefined, skip }
  return { edge: page.newestFirst ? last.to : last.from, skip: skip + last.count }
}

/**
 * How many rows match, by stretches of time in list order. Whole UTC days are read from counters; the cut-off ends
 * of a range, and filters by a keyed hash, are counted in an index.
 */
export async function countStretches(
  sql: Sql,
  filter: RowFilter,
  newestFirst: boolean,
): Promise<readonly Stretch[]> {
  const min = filter.createdAtMin ?? 0
  const max = filter.createdAtMax ?? Number.MAX_SAFE_INTEGER
  if (min > max) return []
  if (filter.customHash !== undefined || filter.docupassHash !== undefined) {
    const count = await countRows(sql, filter, { from: min, to: max })
    return count === 0 ? [] : [{ from: min, to: max, count }]
  }
  const days = await countDays(sql, filter, { from: min, to: max })
  const stretches = await Promise.all(
    days.map(async ({ day, count }): Promise<Stretch> => {
      const whole = { from: day * dayMs, to: (day + 1) * dayMs - 1 }
      const cut = { from: Math.max(whole.from, min), to: Math.min(whole.to, max) }
      const isWhole = cut.from === whole.from && cut.to === whole.to
      return { ...cut, count: isWhole ? count : await countRows(sql, filter, cut) }
    }),
  )
  stretches.sort((a, b) => (newestFirst ? b.from - a.from : a.from - b.from))
  return stretches.filter((stretch) => stretch.count > 0)
}

/** The ids of a page in list order, and one more than asked for when there are more. */
export async function pageIds(
  sql: Sql,
  filter: RowFilter,
  page: ResultPageRequest & { readonly start: PageStart },
): Promise<readonly string[]> {
  const direction = page.newestFirst ? 'desc' : 'asc'
  let query = matching(sql, filter).select('id').orderBy('created_at', direction).orderBy('id', direction)
  const { after } = page
  if (after !== undefined)
    query = query.where((where) =>
      where(
        where.refTuple('created_at', 'id'),
        page.newestFirst ? '<' : '>',
        where.tuple(after.at, after.id),
      ),
    )
  else if (page.start.edge !== undefined)
    query = query.where('created_at', page.newestFirst ? '<=' : '>=', page.start.edge)
  if (filter.createdAtMin !== undefined) query = query.where('created_at', '>=', filter.createdAtMin)
  if (filter.createdAtMax !== undefined) query = query.where('created_at', '<=', filter.createdAtMax)
  const rows = await query
    .limit(page.limit + 1)
    .offset(after === undefined ? page.start.skip : 0)
    .execute()
  return rows.map((row) => row.id)
}

function matching(sql: Sql, filter: RowFilter) {
  let query = sql.selectFrom('transactions').where('account_id', '=', filter.accountId)
  if (filter.mode !== undefined) query = query.where('mode', '=', filter.mode)
  if (filter.profileId !== undefined) query = query.where('profile_id', '=', filter.profileId)
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  if (filter.customHash !== undefined) query = query.where('custom_hash', '=', filter.customHash)
  if (filter.docupassHash !== undefined) query = query.where('docupass_hash', '=', filter.docupassHash)
  return query
}

interface Span {
  readonly from: number
  readonly to: number
}

async function countRows(sql: Sql, filter: RowFilter, span: Span): Promise<number> {
  const { count } = await matching(sql, filter)
    .select(raw<number>`count(*)`.as('count'))
    .where('created_at', '>=', span.from)
    .where('created_at', '<=', span.to)
    .executeTakeFirstOrThrow()
  return count
}

async function countDays(sql: Sql, filter: RowFilter, span: Span): Promise<{ day: number; count: number }[]> {
  let query = sql
    .selectFrom('transaction_counts')
    .select(['day', raw<number>`sum(count)::bigint`.as('count')])
    .where('account_id', '=', filter.accountId)
    .where('day', '>=', dayOf(span.from))
    .where('day', '<=', dayOf(span.to))
  if (filter.mode !== undefined) query = query.where('mode', '=', filter.mode)
  if (filter.profileId !== undefined) query = query.where('profile_id', '=', filter.profileId)
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  return query.groupBy('day').execute()
}

/** The column is a 32-bit integer; times beyond it lie in no day we ever counted. */
function dayOf(at: number): number {
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.floor(at / dayMs)))
}
