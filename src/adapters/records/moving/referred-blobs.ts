import type { Ask } from './tables-to-move.ts'

/** Everything that a record may refer to in the vault. */
const referring = `select blob_id from images union all select blob_id from files
  union all select blob_id from contracts
  union all select blob_id from signing_blobs
  union all select blob_id from hosted_link_blobs
  union all select blob_id from exports where state = 'ready'
  union all select blob_id from quick_pictures`
const pageSize = 1000

/** Ids of all blobs that belong to something. */
export async function* referredBlobs(ask: Ask): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const rows = await ask(
      `select blob_id from (${referring}) as referred where blob_id > $1 order by blob_id limit $2`,
      [after, pageSize],
    )
    for (const row of rows) yield (after = String(row['blob_id']))
    if (rows.length < pageSize) return
  }
}

/** Which of these ids belong to something. */
export async function ownBlobs(ask: Ask, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ask(`select blob_id from (${referring}) as referred where blob_id = any($1::text[])`, [
    ids,
  ])
  return new Set(rows.map((row) => String(row['blob_id'])))
}
