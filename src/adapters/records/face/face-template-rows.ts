import type { CompiledQuery } from 'kysely'
import type { FaceTemplate } from '../../../flows/ports/face/face-templates.ts'
import { seal } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import { appendAudits } from '../audit/append-audit.ts'
import { nothingHashed } from '../audit/audit-chain.ts'
import { holdsOn } from '../retention/legal-holds.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { RecordKeys } from '../keys/record-keys.ts'

/**
 * The row of a face's description under its record's key. It follows the audit entry of the record in their transaction: the
 * end of the audit log is then locked until that ends, so that numbers become visible in their order.
 */
export function templateRow(
  context: RecordsContext,
  added: {
    readonly keys: Pick<RecordKeys, 'accountId' | 'recordId' | 'recordKey'>
    readonly transaction: Pick<Transaction, 'mode'>
    readonly template: FaceTemplate
  },
): CompiledQuery {
  const { keys, transaction, template } = added
  const { accountId, recordId, recordKey } = keys
  const { kysely } = context.database
  return kysely
    .insertInto('face_templates')
    .values({
      transaction_id: recordId,
      account_id: accountId,
      mode: transaction.mode,
      recogniser: template.recogniser,
      seq: kysely.selectFrom('account_heads').select('audit_seq').where('account_id', '=', accountId),
      made_at: context.clock.now(),
      sealed: seal(recordKey, { accountId, id: recordId, kind: 'face-template' }, template.bytes),
    })
    .compile()
}

/** Its transaction is about to go. */
export async function dropTemplate(
  sql: Sql,
  { accountId, transactionId }: { readonly accountId: string; readonly transactionId: string },
): Promise<void> {
  await sql
    .deleteFrom('face_templates')
    .where('account_id', '=', accountId)
    .where('transaction_id', '=', transactionId)
    .execute()
}

/** All of these subjects, unless they are held: anyone who takes consent back is not known again. */
export async function forgetTemplates(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectIds }: { readonly principal: Principal; readonly subjectIds: readonly string[] },
): Promise<void> {
  const { accountId, actor: actor } = principal
  const free: string[] = []
  for (const subjectId of new Set(subjectIds))
    if ((await holdsOn(context, sql, { accountId, subjectId })).length === 0) free.push(subjectId)
  if (free.length === 0) return
  const gone = await sql
    .deleteFrom('face_templates')
    .where('account_id', '=', accountId)
    .where('transaction_id', 'in', (inner) =>
      inner
        .selectFrom('transactions')
        .select('id')
        .where('account_id', '=', accountId)
        .where('subject_id', 'in', free),
    )
    .returning('transaction_id')
    .execute()
  if (gone.length === 0) return
  const entry = { accountId, at: context.clock.now(), actor, action: 'face-template.forgotten' } as const
  const facts = gone.map((row) => ({ ...entry, target: row.transaction_id, digest: nothingHashed }))
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudits(sql, key, { accountId, facts })
}
