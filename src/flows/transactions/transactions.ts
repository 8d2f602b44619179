import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { Ports, RecordPorts } from '../ports/ports.ts'
import type { TransactionFilter } from '../ports/pagination.ts'
import type { ManualDecision } from '../ports/transactions/transactions.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import { requireFound } from '../screening/require-found.ts'

export function listTransactions(
  { records }: RecordPorts,
  principal: Principal,
  request: { readonly filter: TransactionFilter; readonly page: ResultPageRequest },
): Promise<ResultPage<Transaction>> {
  return records.list(principal, request.filter, request.page)
}

/** Throws Refusal ERROR_NOT_FOUND for unknown and foreign ids alike. */
export async function getTransaction(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<Transaction> {
  return requireFound(await records.get(principal, id))
}

/** A person's decision over ours; leaves an event and an audit entry. */
export async function decideTransaction(
  { records }: RecordPorts,
  principal: Principal,
  request: { readonly id: string; readonly manual: ManualDecision },
): Promise<Transaction> {
  return requireFound(await records.decide(principal, request.id, request.manual))
}

/**
 * The record's key is destroyed in the database before anything is unlinked: from then on no one can read its
 * pictures, and what an interrupted unlinking leaves behind is swept later.
 */
export async function deleteTransaction(
  { records, vault }: Pick<Ports, 'records' | 'vault'>,
  principal: Principal,
  id: string,
): Promise<void> {
  const removed = requireFound(await records.remove(principal, id))
  await Promise.all(removed.blobIds.map((blobId) => vault.forget(blobId)))
}
