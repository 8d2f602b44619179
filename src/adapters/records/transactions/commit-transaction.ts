import { insertStatement } from '../engine/queries/compiled-once.ts'
import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type {
  NewRecord,
  NewTransaction,
  TransactionRecords,
} from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { consentRowOf } from '../consents/consent-rows.ts'
import { CommitOutcomeUnknown, type Statement } from '../engine/session.ts'
import { templateRow } from '../face/face-template-rows.ts'
import { fileRow } from '../images/files.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { sealImage } from '../images/images.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { eventRow } from '../webhooks/outbox.ts'
import { commitPaid, readLeft } from '../account/quota.ts'
import { findHash, type FreshKeys, newKeys, type NewKeys, newKeysStatement } from '../keys/record-keys.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import { blobSeal } from '../engine/sealed-json.ts'
import { countingIn } from './transaction-counts.ts'
import { newRow } from './transaction-rows.ts'

/** Making a record: its keys first, in memory alone, then everything at once. */
export function commitTransactionRecords(
  context: RecordsContext,
  fresh: FreshKeys,
): Pick<TransactionRecords, 'fresh' | 'commit'> {
  return {
    fresh: async (principal) => {
      const { accountId } = principal
      const wrap = await context.ring.accountKey(null, accountId, 'wrap')
      const keys = newKeys(wrap, { accountId, recordId: context.ids.id(), subjectId: context.ids.id() })
      const { recordId: id, subjectId } = keys
      const record: NewRecord = { id, subjectId, seal: blobSeal(keys) }
      fresh.add(record, keys)
      return record
    },
    commit: async (principal, added) => {
      const keys = fresh.of(added.record)
      refuseContradictions(principal, added, keys)
      try {
        return await commit(context, { principal, added, keys })
      } catch (error) {
        if (!(error instanceof CommitOutcomeUnknown)) throw error
        return await readAgain(context, principal, { id: keys.recordId, error })
      }
    },
  }
}

interface Commit {
  readonly principal: Principal
  readonly added: NewTransaction
  readonly keys: NewKeys
}

/** Everything that is stored with a record, and its price, in one transaction. */
async function commit(context: RecordsContext, { principal, added, keys }: Commit): Promise<Allowance> {
  const { transaction, template, idempotency: request } = added
  const { accountId, actor } = principal
  const { kysely } = context.database
  const { createdAt: at } = transaction
  const find = await context.ring.accountKey(null, accountId, 'find')
  const row = newRow(principal, added, { recordKey: keys.recordKey, find })
  const files = (added.files ?? []).map((file) =>
    fileRow(context, { accountId, transactionId: transaction.id, key: keys.recordKey, file, at }),
  )
  const event = eventRow(context, {
    accountId,
    event: 'new',
    subject: { kind: 'transaction', transaction },
    seq: 1,
    url: added.webhook,
    at: context.clock.now(),
    sealedBy: { recordId: keys.recordId, key: keys.recordKey },
  })
  const fact = {
    accountId,
    at: context.clock.now(),
    actor,
    action: 'transaction.created',
    target: transaction.id,
    digest: createHash('sha256').update(row.sealed).digest(),
  } as const
  const keep = request && (await answerToKeep(context, { principal, asked: request }))
  return commitPaid(
    context,
    { principal, reservation: added.reservation, recordId: transaction.id },
    {
      rows: [
        newKeysStatement(keys, { kind: 'transaction', mode: transaction.mode, at }),
        insertStatement('transactions', [row]),
        ...imageRows({ principal, added, keys }, find),
        ...(await consentRowOf(context, { principal, transaction })),
        ...files,
        event,
      ],
      facts: [fact],
      counters: [
        ...(template === undefined ? [] : [templateRow(context, { keys, transaction, template })]),
        countingIn(kysely, { accountId, ...transaction }).compile(),
      ],
      answer: keep && ((left) => keep.withRecord(keys, request.answer(left))),
    },
  )
}

function imageRows({ principal, added, keys }: Commit, find: VersionedKey): readonly Statement[] {
  const { accountId, actor } = principal
  const [first, ...more] = added.images.map((image) => ({
    token_hash: findHash(find.key, 'image', image.token),
    account_id: accountId,
    transaction_id: added.transaction.id,
    blob_id: image.blobId,
    made_by: actor,
    created_at: added.transaction.createdAt,
    sealed: sealImage(keys.recordKey, { accountId, image }),
  }))
  return first === undefined ? [] : [insertStatement('images', [first, ...more])]
}

function refuseContradictions(
  principal: Principal,
  { record, transaction }: NewTransaction,
  keys: NewKeys,
): void {
  if (keys.accountId !== principal.accountId)
    throw new Error('A record is committed by another account than made it.')
  if (transaction.id !== record.id || transaction.subjectId !== record.subjectId)
    throw new Error('A transaction must bear the ids of its fresh record.')
  if (transaction.mode !== principal.mode)
    throw new Error('A transaction has the mode of the key that makes it.')
}

/** The connection died during COMMIT. The id is ours alone, so if the row is there, all of it is. */
async function readAgain(
  context: RecordsContext,
  principal: Principal,
  { id, error }: { readonly id: string; readonly error: CommitOutcomeUnknown },
): Promise<Allowance> {
  const { accountId } = principal
  const { database } = context
  const ofRecord = database.kysely
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
  const [there] = await readRows(database, accountId, ofRecord)
  if (there === undefined) throw error
  return readLeft(context, accountId)
}
