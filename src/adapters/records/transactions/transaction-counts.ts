import { type Kysely, sql as raw } from 'kysely'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'

export const dayMs = 86_400_000

/** Which counter a transaction is counted in. */
export interface CountedAs {
  readonly accountId: string
  readonly createdAt: number
  readonly mode: Mode
  readonly profileId: string
  readonly decision: Transaction['decision']
}

/** Counts one transaction in (+1) or out (-1). The caller holds the end of the audit chain, which orders counters. */
export async function count(sql: Sql, as: CountedAs, by: 1 | -1): Promise<void> {
  await (by === 1 ? countingIn(sql, as) : countingOut(sql, as)).execute()
}

/** Counts one transaction out. */
export function countingOut(sql: Kysely<Tables>, as: CountedAs) {
  return sql
    .updateTable('transaction_counts')
    .set({ count: raw`count - 1` })
    .where('account_id', '=', as.accountId)
    .where('day', '=', dayOf(as))
    .where('mode', '=', as.mode)
    .where('profile_id', '=', as.profileId)
    .where('decision', '=', as.decision)
}

/** Counts one transaction in. */
export function countingIn(sql: Kysely<Tables>, as: CountedAs) {
  return sql
    .insertInto('transaction_counts')
    .values({
      account_id: as.accountId,
      day: dayOf(as),
      mode: as.mode,
      profile_id: as.profileId,
      decision: as.decision,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day', 'mode', 'profile_id', 'decision'])
        .doUpdateSet({ count: raw`transaction_counts.count + 1` }),
    )
}

function dayOf({ createdAt }: CountedAs): number {
  return Math.floor(createdAt / dayMs)
}
