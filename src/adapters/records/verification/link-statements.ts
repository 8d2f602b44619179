import type { KeptBytes } from '../../../vocabulary/agreements/signing.ts'
import type { LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { onlyMode } from '../engine/records-context.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import type { Statement } from '../engine/session.ts'
import { type LinkSeal, sealLinkBlob, sealLinkEvent } from './link-rows.ts'

export function linkEventRow(seal: LinkSeal, event: LinkEvent): Statement {
  const { accountId, linkId } = seal
  const { seq, at } = event
  const row = { link_id: linkId, seq, account_id: accountId, at, sealed: sealLinkEvent(seal, event) }
  return insertStatement('hosted_link_events', [row])
}

/** @param seq number of the event that they came with; 0 for what the link was made with */
export function linkBlobRows(
  seal: LinkSeal,
  { blobs, seq, at }: { readonly blobs: readonly KeptBytes[]; readonly seq: number; readonly at: number },
): readonly Statement[] {
  const { accountId, linkId } = seal
  const [first, ...more] = blobs.map((blob) => ({
    ...{ blob_id: blob.blobId, link_id: linkId, account_id: accountId, seq, created_at: at },
    sealed: sealLinkBlob(seal, blob),
  }))
  return first === undefined ? [] : [insertStatement('hosted_link_blobs', [first, ...more])]
}

interface Judged {
  readonly principal: Pick<Principal, 'accountId' | 'mode'>
  readonly linkId: string
  /** Number of events when it was judged. */
  readonly seen: number
  /** Of an open link that holds something of a person from now on: the instant. Null for one that ends. */
  readonly lastEventAt: number | null
  /** Whose it must still be. */
  readonly subjectId: string
}

/**
 * Locks a link until the transaction ends, and holds that it is open and has as many events as were seen; otherwise all is undone
 * with `states.recordMoved`. The second statement is one of its own, so that it sees what was committed while it waited.
 */
export function unmovedLink({
  principal,
  linkId,
  seen,
  lastEventAt,
  subjectId,
}: Judged): readonly Statement[] {
  const { accountId } = principal
  const locking = `update hosted_links set last_event_at = $3::bigint
    where id = $1 and account_id = $2 and ($4::text is null or mode = $4) and subject_id = $5 returning id`
  const holding = `select id from hosted_links
    where id = $1 and account_id = $2
      and not exists (select from hosted_link_completions where link_id = $1)
      and (select count(*) from hosted_link_events where link_id = $1) = $3::int`
  const parameters = [linkId, accountId, lastEventAt, onlyMode(principal) ?? null, subjectId]
  return [
    requiringRow({ sql: locking, parameters }, states.recordMoved),
    requiringRow({ sql: holding, parameters: [linkId, accountId, seen] }, states.recordMoved),
  ]
}

/**
 * Deletes rows of blobs and has a job unlink the blobs; nothing where there is none. Under legal hold they stay, marked, for
 * `forgetReleased`.
 */
export function forgettingBlobs(forgotten: {
  readonly accountId: string
  readonly linkId: string
  /** Ids of those, or null for all of the link. */
  readonly blobIds: readonly string[] | null
  readonly job: { readonly id: string; readonly version: number; readonly maxAttempts: number }
  readonly at: number
}): Statement {
  const { accountId, linkId, blobIds, job, at } = forgotten
  return {
    sql: `with holds as (
        select h.id from legal_holds h join hosted_links l on l.subject_id = h.subject_id
        where l.id = $1 and l.account_id = $2 and h.lifted_at is null and (h.ends_at is null or h.ends_at > $6::bigint)
      ), held as (
        update hosted_link_blobs set forgotten_at = $6::bigint
        where link_id = $1 and account_id = $2 and ($3::text[] is null or blob_id = any($3::text[]))
          and forgotten_at is null and exists (select from holds)
      ), gone as (
        delete from hosted_link_blobs
        where link_id = $1 and account_id = $2 and ($3::text[] is null or blob_id = any($3::text[]))
          and not exists (select from holds)
        returning blob_id
      )
      insert into jobs (id, account_id, kind, version, payload, state, run_at, max_attempts, created_at)
      select $4, $2, 'forget-blobs', $5::int, json_build_object('blobIds', json_agg(blob_id))::text, 'ready',
        $6::bigint, $7::int, $6::bigint
      from gone having count(*) > 0`,
    parameters: [linkId, accountId, blobIds, job.id, job.version, at, job.maxAttempts],
  }
}
