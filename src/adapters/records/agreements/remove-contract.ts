import { createHash } from 'node:crypto'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'
import { dropIfNothingElse } from '../screening/false-positive-rows.ts'
import { removeSignings } from './signing-rows.ts'
import { destroyKey, type Destruction } from '../subjects/destroy-key.ts'
import { enqueue } from '../worker/jobs.ts'

/**
 * Destroys a contract of no transaction and its signings; a job unlinks their blobs. Null when there is none; otherwise SHA-256
 * of its envelope and the blobs.
 */
export async function removeContract(
  context: RecordsContext,
  sql: Sql,
  request: Pick<Destruction, 'accountId' | 'id' | 'at' | 'actor'>,
): Promise<{ readonly digest: Uint8Array; readonly blobIds: readonly string[] } | null> {
  const { accountId, id, at, actor } = request
  const row = await sql
    .deleteFrom('contracts')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['sealed', 'subject_id', 'blob_id'])
    .executeTakeFirst()
  if (row === undefined) return null
  const digest = createHash('sha256').update(row.sealed).digest()
  const blobIds = [row.blob_id, ...(await removeSignings(sql, { accountId, recordId: id }))]
  await forgetAnswers(sql, { accountId, recordIds: [id] })
  await destroyKey(sql, { accountId, kind: 'contract', id, at, actor, lastSeq: 0, digest })
  await dropIfNothingElse(sql, { accountId, subjectId: row.subject_id })
  await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, { accountId, at, actor, action: 'contract.deleted', target: id, digest })
  return { digest, blobIds }
}
