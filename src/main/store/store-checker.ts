import { CompiledQuery } from 'kysely'
import type { Checker } from '../../flows/ports/fsck/checker.ts'
import { checkStore } from '../../fsck/check-store.ts'
import type { BlobsUnderCheck, StoreUnderCheck, TextRow } from '../../fsck/store.ts'
import { verifyAudit } from '../../fsck/verify-audit.ts'
import type { Database } from '../../adapters/records/engine/database.ts'
import type { Tables } from '../../adapters/records/engine/schema.ts'
import { maxRequestMs, orphanSweepEveryMs } from '../../entrypoints/worker/delete-orphans.ts'

/** Blobs younger than this may belong to a request under way, or to one cut off whose blobs are still to be swept. */
const orphanAgeMs = maxRequestMs + 3 * orphanSweepEveryMs
const statementTimeoutMs = 600_000

/** Gives the checker nothing but a bare query function, on one snapshot so that it may run beside a busy service. */
export function storeChecker(context: {
  readonly database: Database<Tables>
  readonly masterKeys: () => readonly Uint8Array[]
  readonly blobs: BlobsUnderCheck
  readonly now: () => number
}): Checker {
  const { database, masterKeys, blobs, now } = context
  const inOneSnapshot = <T>(check: (store: StoreUnderCheck) => Promise<T>): Promise<T> =>
    database.inTransaction(
      'system',
      (trx) => {
        const query = async (sql: string, parameters: readonly unknown[]): Promise<readonly TextRow[]> =>
          (await trx.executeQuery<TextRow>(CompiledQuery.raw(sql, [...parameters]))).rows
        return check({ query, blobs, masterKeys: masterKeys(), now: now(), orphansOlderThan: orphanAgeMs })
      },
      { isolation: 'repeatable read', statementMs: statementTimeoutMs, attempts: 1 },
    )
  return {
    checkStore: (onCheck) => inOneSnapshot((store) => checkStore(store, onCheck)),
    verifyAudit: (accountId, known) => inOneSnapshot((store) => verifyAudit(store, accountId, known)),
  }
}
