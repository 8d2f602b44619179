import { useCallback, useState } from 'preact/hooks'
import type { Client } from '../../kit/client/client.ts'
import type { Schemas } from '../../kit/client/shapes.generated.ts'
import { useLoaded, type Loaded } from '../../kit/state/use-loaded.ts'
import type { DecisionWord } from './summary.ts'

export type Filter = DecisionWord | 'all'
export type TransactionRow = Schemas['Transaction']

export interface TransactionRows {
  readonly rows: readonly TransactionRow[]
  readonly total: number
  /** Where the next rows begin; null after the last. */
  readonly cursor: string | null
}

export interface TransactionQueue extends Loaded<TransactionRows> {
  /** Appends the next rows. */
  readonly loadMore: () => void
  readonly isLoadingMore: boolean
  /** Takes a row out that no longer belongs to the filter. */
  readonly remove: (id: string) => void
}

const rowsPerRequest = 25

/** Transactions of one filter, the newest first. */
export function useTransactions(client: Client, filter: Filter): TransactionQueue {
  const [isLoadingMore, setLoadingMore] = useState(false)
  const fetchRows = useCallback(
    async (cursor: string | null, signal?: AbortSignal): Promise<TransactionRows> => {
      const answer = await client.call('GET /transaction', {
        query: {
          limit: rowsPerRequest,
          ...(filter === 'all' ? {} : { decision: filter }),
          ...(cursor === null ? {} : { cursor }),
        },
        ...(signal === undefined ? {} : { signal }),
      })
      return { rows: answer.transactions, total: answer.total, cursor: answer.nextCursor ?? null }
    },
    [client, filter],
  )
  const load = useCallback((signal: AbortSignal) => fetchRows(null, signal), [fetchRows])
  const loaded = useLoaded(load)
  const { value, replace, reload } = loaded
  return {
    ...loaded,
    isLoadingMore,
    loadMore: () => {
      if (value === null || isLoadingMore) return
      setLoadingMore(true)
      fetchRows(value.cursor)
        .then((next) => replace({ ...next, rows: [...value.rows, ...next.rows] }))
        .catch(reload)
        .finally(() => setLoadingMore(false))
    },
    remove: (id) => {
      if (value?.rows.some((row) => row.id === id) !== true) return
      replace({ ...value, rows: value.rows.filter((row) => row.id !== id), total: value.total - 1 })
    },
  }
}

/** The row to open when one is decided: the one after it, else the one before it. */
export function neighbourOf(rows: readonly { readonly id: string }[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id)
  if (at === -1) return null
  return rows[at + 1]?.id ?? rows[at - 1]?.id ?? null
}
