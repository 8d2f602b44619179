import type { Transaction } from 'kysely'
import type { Clock } from '../../../flows/ports/clock.ts'
import type { Ids } from '../../../flows/ports/ids.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { Database } from './database.ts'
import type { CallerCache } from '../keys/caller-cache.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { QuotaHolds } from '../account/quota-holds.ts'
import type { ReadGroups } from './groups/read-groups.ts'
import type { Tables } from './schema.ts'
import type { WriteGroups } from './groups/write-groups.ts'

/** One database transaction. Every statement of the records runs in one. */
export type Sql = Transaction<Tables>

/** What each aggregate works with. */
export interface RecordsContext {
  readonly database: Database<Tables>
  readonly ring: KeyRing
  readonly clock: Clock
  readonly ids: Ids
  readonly reads: ReadGroups
  readonly writes: WriteGroups
  readonly holds: QuotaHolds
  readonly callers: CallerCache
}

/** The only mode that the caller may see; undefined when it may see both. */
export function onlyMode(principal: Pick<Principal, 'mode'>): Mode | undefined {
  return principal.mode === 'test' ? 'test' : undefined
}

/** Runs in one transaction in the name of the caller's account, behind both walls. */
export function asAccount<T>(
  context: RecordsContext,
  principal: Principal,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  return context.database.inTransaction({ account: principal.accountId }, work)
}
