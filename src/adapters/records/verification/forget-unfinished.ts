import { sql as raw } from 'kysely'
import { actors } from '../../../vocabulary/account/actor.ts'
import { type Principal, scopes } from '../../../vocabulary/account/principal.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { isOfMaking } from '../../../vocabulary/verification/link-events.ts'
import { removeSignings } from '../agreements/signing-rows.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { nothingHashed } from '../audit/audit-chain.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { holdsOn } from '../retention/legal-holds.ts'
import { enqueue } from '../worker/jobs.ts'
import { linkRows, openLink, openLinkEvent, type OpenLink, sealLinkEvent } from './link-rows.ts'

const dayMs = 86_400_000

/** So many links at a time. */
const batch = 200

/**
 * Takes away what links hold of persons who did not finish: their events, pictures, sessions and contracts. The link stays, with what
 * the account gave, and begins anew. What is under legal hold is left.
 *
 * @param days since the newest event
 * @returns how many links forgot something
 */
export async function forgetUnfinished(context: RecordsContext, days: number): Promise<number> {
  const { database, clock } = context
  const before = clock.now() - days * dayMs
  await database.inTransaction('system', (sql) =>
    sql.deleteFrom('send_times').where('ends_at', '<=', clock.now()).execute(),
  )
  let forgotten = 0
  for (;;) {
    const links = await database.inTransaction('system', (sql) => unfinished(context, sql, before))
    let gone = 0
    for (const { id, account_id: accountId } of links) {
      const principal: Principal = {
        ...{ accountId, actor: actors.retention, kind: 'server', mode: 'live', scopes },
      }
      const isForgotten = await asAccount(context, principal, (sql) =>
        forgetOne(context, sql, { principal, id, before }),
      )
      if (isForgotten) gone += 1
    }
    forgotten += gone
    // Those that could not forget now are looked at again in the next round.
    if (gone < batch) return forgotten
  }
}

/** The oldest first; what is held is not even asked about. */
function unfinished(context: RecordsContext, sql: Sql, before: number) {
  const now = context.clock.now()
  return sql
    .selectFrom('hosted_links as l')
    .select(['l.id', 'l.account_id'])
    .where('l.last_event_at', '<=', before)
    .where(
      raw<boolean>`not exists (select from legal_holds h
        where h.subject_id = l.subject_id and h.lifted_at is null and (h.ends_at is null or h.ends_at > ${now}))`,
    )
    .orderBy('l.last_event_at')
    .limit(batch)
    .execute()
}

interface Forgetting {
  readonly principal: Principal
  readonly id: string
  readonly before: number
}

/** False where the link has moved on, ended or is held by now. */
async function forgetOne(
  context: RecordsContext,
  sql: Sql,
  { principal, id, before }: Forgetting,
): Promise<boolean> {
  const row = await linkRows(sql, principal)
    .where('l.id', '=', id)
    .where('l.last_event_at', '<=', before)
    .forUpdate('l')
    .executeTakeFirst()
  if (row === undefined) return false
  const { accountId } = principal
  if ((await holdsOn(context, sql, { accountId, subjectId: row.subject_id })).length > 0) return false
  const open = await openLink(context, sql, row)
  const blobIds = [
    ...(await forgetFlow(context, sql, open)),
    ...(await removeSignings(sql, { accountId, recordId: id })),
  ]
  if (blobIds.length > 0) await enqueue(context, sql, { accountId, ...jobOf('forget-blobs', { blobIds }) })
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    ...{ accountId, at: context.clock.now(), actor: principal.actor, target: id },
    ...{ action: 'link.forgotten', digest: nothingHashed },
  })
  return true
}

/** What the service found in pictures of the account stays; what came after it goes, and one event says so. */
async function forgetFlow(context: RecordsContext, sql: Sql, open: OpenLink): Promise<readonly string[]> {
  const { accountId, linkId } = open
  const rows = await sql
    .selectFrom('hosted_link_events')
    .select(['seq', 'sealed'])
    .where('link_id', '=', linkId)
    .orderBy('seq')
    .execute()
  const later = rows.findIndex((row) => !isOfMaking(openLinkEvent(open, row)))
  const kept = later === -1 ? rows.length : later
  for (const part of ['hosted_link_sessions', 'hosted_link_hand_offs'] as const)
    await sql.deleteFrom(part).where('link_id', '=', linkId).execute()
  await sql.deleteFrom('hosted_link_events').where('link_id', '=', linkId).where('seq', '>', kept).execute()
  const gone = await sql
    .deleteFrom('hosted_link_blobs')
    .where('link_id', '=', linkId)
    .where('seq', '>', 0)
    .returning('blob_id')
    .execute()
  const at = context.clock.now()
  const head = { seq: kept + 1, at, session: '', ip: '', location: null }
  const sealed = sealLinkEvent(open, { ...head, deed: { kind: 'forgotten' } })
  await sql
    .insertInto('hosted_link_events')
    .values({ link_id: linkId, seq: head.seq, account_id: accountId, at, sealed })
    .execute()
  await sql.updateTable('hosted_links').set({ last_event_at: null }).where('id', '=', linkId).execute()
  return gone.map((row) => row.blob_id)
}
