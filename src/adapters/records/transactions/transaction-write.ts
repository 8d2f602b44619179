import { createHash } from 'node:crypto'
import type { NewTransaction } from '../../../flows/ports/transactions/transactions.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { EventName } from '../../../vocabulary/webhooks/webhook-events.ts'
import { consentRowOf } from '../consents/consent-rows.ts'
import { insertStatement } from '../engine/queries/compiled-once.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import type { Statement } from '../engine/session.ts'
import type { Write } from '../engine/groups/write-groups.ts'
import { templateRow } from '../face/face-template-rows.ts'
import { fileRow } from '../images/files.ts'
import { sealImage } from '../images/images.ts'
import { findHash, type RecordKeys } from '../keys/record-keys.ts'
import { eventRow } from '../webhooks/outbox.ts'
import { countingIn } from './transaction-counts.ts'
import { newRow } from './transaction-rows.ts'

/** A transaction with everything that is stored of it. */
export interface StoredTransaction {
  readonly principal: Principal
  readonly added: Pick<NewTransaction, 'transaction' | 'images' | 'files' | 'template' | 'webhook'>
  readonly keys: RecordKeys
  /** Stores the keys. */
  readonly keyRow: Statement
  /** That reports it. */
  readonly event: EventName
}

/** Everything that is stored with a transaction but its price. */
export async function transactionWrite(
  context: RecordsContext,
  { principal, added, keys, keyRow, event }: StoredTransaction,
): Promise<Pick<Write, 'rows' | 'facts' | 'counters'>> {
  const { transaction, template } = added
  const { accountId, actor } = principal
  const { recordId, recordKey: key } = keys
  const { createdAt: at } = transaction
  const find = await context.ring.accountKey(null, accountId, 'find')
  const row = newRow(principal, added, { recordKey: key, find })
  const files = (added.files ?? []).map((file) =>
    fileRow(context, { accountId, transactionId: transaction.id, key, file, at }),
  )
  const reported = eventRow(context, {
    ...{ accountId, event, seq: 1, url: added.webhook, at: context.clock.now() },
    subject: { kind: 'transaction', transaction },
    sealedBy: { recordId, key },
  })
  const fact = {
    ...{ accountId, at: context.clock.now(), actor, target: transaction.id },
    action: 'transaction.created',
    digest: createHash('sha256').update(row.sealed).digest(),
  } as const
  return {
    rows: [
      keyRow,
      insertStatement('transactions', [row]),
      ...imageRows({ principal, added, keys }, find),
      ...(await consentRowOf(context, { principal, transaction })),
      ...files,
      reported,
    ],
    facts: [fact],
    counters: [
      ...(template === undefined ? [] : [templateRow(context, { keys, transaction, template })]),
      countingIn(context.database.kysely, { accountId, ...transaction }).compile(),
    ],
  }
}

function imageRows(
  { principal, added, keys }: Pick<StoredTransaction, 'principal' | 'added' | 'keys'>,
  find: VersionedKey,
): readonly Statement[] {
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

/**
 * @throws Error when the ids, the account or the mode of a transaction are not those of the record that was made for it
 */
export function refuseContradictions(
  principal: Principal,
  { record, transaction }: Pick<NewTransaction, 'record' | 'transaction'>,
  keys: Pick<RecordKeys, 'accountId'>,
): void {
  if (keys.accountId !== principal.accountId)
    throw new Error('A record is committed by another account than made it.')
  if (transaction.id !== record.id || transaction.subjectId !== record.subjectId)
    throw new Error('A transaction must bear the ids of its fresh record.')
  if (transaction.mode !== principal.mode)
    throw new Error('A transaction has the mode of the key that makes it.')
}
