import { createHash } from 'node:crypto'
import type { NewRecord } from '../../../flows/ports/transactions/transactions.ts'
import type { HostedLinkRecords, LinkEnd } from '../../../flows/ports/verification/hosted-links.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { jobKinds } from '../../../vocabulary/jobs/jobs.table.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { HostedLink } from '../../../vocabulary/verification/hosted-link.ts'
import type { LinkCompletion } from '../../../vocabulary/verification/link-events.ts'
import type { EventName } from '../../../vocabulary/webhooks/webhook-events.ts'
import { spends } from '../account/quota.ts'
import { sealedSigning } from '../agreements/sealed-signing.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { blobSeal } from '../engine/sealed-json.ts'
import { CommitOutcomeUnknown, type Statement } from '../engine/session.ts'
import type { Write } from '../engine/groups/write-groups.ts'
import {
  type FreshKeys,
  keysUnder,
  type RecordKeys,
  recordKeyStatement,
  type SubjectKeyColumns,
} from '../keys/record-keys.ts'
import { holdSubject } from '../subjects/subject-rows.ts'
import { refuseContradictions, transactionWrite } from '../transactions/transaction-write.ts'
import { storedUnlessMoved } from './change-link.ts'
import { linkRows, openLink, type OpenLink, sealCompletion } from './link-rows.ts'
import { forgettingBlobs, unmovedLink } from './link-statements.ts'

/** A transaction that is being made under the subject of a link: its keys, and both as they were found. */
export interface FreshOfLink {
  readonly keys: RecordKeys
  readonly subject: SubjectKeyColumns
  readonly open: OpenLink
}

export function completeLinkRecords(
  context: RecordsContext,
  fresh: FreshKeys<FreshOfLink>,
): Pick<HostedLinkRecords, 'freshOfLink' | 'completeLink'> {
  return {
    freshOfLink: async (principal, linkId) => {
      const { database } = context
      const { accountId } = principal
      const ofLink = linkRows(database.kysely, principal).where('l.id', '=', linkId)
      const [row] = await readRows(database, accountId, ofLink)
      if (row === undefined) throw new Refusal('ERROR_NOT_FOUND')
      const open = await openLink(context, null, row)
      const { subjectKey } = open
      const keys = keysUnder({ accountId, subjectId: row.subject_id, subjectKey }, context.ids.id())
      const record: NewRecord = { id: keys.recordId, subjectId: keys.subjectId, seal: blobSeal(keys) }
      fresh.add(record, { keys, subject: row, open })
      return record
    },
    completeLink: async (principal, end) => {
      const made = fresh.of(end.record)
      refuseContradictions(principal, end, made.keys)
      if (made.open.linkId !== end.linkId)
        throw new Error('A link is completed by a record that was made for another one.')
      try {
        const write = await completion(context, { principal, end, made })
        return write !== null && (await storedUnlessMoved(context, principal, write))
      } catch (error) {
        if (!(error instanceof CommitOutcomeUnknown)) throw error
        if (await isCompletedBy(context, principal, end.transaction.id)) return true
        throw error
      }
    },
  }
}

interface Ending {
  readonly principal: Principal
  readonly end: LinkEnd
  readonly made: FreshOfLink
}

/** What is sent when a link ends; it is about its transaction. */
function endEvent({ version }: HostedLink, { isExpired }: LinkEnd['completion']): EventName {
  return version === 2 && isExpired ? 'docupass_expired' : 'docupass_conclusive'
}

/** Null where the signing that it ends with has moved on. */
async function completion(
  context: RecordsContext,
  { principal, end, made }: Ending,
): Promise<Omit<Write, 'accountId' | 'after'> | null> {
  const { accountId, actor } = principal
  const { open, keys, subject } = made
  const { linkId, seen, transaction, images, template, signing } = end
  const { webhook } = open.link.profile
  const signed = signing && (await sealedSigning(context, { principal, signing }))
  if (signing !== null && signed === null) return null
  const event = endEvent(open.link, end.completion)
  const stored = await transactionWrite(context, {
    ...{ principal, keys, event, keyRow: recordKeyStatement(keys, 'transaction') },
    added: { transaction, images, files: filesOf(end), webhook, ...(template && { template }) },
  })
  const completed = completionRow(open, { ...end.completion, transactionId: transaction.id })
  const digest = createHash('sha256').update(completed.sealed).digest()
  const at = context.clock.now()
  return {
    rows: [
      // Who holds, moves or erases the subject comes by its key, before any record.
      holdSubject(accountId, subject),
      ...unmovedLink({ principal, linkId, seen, lastEventAt: null, subjectId: keys.subjectId }),
      ...stored.rows,
      insertStatement('hosted_link_completions', [completed]),
      ...(signed?.rows ?? []),
      forgettingAll(context, { accountId, linkId, at }),
      freeOfCharge(context, { principal, recordId: transaction.id, at }),
    ],
    facts: [
      ...stored.facts,
      { accountId, at, actor, action: 'link.completed', target: linkId, digest },
      ...(signed?.facts ?? []),
    ],
    counters: stored.counters,
  }
}

/** The contract that was signed by the link is one of its transaction's files. */
function filesOf({ files, signing }: LinkEnd): LinkEnd['files'] {
  if (signing === null || files.some(({ blobId }) => blobId === signing.file.blobId)) return files
  return [...files, signing.file]
}

function completionRow(open: OpenLink, completion: LinkCompletion) {
  const { accountId, linkId } = open
  return {
    ...{ link_id: linkId, account_id: accountId, transaction_id: completion.transactionId },
    ...{ completed_at: completion.completedAt, sealed: sealCompletion(open, completion) },
  }
}

function forgettingAll(
  context: RecordsContext,
  { accountId, linkId, at }: { readonly accountId: string; readonly linkId: string; readonly at: number },
): Statement {
  const { version, maxAttempts } = jobKinds['forget-blobs']
  const job = { id: context.ids.id(), version, maxAttempts }
  return forgettingBlobs({ accountId, linkId, blobIds: null, job, at })
}

/** It was paid for with the link: what is there is charged once all the same. */
function freeOfCharge(
  context: RecordsContext,
  { principal, recordId, at }: { readonly principal: Principal; readonly recordId: string; at: number },
): Statement {
  const row = {
    ...{ id: context.ids.id(), account_id: principal.accountId, kind: spends(principal) },
    entry: 'settle',
    ...{ amount: 0, reservation_id: null, record_id: recordId, at },
  } as const
  return insertStatement('quota_ledger', [row])
}

/** The connection died during COMMIT. The id of the transaction is ours alone: if its row is there, all of it is. */
async function isCompletedBy(
  { database }: RecordsContext,
  { accountId }: Principal,
  transactionId: string,
): Promise<boolean> {
  const ofLink = database.kysely
    .selectFrom('hosted_link_completions')
    .select('link_id')
    .where('transaction_id', '=', transactionId)
    .where('account_id', '=', accountId)
  return (await readRows(database, accountId, ofLink)).length > 0
}
