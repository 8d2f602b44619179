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
 * Counts one more of each within the time before it, or nothing: a time that began anew by the clock would let twice as many
 * through around its turn.
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
    const row = {
      bucket: new Uint8Array(Buffer.from(bucket, 'hex')),
      ...{ sent_at: raw<readonly number[]>`array[${now}::bigint]`, ends_at: now + windowMs },
    }
    // A row is locked until the transaction ends: of two at once, the second counts the first.
    const { count } = await sql
      .insertInto('send_times')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('bucket').doUpdateSet({
          sent_at: raw`array(select at from unnest(send_times.sent_at) as at
            where at > ${now - windowMs}::bigint order by at) || excluded.sent_at`,
          ends_at: raw`excluded.ends_at`,
        }),
      )
      .returning(raw<number>`cardinality(sent_at)`.as('count'))
      .executeTakeFirstOrThrow()
    if (count > most) overdrawn.add(limit)
  }
  const first = counted.find(({ limit }) => overdrawn.has(limit))
  if (first !== undefined) throw new UsedUp(first.limit)
}
