import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type {
  NewRecord,
  NewTransaction,
  TransactionRecords,
} from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { CommitOutcomeUnknown } from '../engine/session.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { readRows } from '../engine/queries/read-rows.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { commitPaid, readLeft } from '../account/quota.ts'
import { type FreshKeys, newKeys, type NewKeys, newKeysStatement } from '../keys/record-keys.ts'
import { blobSeal } from '../engine/sealed-json.ts'
import { refuseContradictions, transactionWrite } from './transaction-write.ts'

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
  const { transaction, idempotency: request } = added
  const { mode, createdAt: at } = transaction
  const keyRow = newKeysStatement(keys, { kind: 'transaction', mode, at })
  const write = await transactionWrite(context, { principal, added, keys, keyRow, event: 'new' })
  const keep = request && (await answerToKeep(context, { principal, asked: request }))
  return commitPaid(
    context,
    { principal, reservation: added.reservation, recordId: transaction.id },
    { ...write, answer: keep && ((left) => keep.withRecord(keys, request.answer(left))) },
  )
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
