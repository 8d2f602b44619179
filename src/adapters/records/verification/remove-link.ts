import { createHash } from 'node:crypto'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { removeSignings } from '../agreements/signing-rows.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { forgetAnswers } from '../idempotency/forget-answers.ts'
import { refuseHeld } from '../retention/legal-holds.ts'
import { dropIfNothingElse } from '../screening/false-positive-rows.ts'
import { destroyKey, type Destruction } from '../subjects/destroy-key.ts'
import { lockSubject } from '../subjects/subject-rows.ts'
import { cancelEvents } from '../webhooks/outbox.ts'
import { enqueue } from '../worker/jobs.ts'
import { linkRows } from './link-rows.ts'
import { referenceDigest } from './link-history.ts'

/** What hangs on a link, in an order in which it can be deleted. */
const parts = [
  'hosted_link_sessions',
  'hosted_link_hand_offs',
  'hosted_link_completions',
  'hosted_link_events',
] as const

/**
 * Destroys a link, what happened to it and its signings; a job unlinks its blobs. Its transaction is a record of its own and stays.
 * Null when there is none; otherwise SHA-256 of its envelope and the blobs.
 */
export async function removeLink(
  context: RecordsContext,
  sql: Sql,
  request: Pick<Destruction, 'accountId' | 'id' | 'at' | 'actor'>,
): Promise<{ readonly digest: Uint8Array; readonly blobIds: readonly string[] } | null> {
  const { accountId, id, at, actor } = request
  const row = await sql
    .selectFrom('hosted_links')
    .select(['sealed', 'subject_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const digest = createHash('sha256').update(row.sealed).digest()
  const blobIds = [
    ...(await dropParts(sql, { accountId, id })),
    ...(await removeSignings(sql, { accountId, recordId: id })),
  ]
  await sql.deleteFrom('hosted_links').where('account_id', '=', accountId).where('id', '=', id).execute()
  await cancelEvents(sql, accountId, { transactionId: id })
  await forgetAnswers(sql, { accountId, recordIds: [id] })
  await destroyKey(sql, { accountId, kind: 'link', id, at, actor, lastSeq: 0, digest })
  await dropIfNothingElse(sql, { accountId, subjectId: row.subject_id })
  if (blobIds.length > 0) await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, { accountId, at, actor, action: 'link.deleted', target: id, digest })
  return { digest, blobIds }
}

async function dropParts(
  sql: Sql,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<readonly string[]> {
  for (const part of parts)
    await sql.deleteFrom(part).where('account_id', '=', accountId).where('link_id', '=', id).execute()
  const gone = await sql
    .deleteFrom('hosted_link_blobs')
    .where('account_id', '=', accountId)
    .where('link_id', '=', id)
    .returning('blob_id')
    .execute()
  return gone.map((row) => row.blob_id)
}

interface Removal {
  readonly principal: Principal
  readonly reference: string
}

/**
 * Removes the link of an address, and of a reusable one what persons have begun by it and not ended.
 * Throws Refusal ERROR_OPERATION_FAILED while a person of it is under legal hold.
 */
export async function removeLinkByReference(
  context: RecordsContext,
  { principal, reference }: Removal,
): Promise<boolean> {
  const digest = await referenceDigest(context, reference)
  return asAccount(context, principal, async (sql) => {
    const link = await linkRows(sql, principal).where('l.reference_digest', '=', digest).executeTakeFirst()
    if (link === undefined) return false
    const begun = await linkRows(sql, principal)
      .where('l.parent_id', '=', link.id)
      .where('l.id', 'not in', (ended) => ended.selectFrom('hosted_link_completions').select('link_id'))
      .execute()
    return removeAll(context, sql, { principal, links: [link, ...begun] })
  })
}

/** All subjects are locked before the first link, in the order of their ids. */
async function removeAll(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    links,
  }: {
    readonly principal: Principal
    readonly links: readonly { readonly id: string; readonly subject_id: string }[]
  },
): Promise<boolean> {
  const { accountId, actor } = principal
  for (const subjectId of [...new Set(links.map((link) => link.subject_id))].sort()) {
    await lockSubject(sql, { principal, subjectId, share: true })
    await refuseHeld(context, sql, { accountId, subjectId })
  }
  let isFound = false
  for (const { id } of links) {
    const removed = await removeLink(context, sql, { accountId, id, at: context.clock.now(), actor })
    isFound ||= removed !== null
  }
  return isFound
}
