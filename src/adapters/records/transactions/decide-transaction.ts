import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ManualDecision, TransactionRecords } from '../../../flows/ports/transactions/transactions.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { RecordsContext } from '../engine/records-context.ts'
import { requiringRow, states } from '../engine/requirement.ts'
import { DatabaseFault } from '../engine/session.ts'
import type { Write } from '../engine/groups/write-groups.ts'
import { eventRow } from '../webhooks/outbox.ts'
import { InTurn } from './in-turn.ts'
import { countingIn, countingOut } from './transaction-counts.ts'
import { type OpenTransaction, sealTransaction, transactionReader } from './transaction-rows.ts'

/** So many times a decision is tried while others change the same transaction from elsewhere. */
const maxTries = 8

/**
 * A decision takes two round trips: the transaction is read, and changed if it still is as it was read. Decisions on one
 * transaction take turns in this process, so that only those of another process are met.
 */
export function decideTransactionRecords(context: RecordsContext): Pick<TransactionRecords, 'decide'> {
  const turns = new InTurn()
  const read = transactionReader(context)
  return {
    decide: (principal, id, manual) =>
      turns.run(`${principal.accountId} ${id}`, async () => {
        for (let tries = 1; ; tries++) {
          const open = await read(principal, id)
          if (open === null) return null
          const { write, transaction } = decision(context, { principal, open, manual })
          if (await isCommitted(context, write)) return transaction
          if (tries === maxTries) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
          await sleep(randomInt(1, 5 * 2 ** tries))
        }
      }),
  }
}

/** Whether a write took effect; not, where its transaction was changed or deleted after it was read. */
async function isCommitted(context: RecordsContext, write: Write): Promise<boolean> {
  try {
    await context.writes.commit(write)
    return true
  } catch (error) {
    if (error instanceof DatabaseFault && error.code === states.recordMoved) return false
    throw error
  }
}

/** The transaction with a decision, and what stores it. */
function decision(
  context: RecordsContext,
  request: { readonly principal: Principal; readonly open: OpenTransaction; readonly manual: ManualDecision },
): { readonly transaction: Transaction; readonly write: Write } {
  const { principal, open, manual } = request
  const { accountId, actor } = principal
  const { kysely } = context.database
  const at = context.clock.now()
  const { decision, reason, note } = manual
  const before = open.transaction
  const { id } = before
  const transaction: Transaction = { ...before, decision, reason, note, updatedAt: at }
  const sealed = sealTransaction(open.recordKey, accountId, { transaction, webhook: open.webhook })
  const seq = open.eventSeq + 1
  const change = kysely
    .updateTable('transactions')
    .set({ decision, updated_at: at, event_seq: seq, sealed })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('sealed', '=', open.sealed)
    .returning('id')
    .compile()
  const event = eventRow(context, {
    ...{ accountId, event: 'update', seq, url: open.webhook, at },
    subject: { kind: 'transaction', transaction },
    sealedBy: { recordId: id, key: open.recordKey },
  })
  const digest = createHash('sha256').update(sealed).digest()
  const counters = [
    countingOut(kysely, { accountId, ...before }).compile(),
    countingIn(kysely, { accountId, ...transaction }).compile(),
  ]
  const write = {
    accountId,
    rows: [requiringRow(change, states.recordMoved), event],
    facts: [{ accountId, at, actor, action: 'transaction.decided', target: id, digest }],
    counters: decision === before.decision ? [] : counters,
  } as const
  return { transaction, write }
}
