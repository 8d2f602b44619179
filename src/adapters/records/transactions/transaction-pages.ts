import { type Compilable, type Kysely, sql as raw } from 'kysely'
import type { ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { Tables } from '../engine/schema.ts'
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
  /** `first day`: that of which the counters know matching rows, looked for in the same statement. */
  readonly edge: number | 'first day' | undefined
  readonly skip: number
}

type Select = Pick<Kysely<Tables>, 'selectFrom'>

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

interface Span {
  readonly from: number
  readonly to: number
}

interface CountedRow {
  readonly day?: number
  /** Null: the sum of no rows. */
  readonly count: number | null
}

/** Queries, none where nothing can match, and how their answers are read. */
interface Counting<Counted> {
  readonly queries: readonly Compilable<CountedRow>[]
  readonly read: (answers: readonly (readonly CountedRow[])[]) => Counted
}

/** How many rows match. Whole UTC days are one sum of counters; the rest is counted as by `countingStretches`. */
export function countingTotal(sql: Select, filter: RowFilter): Counting<number> {
  const { whole, cut } = countedParts(filter)
  const days = whole === null ? [] : [sumDays(sql, filter, whole)]
  return {
    queries: [...days, ...cut.map((one) => countRows(sql, filter, one))],
    read: (answers) => answers.reduce((sum, [row]) => sum + (row?.count ?? 0), 0),
  }
}

/**
 * How many rows match, by stretches of time in list order. Whole UTC days are read from counters; the cut-off ends
 * of a range, and filters by a keyed hash, are counted in an index.
 */
export function countingStretches(
  sql: Select,
  filter: RowFilter,
  newestFirst: boolean,
): Counting<readonly Stretch[]> {
  const { whole, cut } = countedParts(filter)
  const days = whole === null ? [] : [countDays(sql, filter, whole)]
  const read = (answers: readonly (readonly CountedRow[])[]): readonly Stretch[] => {
    const counts = answers.slice(days.length).map((rows) => rows[0]?.count ?? 0)
    const ends = cut.map((one, at): Stretch => ({ ...one, count: counts[at] ?? 0 }))
    const counted = days.length === 0 ? [] : (answers[0] ?? [])
    return [...counted.map(stretchOfDay), ...ends]
      .filter(({ count }) => count > 0)
      .sort((a, b) => (newestFirst ? b.from - a.from : a.from - b.from))
  }
  return { queries: [...days, ...cut.map((one) => countRows(sql, filter, one))], read }
}

const stretchOfDay = ({ day = 0, count }: CountedRow): Stretch => ({
  from: day * dayMs,
  to: lastOf(day),
  count: count ?? 0,
})

/** The end of the last whole day that numbers hold exactly. */
const endOfTime = Math.floor(Number.MAX_SAFE_INTEGER / dayMs) * dayMs - 1

/** The days, first and last, that are counted by counters, and the spans that are counted by rows. */
function countedParts(filter: RowFilter): { readonly whole: Span | null; readonly cut: readonly Span[] } {
  const span = { from: filter.createdAtMin ?? 0, to: filter.createdAtMax ?? endOfTime }
  if (span.from > span.to) return { whole: null, cut: [] }
  if (isByHash(filter)) return { whole: null, cut: [span] }
  const whole = { from: firstWholeDay(span), to: lastWholeDay(span) }
  return { whole: whole.from > whole.to ? null : whole, cut: cutEnds(span) }
}

const firstWholeDay = ({ from }: Span): number => dayOf(from + dayMs - 1)
const lastWholeDay = ({ to }: Span): number => dayOf(to + 1) - 1

/** What of a span lies in days that it does not hold whole. */
function cutEnds(span: Span): readonly Span[] {
  const ends = [...new Set([dayOf(span.from), dayOf(span.to)])].map((day) => ({
    from: Math.max(day * dayMs, span.from),
    to: Math.min(lastOf(day), span.to),
    isWhole: day * dayMs >= span.from && lastOf(day) <= span.to,
  }))
  return ends.filter(({ isWhole, from, to }) => !isWhole && from <= to).map(({ from, to }) => ({ from, to }))
}

