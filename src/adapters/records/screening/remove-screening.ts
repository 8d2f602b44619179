import { createHash } from 'node:crypto'
import { appendAudit } from '../audit/append-audit.ts'
import { destroyKey, type Destruction } from '../subjects/destroy-key.ts'
import { dropIfNothingElse } from './false-positive-rows.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'

/** Destroys a screening. Null when there is none; otherwise SHA-256 of its envelope. */
export async function removeScreening(
  context: RecordsContext,
  sql: Sql,
  request: Pick<Destruction, 'accountId' | 'id' | 'at' | 'actor'>,
): Promise<Uint8Array | null> {
  const { accountId, id, at, actor } = request
  const row = await sql
    .deleteFrom('screenings')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['sealed', 'subject_id'])
    .executeTakeFirst()
  if (row === undefined) return null
  const digest = createHash('sha256').update(row.sealed).digest()
  await forgetAnswers(sql, { accountId, recordIds: [id] })
  await destroyKey(sql, { accountId, kind: 'screening', id, at, actor, lastSeq: 0, digest })
  await dropIfNothingElse(sql, { accountId, subjectId: row.subject_id })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, { accountId, at, actor, action: 'screening.deleted', target: id, digest })
  return digest
}
