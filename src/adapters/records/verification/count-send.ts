import { sql as raw } from 'kysely'
import type { SendLimit } from '../../../flows/ports/verification/hosted-links.ts'
import { keyedHash } from '../../../platform/sealing/seal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'

/** Undoes what was counted, and carries the limit out of the database transaction. */
class UsedUp extends Error {
  readonly limit: SendLimit

  constructor(limit: SendLimit) {
    super('A limit of sending is used up.')
    this.limit = limit
  }
}

/**
 * Counts one more of each, or nothing.
 *
 * @returns the first limit that is used up, in the order given; null where none is
 */
export async function countSend(
  context: RecordsContext,
  limits: readonly SendLimit[],
): Promise<SendLimit | null> {
  const { key } = await context.ring.pepper()
  const counted = limits.map((limit) => {
    const bucket = keyedHash(key, 'send', `${limit.windowMs} ${limit.name}`)
    return { limit, bucket }
  })
  try {
    await context.database.inTransaction('system', (sql) => countAll(context, sql, counted))
    return null
  } catch (error) {
    if (error instanceof UsedUp) return error.limit
    throw error
  }
}

interface Counted {
  readonly limit: SendLimit
  /** Hex. */
  readonly bucket: string
}

/** Always in the order of the buckets, so that two who count the same do not wait in a circle. */
async function countAll(context: RecordsContext, sql: Sql, counted: readonly Counted[]): Promise<void> {
  const now = context.clock.now()
  const overdrawn = new Set<SendLimit>()
  for (const { limit, bucket } of [...counted].sort((one, other) => (one.bucket < other.bucket ? -1 : 1))) {
    const { windowMs, most } = limit
    const start = Math.floor(now / windowMs) * windowMs
    const row = {
      bucket: new Uint8Array(Buffer.from(bucket, 'hex')),
      ...{ window_start: start, ends_at: start + windowMs, count: 1 },
    }
    const { count } = await sql
      .insertInto('send_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'window_start']).doUpdateSet({ count: raw`send_counts.count + 1` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count > most) overdrawn.add(limit)
  }
  const first = counted.find(({ limit }) => overdrawn.has(limit))
  if (first !== undefined) throw new UsedUp(first.limit)
}