const lastOf = (day: number): number => (day + 1) * dayMs - 1

const isByHash = ({ customHash, docupassHash }: RowFilter): boolean =>
  customHash !== undefined || docupassHash !== undefined

/** The ids of a page in list order, and one more than asked for when there are more. */
export function pageIds(
  sql: Select,
  filter: RowFilter,
  page: ResultPageRequest & { readonly start: PageStart },
) {
  const direction = page.newestFirst ? 'desc' : 'asc'
  const comparison = page.newestFirst ? '<=' : '>='
  let query = matching(sql, filter).select('id').orderBy('created_at', direction).orderBy('id', direction)
  const { after, start } = page
  if (after !== undefined)
    query = query.where((where) =>
      where(
        where.refTuple('created_at', 'id'),
        page.newestFirst ? '<' : '>',
        where.tuple(after.at, after.id),
      ),
    )
  else if (start.edge === 'first day') {
    if (!isByHash(filter))
      query = query.where('created_at', comparison, firstDay(sql, filter, page.newestFirst))
  } else if (start.edge !== undefined) query = query.where('created_at', comparison, start.edge)
  if (filter.createdAtMin !== undefined) query = query.where('created_at', '>=', filter.createdAtMin)
  if (filter.createdAtMax !== undefined) query = query.where('created_at', '<=', filter.createdAtMax)
  // Part of the text, so that the plan that is kept for it is that of a page.
  const limited = query.limit(raw.lit(page.limit + 1))
  // With an offset as parameter no plan is kept: the database takes it for a tenth of all rows, and plans each page anew.
  return after !== undefined || start.skip === 0 ? limited : limited.offset(start.skip)
}

/** Where the first day in list order that has matching rows begins; as a query, it holds the list's first row. */
function firstDay(sql: Select, filter: RowFilter, newestFirst: boolean) {
  const { createdAtMin = 0, createdAtMax = endOfTime } = filter
  const edge = newestFirst
    ? raw<number>`(max(day)::bigint + 1) * ${raw.lit(dayMs)} - 1`
    : raw<number>`min(day)::bigint * ${raw.lit(dayMs)}`
  const days = { from: dayOf(createdAtMin), to: dayOf(createdAtMax) }
  return matchingDays(sql, filter, days).where('count', '>', 0).select(edge.as('edge'))
}

function matching(sql: Select, filter: RowFilter) {
  let query = sql.selectFrom('transactions').where('account_id', '=', filter.accountId)
  if (filter.mode !== undefined) query = query.where('mode', '=', filter.mode)
  if (filter.profileId !== undefined) query = query.where('profile_id', '=', filter.profileId)
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  if (filter.customHash !== undefined) query = query.where('custom_hash', '=', filter.customHash)
  if (filter.docupassHash !== undefined) query = query.where('docupass_hash', '=', filter.docupassHash)
  return query
}

function countRows(sql: Select, filter: RowFilter, span: Span) {
  return matching(sql, filter)
    .select(raw<number>`count(*)`.as('count'))
    .where('created_at', '>=', span.from)
    .where('created_at', '<=', span.to)
}

function countDays(sql: Select, filter: RowFilter, days: Span) {
  return matchingDays(sql, filter, days)
    .select(['day', raw<number>`sum(count)::bigint`.as('count')])
    .groupBy('day')
}

function sumDays(sql: Select, filter: RowFilter, days: Span) {
  return matchingDays(sql, filter, days).select(raw<number | null>`sum(count)::bigint`.as('count'))
}

/** @param days numbers of the first and the last one */
function matchingDays(sql: Select, filter: RowFilter, days: Span) {
  let query = sql
    .selectFrom('transaction_counts')
    .where('account_id', '=', filter.accountId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
  if (filter.mode !== undefined) query = query.where('mode', '=', filter.mode)
  if (filter.profileId !== undefined) query = query.where('profile_id', '=', filter.profileId)
  if (filter.decision !== undefined) query = query.where('decision', '=', filter.decision)
  return query
}

/** The column is a 32-bit integer; times beyond it lie in no day we ever counted. */
function dayOf(at: number): number {
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.floor(at / dayMs)))
}
