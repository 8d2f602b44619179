import type { RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
import { type Actor } from '../../../vocabulary/account/actor.ts'
import type { Sql } from '../engine/records-context.ts'

export interface Destruction {
  readonly accountId: string
  readonly kind: RecordKind | 'subject'
  readonly id: string
  readonly at: number
  readonly actor: Actor
  /** Number of the last event; 0 for what has none, -1 for what this copy of the store never had. */
  readonly lastSeq: number
  /** SHA-256 of the last envelope. */
  readonly digest: Uint8Array
}

/**
 * The one way in which something is erased: its wrapped key goes, and with it everything sealed under it, wherever
 * copies of the envelopes lie; the erasure ledger keeps what must be erased again in a restored backup.
 */
export async function destroyKey(sql: Sql, destroyed: Destruction): Promise<void> {
  const { accountId, kind, id } = destroyed
  if (kind === 'subject')
    await sql
      .deleteFrom('subject_keys')
      .where('subject_id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  else
    await sql
      .deleteFrom('record_keys')
      .where('record_id', '=', id)
      .where('account_id', '=', accountId)
      .execute()
  await sql
    .insertInto('erasure_ledger')
    .values({
      account_id: accountId,
      kind,
      target_id: id,
      at: destroyed.at,
      actor: destroyed.actor,
      last_seq: destroyed.lastSeq,
      digest: destroyed.digest,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
