import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type { NewRecord } from '../../../flows/ports/transactions/transactions.ts'
import type { HostedLinkRecords, NewHostedLink } from '../../../flows/ports/verification/hosted-links.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { jobOf } from '../../../vocabulary/jobs/jobs.table.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { LinkEvent } from '../../../vocabulary/verification/link-events.ts'
import { commitPaid } from '../account/quota.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { recordSeal } from '../engine/sealed-json.ts'
import type { Statement } from '../engine/session.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { findHash, type FreshKeys, newKeys, type NewKeys, newKeysStatement } from '../keys/record-keys.ts'
import { jobRow } from '../worker/jobs.ts'
import { referenceDigest } from './link-history.ts'
import { sealLink } from './link-rows.ts'
import { linkBlobRows, linkEventRow } from './link-statements.ts'

export function createLinkRecords(
  context: RecordsContext,
  fresh: FreshKeys,
): Pick<HostedLinkRecords, 'freshLink' | 'createLink' | 'createChild'> {
  return {
    freshLink: async ({ accountId }) => {
      const wrap = await context.ring.accountKey(null, accountId, 'wrap')
      const keys = newKeys(wrap, { accountId, recordId: context.ids.id(), subjectId: context.ids.id() })
      const { recordId: id, subjectId } = keys
      const record: NewRecord = { id, subjectId, seal: recordSeal(keys, 'link') }
      fresh.add(record, keys)
      return record
    },
    createLink: (principal, made) => create(context, { principal, made, keys: fresh.of(made.record) }),
    createChild: async (principal, made) => {
      if (made.link.parentId === null) throw new Error('A child of a reusable link names its parent.')
      await create(context, { principal, made, keys: fresh.of(made.record) })
    },
  }
}

interface Creation {
  readonly principal: Principal
  readonly made: NewHostedLink
  readonly keys: NewKeys
}

async function create(context: RecordsContext, creation: Creation): Promise<Allowance> {
  const { principal, made, keys } = creation
  refuseContradictions(creation)
  const { accountId, actor } = principal
  const { link, reservation, idempotency, blobs } = made
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
        newKeysStatement(keys, { kind: 'link', mode, at }),
        insertStatement('hosted_links', [row]),
        ...firstEvents(made).map((event) => linkEventRow(seal, event)),
        ...linkBlobRows(seal, { blobs, seq: 0, at }),
        ...endingLater(context, { accountId, link }),
      ],
      facts: [{ accountId, at, actor, action: 'link.created', target: id, digest }],
      answer: answer && ((left) => answer.withRecord(keys, idempotency.answer(left))),
    },
  )
}

async function linkRow(context: RecordsContext, { principal, made, keys }: Creation) {
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

function refuseContradictions({ principal, made, keys }: Creation): void {
  const { link, record } = made
  if (keys.accountId !== principal.accountId)
    throw new Error('A link is stored by another account than made it.')
  if (link.id !== record.id || link.subjectId !== record.subjectId)
    throw new Error('A link must bear the ids of its fresh record.')
  if (link.mode !== principal.mode) throw new Error('A link has the mode of the key that makes it.')
}
