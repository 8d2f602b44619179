import type { TransactionFilter } from '../../../flows/ports/pagination.ts'
import type { ResultPageRequest, ResultPage } from '../../../flows/ports/pagination.ts'
import type { TransactionRecords } from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import { countStretches, pageIds, pageStart, type RowFilter } from './transaction-pages.ts'
import { findTransactions, transactionReader } from './transaction-rows.ts'

export function readTransactionRecords(context: RecordsContext): Pick<TransactionRecords, 'get' | 'list'> {
  return {
    get: transactionReader(context),
    list: (principal, filter, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, filter, page })),
  }
}

async function list(
  context: RecordsContext,
  sql: Sql,
  request: {
    readonly principal: Principal
    readonly filter: TransactionFilter
    readonly page: ResultPageRequest
  },
): Promise<ResultPage<Transaction>> {
  const { principal, page } = request
  const filter = await rowFilter(context, sql, request)
  if (filter === null) return { rows: [], total: 0, hasMore: false }
  const stretches = await countStretches(sql, filter, page.newestFirst)
  const total = stretches.reduce((sum, stretch) => sum + stretch.count, 0)
  const ids = await pageIds(sql, filter, { ...page, start: pageStart(stretches, page) })
  const rows = await findTransactions(context, sql, { principal, ids: ids.slice(0, page.limit) })
  return { rows, total, hasMore: ids.length > page.limit }
}

/** Null when nothing can match, because a test key asks for live records. */
export async function rowFilter(
  context: RecordsContext,
  sql: Sql,
  { principal, filter }: { readonly principal: Principal; readonly filter: TransactionFilter },
): Promise<RowFilter | null> {
  const { accountId } = principal
  const only = onlyMode(principal)
  if (only !== undefined && filter.mode !== undefined && filter.mode !== only) return null
  const find = await context.ring.accountKey(sql, accountId, 'find')
  const hashed = (what: 'custom' | 'docupass', value: string | undefined) =>
    value === undefined ? undefined : findHash(find.key, what, value)
  return {
    accountId,
    mode: only ?? filter.mode,
    profileId: filter.profileId,
    decision: filter.decision,
    customHash: hashed('custom', filter.customData),
    docupassHash: hashed('docupass', filter.docupass),
    createdAtMin: filter.createdAtMin,
    createdAtMax: filter.createdAtMax,
  }
}
