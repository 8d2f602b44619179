import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { Sql } from '../engine/records-context.ts'
import { type RecordRow, subjectOfRecord } from '../subjects/subject-rows.ts'

/** Of a link its transaction, of that its link, where both were of one person until now; null otherwise. */
export async function otherOfLink(
  sql: Sql,
  { principal, record }: { readonly principal: Principal; readonly record: RecordRow },
): Promise<RecordRow | null> {
  const { id, kind, subjectId } = record
  if (kind !== 'link' && kind !== 'transaction') return null
  const [own, other] =
    kind === 'link' ? (['link_id', 'transaction_id'] as const) : (['transaction_id', 'link_id'] as const)
  const row = await sql
    .selectFrom('hosted_link_completions')
    .select(`${other} as id`)
    .where('account_id', '=', principal.accountId)
    .where(own, '=', id)
    .executeTakeFirst()
  const found = row === undefined ? null : await subjectOfRecord(sql, principal, row.id)
  return found?.subjectId === subjectId ? found : null
}
