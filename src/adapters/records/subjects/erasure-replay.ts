import { actors, storedActor } from '../../../vocabulary/account/actor.ts'
import type {
  ErasureEntry,
  ErasureRecords,
  NumberedErasure,
} from '../../../flows/ports/retention/erasures.ts'
import { type Principal, scopes } from '../../../vocabulary/account/principal.ts'
import { remove } from '../transactions/change-transaction.ts'
import { dropConsents } from '../consents/consent-rows.ts'
import { destroyKey, type Destruction } from './destroy-key.ts'
import { cancelChanges } from './erase-subject.ts'
import { dropFalsePositives } from '../screening/false-positive-rows.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { removeContract } from '../agreements/remove-contract.ts'
import { removeScreening } from '../screening/remove-screening.ts'
import { removeLink } from '../verification/remove-link.ts'
import { moveToNew } from './subject-links.ts'
import { lockSubject, subjectOfRecord } from './subject-rows.ts'
import { findSubject } from './subjects.ts'
import { findTransaction } from '../transactions/transaction-rows.ts'

export function erasureReplayRecords(context: RecordsContext): ErasureRecords {
  return {
    erasureLedger: () => context.database.inTransaction('system', (sql) => readLedger(sql, 0, null)),
    erasuresAfter: (seq, limit) =>
      context.database.inTransaction('system', (sql) => readLedger(sql, seq, limit)),
    replayErasures: async (ledger) => {
      let erased = 0
      for (const entry of [...ledger].sort((one, other) => order(one) - order(other))) {
        const principal: Principal = {
          accountId: entry.accountId,
          actor: actors.restore,
          kind: 'server',
          mode: 'live',
          scopes,
        }
        const found = await asAccount(context, principal, (sql) => replay(context, sql, { principal, entry }))
        if (found) erased += 1
      }
      return erased
    },
  }
}

/** Records before their subjects, whose keys open them. */
function order({ kind }: ErasureEntry): number {
  return kind === 'subject' ? 1 : 0
}

async function readLedger(
  sql: Sql,
  after: number,
  limit: number | null,
): Promise<readonly NumberedErasure[]> {
  let query = sql.selectFrom('erasure_ledger').selectAll().where('seq', '>', after).orderBy('seq')
  if (limit !== null) query = query.limit(limit)
  return (await query.execute()).map((row) => ({
    seq: row.seq,
    accountId: row.account_id,
    kind: row.kind,
    targetId: row.target_id,
    at: row.at,
    actor: row.actor,
    lastSeq: row.last_seq,
    digest: Buffer.from(row.digest).toString('hex'),
  }))
}

/** True when the old copy still had it. What it never had is written down all the same, for the next copy. */
async function replay(
  context: RecordsContext,
  sql: Sql,
  { principal, entry }: { readonly principal: Principal; readonly entry: ErasureEntry },
): Promise<boolean> {
  const { accountId, kind, targetId: id, at } = entry
  const actor = storedActor(entry.actor)
  const account = await sql.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  // An account that is younger than the copy: nothing of it is there.
  if (account === undefined) return false
  const note: Destruction = {
    accountId,
    kind,
    id,
    at,
    actor,
    lastSeq: -1,
    digest: Buffer.from(entry.digest, 'hex'),
  }
  if (kind === 'transaction') {
    const open = await findTransaction(context, sql, { principal, id, lock: true })
    if (open !== null) await remove(context, sql, { principal, open, again: { at, actor } })
    else await destroyKey(sql, note)
    return open !== null
  }
  if (kind === 'screening') {
    const digest = await removeScreening(context, sql, { accountId, id, at, actor })
    if (digest === null) await destroyKey(sql, note)
    return digest !== null
  }
  if (kind === 'contract') {
    const removed = await removeContract(context, sql, { accountId, id, at, actor })
    if (removed === null) await destroyKey(sql, note)
    return removed !== null
  }
  if (kind === 'link') {
    const removed = await removeLink(context, sql, { accountId, id, at, actor })
    if (removed === null) await destroyKey(sql, note)
    return removed !== null
  }
  return replaySubject(context, sql, { principal, note })
}

/**
 * What still hangs on the subject in the old copy was another person's when it was erased (it had been linked away),
 * and must not go with it.
 */
async function replaySubject(
  context: RecordsContext,
  sql: Sql,
  { principal, note }: { readonly principal: Principal; readonly note: Destruction },
): Promise<boolean> {
  const { accountId, id: subjectId } = note
  const subject = await lockSubject(sql, { principal, subjectId })
  if (subject !== null) {
    const known = await findSubject(context, sql, { principal, subjectId })
    for (const { id, kind } of known?.records ?? []) {
      // A hosted link goes with its transaction.
      if ((await subjectOfRecord(sql, principal, id))?.subjectId !== subjectId) continue
      await moveToNew(context, sql, { principal, record: { id, kind, subjectId, mode: subject.mode } })
    }
    await cancelChanges(sql, { accountId, subjectId })
    await dropFalsePositives(sql, { accountId, subjectId })
    await dropConsents(sql, { accountId, subjectId })
  }
  await destroyKey(sql, note)
  return subject !== null
}
