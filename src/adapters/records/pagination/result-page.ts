import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { ResultPage, ResultPageRequest } from '../../../flows/ports/pagination.ts'

/** A list: what is counted, what is shown of it, and the columns that order it. */
interface Listing<CountedDB, Counted extends keyof CountedDB, ShownDB, Shown extends keyof ShownDB, Row> {
  /** The rows of the whole list, without the joins that only the shown columns need. */
  readonly counted: SelectQueryBuilder<CountedDB, Counted, unknown>
  readonly shown: SelectQueryBuilder<ShownDB, Shown, Row>
  /** From the most to the least significant, with the aliases of their tables. */
  readonly order: readonly (string | Expression<unknown>)[]
}

/** The page of a list that begins at an offset, and how long the list is. */
export async function resultPage<
  CountedDB,
  Counted extends keyof CountedDB,
  ShownDB,
  Shown extends keyof ShownDB,
  Row,
>(
  { counted, shown, order }: Listing<CountedDB, Counted, ShownDB, Shown, Row>,
  { limit, offset, newestFirst }: ResultPageRequest,
): Promise<ResultPage<Row>> {
  const { total } = await counted
    .clearSelect()
    .select(sql`count(*)`.as('total'))
    .$castTo<{ readonly total: number }>()
    .executeTakeFirstOrThrow()
  const direction = newestFirst ? 'desc' : 'asc'
  const ordered = order.reduce(
    (query: typeof shown, by) => query.orderBy(typeof by === 'string' ? sql.ref(by) : by, direction),
    shown,
  )
  const found = await ordered
    .limit(limit + 1)
    .offset(offset)
    .execute()
  return { rows: found.slice(0, limit), total, hasMore: found.length > limit }
}
