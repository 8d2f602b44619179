import type { TransactionFilter } from '../../../flows/ports/pagination.ts'
import type { ResultPageRequest, ResultPage } from '../../../flows/ports/pagination.ts'
import type { TransactionRecords } from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { readRows, readTogether } from '../engine/queries/read-rows.ts'
import { type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import {
  countingStretches,
  countingTotal,
  pageIds,
  pageStart,
  type PageStart,
  type RowFilter,
} from './transaction-pages.ts'
import { openTransactions, pageRows, transactionReader } from './transaction-rows.ts'

export function readTransactionRecords(context: RecordsContext): Pick<TransactionRecords, 'get' | 'list'> {
  const read = transactionReader(context)
  return {
    get: async (principal, id) => (await read(principal, id))?.transaction ?? null,
    list: (principal, filter, page) => list(context, { principal, filter, page }),
  }
}

/** In one round trip; in two for a page in the middle, which begins where the counters say. */
async function list(
  context: RecordsContext,
  request: {
    readonly principal: Principal
    readonly filter: TransactionFilter
    readonly page: ResultPageRequest
  },
): Promise<ResultPage<Transaction>> {
  const { principal, page } = request
  const filter = await rowFilter(context, null, request)
  if (filter === null) return { rows: [], total: 0, hasMore: false }
  const { database } = context
  const { accountId } = principal
  const rowsFrom = (start: PageStart) => {
    const ids = pageIds(database.kysely, filter, { ...page, start })
    return pageRows(database.kysely, principal, { ids, newestFirst: page.newestFirst })
  }
  if (page.after === undefined && page.offset > 0) {
    const counting = countingStretches(database.kysely, filter, page.newestFirst)
    const stretches = counting.read(await readTogether(database, accountId, counting.queries))
    const found = await readRows(database, accountId, rowsFrom(pageStart(stretches, page)))
    const total = stretches.reduce((sum, { count }) => sum + count, 0)
    return resultPage(context, { found, total, limit: page.limit })
  }
  const counting = countingTotal(database.kysely, filter)
  const atTop = rowsFrom({ edge: 'first day', skip: 0 })
  const [found, ...counts] = await readTogether(database, accountId, [atTop, ...counting.queries])
  return resultPage(context, { found, total: counting.read(counts), limit: page.limit })
}

async function resultPage(
  context: RecordsContext,
  read: {
    readonly found: Parameters<typeof openTransactions>[2]
    readonly total: number
    readonly limit: number
  },
): Promise<ResultPage<Transaction>> {
  const { found, total, limit } = read
  const rows = await openTransactions(context, null, found.slice(0, limit))
  return { rows, total, hasMore: found.length > limit }
}

/** Null when nothing can match, because a test key asks for live records. */
export async function rowFilter(
  context: RecordsContext,
  sql: Sql | null,
  { principal, filter }: { readonly principal: Principal; readonly filter: TransactionFilter },
): Promise<RowFilter | null> {
  const { accountId } = principal
  const only = onlyMode(principal)
  if (only !== undefined && filter.mode !== undefined && filter.mode !== only) return null
  const hashed = async (what: 'custom' | 'docupass', value: string | undefined) => {
    if (value === undefined) return undefined
    const { key } = await context.ring.accountKey(sql, accountId, 'find')
    return findHash(key, what, value)
  }
  return {
    accountId,
    mode: only ?? filter.mode,
    profileId: filter.profileId,
    decision: filter.decision,
    customHash: await hashed('custom', filter.customData),
    docupassHash: await hashed('docupass', filter.docupass),
    createdAtMin: filter.createdAtMin,
    createdAtMax: filter.createdAtMax,
  }
}
