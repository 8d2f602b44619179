import { sql as raw } from 'kysely'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { enqueue } from '../worker/jobs.ts'

/** So many blobs at a time. */
const batch = 1000

/**
 * Takes away what links kept for a legal hold alone, once that was lifted or is over; jobs unlink the blobs.
 *
 * @returns how many blobs that were
 */
export async function forgetReleased(context: RecordsContext): Promise<number> {
  let forgotten = 0
  for (;;) {
    const gone = await forgetBatch(context)
    forgotten += gone
    if (gone < batch) return forgotten
  }
}

async function forgetBatch(context: RecordsContext): Promise<number> {
  const { database, clock } = context
  return database.inTransaction('system', async (sql) => {
    const released = sql
      .selectFrom('hosted_link_blobs as b')
      .innerJoin('hosted_links as l', 'l.id', 'b.link_id')
      .select('b.blob_id')
      .where('b.forgotten_at', 'is not', null)
      .where(
        raw<boolean>`not exists (select from legal_holds h where h.subject_id = l.subject_id
          and h.lifted_at is null and (h.ends_at is null or h.ends_at > ${clock.now()}))`,
      )
      .limit(batch)
    const gone = await sql
      .deleteFrom('hosted_link_blobs')
      .where('blob_id', 'in', released)
      .returning(['blob_id', 'account_id'])
      .execute()
    for (const accountId of new Set(gone.map((row) => row.account_id))) {
      const blobIds = gone.filter((row) => row.account_id === accountId).map((row) => row.blob_id)
      await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
    }
    return gone.length
  })
}
