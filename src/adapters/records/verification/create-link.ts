import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type { NewRecord } from '../../../flows/ports/transactions/transactions.ts'
import type { HostedLinkRecords, NewHostedLink } from '../../../flows/ports/verification/hosted-links.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import { commitPaid } from '../account/quota.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { states } from '../engine/requirement.ts'
import { recordSeal } from '../engine/sealed-json.ts'
import { DatabaseFault, type Statement } from '../engine/session.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import {
  findHash,
  type FreshKeys,
  keysUnder,
  newKeys,
  newKeysStatement,
  openSubjectKey,
  type RecordKeys,
  recordKeyStatement,
} from '../keys/record-keys.ts'
import { holdSubject } from '../subjects/subject-rows.ts'
import { jobRow } from '../worker/jobs.ts'
import { referenceDigest } from './link-history.ts'
import { linkRows, sealLink } from './link-rows.ts'
import { linkBlobRows, linkEventRow } from './link-statements.ts'

export function createLinkRecords(
  context: RecordsContext,
  fresh: FreshKeys<FreshLink>,
): Pick<HostedLinkRecords, 'freshLink' | 'freshLinkAfter' | 'createLink' | 'createChild'> {
  return {
    freshLink: async ({ accountId }) => {
      const wrap = await context.ring.accountKey(null, accountId, 'wrap')
      const keys = newKeys(wrap, { accountId, recordId: context.ids.id(), subjectId: context.ids.id() })
      const { recordId: id, subjectId } = keys
      const record: NewRecord = { id, subjectId, seal: recordSeal(keys, 'link') }
      fresh.add(record, { keys, rows: (about) => [newKeysStatement(keys, { kind: 'link', ...about })] })
      return record
    },
    freshLinkAfter: async (principal, linkId) => {
      const { accountId } = principal
      const ofLink = linkRows(context.database.kysely, principal).where('l.id', '=', linkId)
      const [subject] = await readRows(context.database, accountId, ofLink)
      if (subject === undefined) throw new Refusal('ERROR_NOT_FOUND')
      const subjectId = subject.subject_id
      const subjectKey = await openSubjectKey(context, null, { accountId, columns: subject })
      const keys = keysUnder({ accountId, subjectId, subjectKey }, context.ids.id())
      const record: NewRecord = { id: keys.recordId, subjectId, seal: recordSeal(keys, 'link') }
      const rows = () => [holdSubject(accountId, subject), recordKeyStatement(keys, 'link')]
      fresh.add(record, { keys, rows })
      return record
    },
    createLink: (principal, made) => create(context, { principal, made, fresh: fresh.of(made.record) }),
    createChild: async (principal, made) => {
      if (made.link.parentId === null) throw new Error('A child of a reusable link names its parent.')
      await create(context, { principal, made, fresh: fresh.of(made.record) })
    },
  }
}

/** A link that is being made: its keys, and what stores them. */
export interface FreshLink {
  readonly keys: RecordKeys
  readonly rows: (about: { readonly mode: Mode; readonly at: number }) => readonly Statement[]
}

interface Creation {
  readonly principal: Principal
  readonly made: NewHostedLink
  readonly fresh: FreshLink
}

/** Throws Refusal ERROR_CONFLICT where the person was erased or moved since the link was begun. */
async function create(context: RecordsContext, creation: Creation): Promise<Allowance> {
  try {
    return await commitLink(context, creation)
  } catch (error) {
    if (!(error instanceof DatabaseFault) || error.code !== states.subjectMoved) throw error
    throw new Refusal('ERROR_CONFLICT', { cause: error })
  }
}

async function commitLink(context: RecordsContext, creation: Creation): Promise<Allowance> {
  const { principal, made, fresh } = creation
  const { keys } = fresh
  refuseContradictions(creation)
  const { accountId, actor } = principal
  const { link, reservation, idempotency, blobs, askedAgainOf: again } = made
  const { id, mode, createdAt: at } = link
  const seal = { accountId, linkId: id, recordKey: keys.recordKey }
  const row = await linkRow(context, creation)
  const answer = idempotency && (await answerToKeep(context, { principal, asked: idempotency }))
  const digest = createHash('sha256').update(row.sealed).digest()
  return commitPaid(
    context,
    { principal, reservation, recordId: id },
    {
      rows: [
        ...fresh.rows({ mode, at }),
        insertStatement('hosted_links', [row]),
        ...firstEvents(made).map((event) => linkEventRow(seal, event)),
        ...linkBlobRows(seal, { blobs, seq: 0, at }),
        ...endingLater(context, { accountId, link }),
      ],
      facts: [
        { accountId, at, actor, action: 'link.created', target: id, digest },
        ...(again === undefined
          ? []
          : [{ accountId, at, actor, action: 'link.asked-again', target: again, digest } as const]),
      ],
      answer: answer && ((left) => answer.withRecord(keys, idempotency.answer(left))),
    },
  )
}

async function linkRow(context: RecordsContext, { principal, made, fresh: { keys } }: Creation) {
  const { accountId, actor } = principal
  const { link } = made
  const { id, subjectId, mode, createdAt, expiresAt, parentId, profileId, customData } = link
  const find = await context.ring.accountKey(null, accountId, 'find')
  return {
    ...{ id, account_id: accountId, subject_id: subjectId, mode, made_by: actor, created_at: createdAt },
    ...{ expires_at: expiresAt, parent_id: parentId, profile_id: profileId, last_event_at: null },
    // The address leads to the reusable link alone.
    reference_digest: parentId === null ? await referenceDigest(context, link.reference) : null,
    custom_hash: customData === '' ? null : findHash(find.key, 'custom', customData),
    sealed: sealLink({ accountId, linkId: id, recordKey: keys.recordKey }, link),
  }
}

/** What the service itself found in pictures that the account gave. */
function firstEvents({ link, deeds }: NewHostedLink): readonly LinkEvent[] {
  return deeds.map((deed, index) => {
    return { seq: index + 1, at: link.createdAt, session: '', ip: '', location: null, deed }
  })
}

function endingLater(
  context: RecordsContext,
  { accountId, link }: { readonly accountId: string; readonly link: HostedLink },
): readonly Statement[] {
  const { id: linkId, expiresAt: runAt } = link
  if (runAt === null) return []
  return [jobRow(context, { accountId, runAt, ...jobOf('expire-link', { accountId, linkId }) })]
}

function refuseContradictions({ principal, made, fresh: { keys } }: Creation): void {
  const { link, record } = made
  if (keys.accountId !== principal.accountId)
    throw new Error('A link is stored by another account than made it.')
  if (link.id !== record.id || link.subjectId !== record.subjectId)
    throw new Error('A link must bear the ids of its fresh record.')
  if (link.mode !== principal.mode) throw new Error('A link has the mode of the key that makes it.')
}
