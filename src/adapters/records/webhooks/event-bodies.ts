import { SealCorruptError, type VersionedKey } from '../../../platform/sealing/seal.ts'
import { testBody, tombstoneBody } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { DeliveredEvent } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { FrozenEvent } from './outbox.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'
import { openJson } from '../engine/sealed-json.ts'

/** An event as it was frozen, and the key that opens it. */
export interface OpenEvent {
  readonly frozen: FrozenEvent
  readonly key: VersionedKey
}

/** The events with these ids that can still be opened: not those whose record was deleted. */
export async function openEvents(
  context: RecordsContext,
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenEvent>> {
  const opened = new Map<string, OpenEvent>()
  if (ids.length === 0) return opened
  const rows = await sql
    .selectFrom('outbox as o')
    .innerJoin('record_keys as rk', 'rk.record_id', 'o.sealed_by')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['o.id', 'o.account_id', 'o.sealed'])
    .select(keyColumns)
    .where('o.id', 'in', ids)
    .execute()
  for (const row of rows) {
    const accountId = row.account_id
    try {
      const { recordKey: key } = await openKeys(context, sql, { accountId, columns: row })
      const frozen = readFrozen(openJson(key, { accountId, id: row.id, kind: 'event' }, row.sealed))
      opened.set(row.id, { frozen, key })
    } catch (error) {
      // Damage: fsck names it. What does not open is not sent.
      if (!(error instanceof SealCorruptError)) throw error
    }
  }
  return opened
}

/** The envelope proves that we wrote it. */
function readFrozen(content: unknown): FrozenEvent {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return content as FrozenEvent
  throw new Error('A stored event has a schema that this version does not know.')
}

/** What a try posts: the frozen text, or, when the record is gone, that it is gone. */
export function bodyOf(
  delivery: {
    readonly id: string
    readonly event: DeliveredEvent
    readonly transactionId: string
    readonly createdAt: number
  },
  opened: OpenEvent | undefined,
): string {
  const { id, event, transactionId, createdAt } = delivery
  if (event === 'test') return JSON.stringify(testBody(id, createdAt))
  return opened?.frozen.body ?? JSON.stringify(tombstoneBody(event, transactionId))
}
