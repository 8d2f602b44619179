import type { Sql } from '../engine/records-context.ts'

/** Drops the answers that were kept about records now gone; their keys stay taken until they expire. */
export async function forgetAnswers(
  sql: Sql,
  { accountId, recordIds }: { readonly accountId: string; readonly recordIds: readonly string[] },
): Promise<void> {
  await sql
    .updateTable('idempotency')
    .set({ sealed: null })
    .where('account_id', '=', accountId)
    .where('record_id', 'in', recordIds)
    .execute()
}
