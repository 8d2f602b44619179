import type { HostedLinkRecords, LinkChange } from '../../../flows/ports/verification/hosted-links.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { jobKinds, jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import type { LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import { DatabaseFault, type Statement } from '../engine/session.ts'
import { eventRow } from '../webhooks/outbox.ts'
import { jobRow } from '../worker/jobs.ts'
import { linkRows, openLink, type OpenLink } from './link-rows.ts'
import { forgettingBlobs, linkBlobRows, linkEventRow, unmovedLink } from './link-statements.ts'

/** A process that took the last step completes the link itself; the job is for one that died before it could. */
const completedByJobAfterMs = 30_000

export function changeLinkRecords(context: RecordsContext): Pick<HostedLinkRecords, 'changeLink'> {
  return {
    changeLink: async (principal, change) => {
      const open = await findLink(context, principal, change.linkId)
      if (open === null) return false
      return storedUnlessMoved(context, principal, changeStatements(context, { principal, change, open }))
    },
  }
}

/** A link that the caller may see, without its events. */
export async function findLink(
  context: RecordsContext,
  principal: Principal,
  linkId: string,
): Promise<OpenLink | null> {
  const { database } = context
  const ofLink = linkRows(database.kysely, principal).where('l.id', '=', linkId)
  const [row] = await readRows(database, principal.accountId, ofLink)
  return row === undefined ? null : openLink(context, null, row)
}

/** False where a link or its subject is not as it was when this was decided: nothing is stored then. */
export async function storedUnlessMoved(
  context: RecordsContext,
  { accountId }: Pick<Principal, 'accountId'>,
  write:
    readonly Statement[] | Omit<Parameters<RecordsContext['writes']['commit']>[0], 'accountId' | 'after'>,
): Promise<boolean> {
  try {
    await context.writes.commit(
      'facts' in write ? { accountId, ...write } : { accountId, rows: write, facts: [], counters: [] },
    )
    return true
  } catch (error) {
    const moved: readonly string[] = [states.recordMoved, states.subjectMoved]
    if (error instanceof DatabaseFault && moved.includes(error.code)) return false
    throw error
  }
}

interface Changing {
  readonly principal: Principal
  readonly change: LinkChange
  readonly open: OpenLink
}

function changeStatements(
  context: RecordsContext,
  { principal, change, open }: Changing,
): readonly Statement[] {
  const { accountId } = principal
  const { linkId, seen, head, deed, blobs, forgotten } = change
  const seq = seen + 1
  const event: LinkEvent = { ...head, seq, deed }
  return [
    ...unmovedLink({ principal, linkId, seen, lastEventAt: head.at, subjectId: open.link.subjectId }),
    ...sessionInForce({ linkId, session: head.session }),
    linkEventRow(open, event),
    ...linkBlobRows(open, { blobs, seq, at: head.at }),
    ...(forgotten.length === 0 ? [] : [forgetting(context, { accountId, linkId, blobs: forgotten })]),
    ...(change.isLastStep ? [completingLater(context, { accountId, linkId })] : []),
    ...(deed.kind === 'extended' ? [expiringAt(context, { accountId, linkId }, deed.until)] : []),
    ...inconclusiveEvent(context, open, change),
  ]
}

function inconclusiveEvent(
  context: RecordsContext,
  { accountId, link, recordKey }: OpenLink,
  { inconclusive: attempt, linkId }: LinkChange,
): readonly Statement[] {
  if (attempt === undefined) return []
  const event = eventRow(context, {
    ...{ accountId, event: 'docupass_inconclusive', seq: null, at: context.clock.now() },
    ...{ url: link.profile.webhook, subject: { kind: 'link', link, attempt } },
    sealedBy: { recordId: linkId, key: recordKey },
  })
  return [event]
}

function forgetting(
  context: RecordsContext,
  { accountId, linkId, blobs }: { accountId: string; linkId: string; blobs: LinkChange['forgotten'] },
): Statement {
  const { version, maxAttempts } = jobKinds['forget-blobs']
  return forgettingBlobs({
    ...{ accountId, linkId, blobIds: blobs.map(({ blobId }) => blobId), at: context.clock.now() },
    job: { id: context.ids.id(), version, maxAttempts },
  })
}

function completingLater(
  context: RecordsContext,
  { accountId, linkId }: { readonly accountId: string; readonly linkId: string },
): Statement {
  return jobRow(context, {
    ...{ accountId, runAt: context.clock.now() + completedByJobAfterMs, once: `complete-link ${linkId}` },
    ...jobOf('complete-link', { accountId, linkId }),
  })
}

/** The job that was made with the link finds it with more time, and does nothing. */
function expiringAt(
  context: RecordsContext,
  link: { readonly accountId: string; readonly linkId: string },
  runAt: number,
): Statement {
  return jobRow(context, { accountId: link.accountId, runAt, ...jobOf('expire-link', link) })
}

/** A session may have ended with what an unfinished flow forgot; what the service itself does names none. */
function sessionInForce({ linkId, session }: { linkId: string; session: string }): readonly Statement[] {
  if (session === '') return []
  const sql = `select link_id from hosted_link_sessions
    where link_id = $1 and left(encode(digest, 'hex'), 8) = $2`
  return [requiringRow({ sql, parameters: [linkId, session] }, states.recordMoved)]
}
