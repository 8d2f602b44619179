import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { TemplateChanges, TemplateCursor } from '../../../flows/ports/face/face-search.ts'
import type { FaceTemplateRecords } from '../../../flows/ports/face/face-templates.ts'
import { open } from '../../../platform/sealing/seal.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { keyColumns, openKeys } from '../keys/record-keys.ts'

/** So many are opened at a time: other requests have their turn in between. */
const page = 250

export function faceTemplateRecords(context: RecordsContext): FaceTemplateRecords {
  return {
    templateChanges: (principal, request) =>
      asAccount(context, principal, (sql) => changesSince(context, sql, { principal, ...request })),
  }
}

interface RequestOptions {
  readonly principal: Principal
  readonly recogniser: string
  readonly after: TemplateCursor | null
}

/**
 * Whatever has a number up to the end of the audit log was committed: numbers are given out while that end is locked.
 * What was taken away before the first question was asked is not there, and is not reported.
 */
async function changesSince(
  context: RecordsContext,
  sql: Sql,
  { principal, recogniser, after }: RequestOptions,
): Promise<TemplateChanges> {
  const { accountId, mode } = principal
  const { audit_seq: end } = await sql
    .selectFrom('account_heads')
    .select('audit_seq')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const from = after ?? { added: 0, gone: end }
  const gone = await sql
    .selectFrom('audit_entries')
    .select('target')
    .where('account_id', '=', accountId)
    .where('seq', '>', from.gone)
    .where('seq', '<=', end)
    .where('action', 'in', ['transaction.deleted', 'face-template.forgotten'])
    .execute()
  const rows = await sql
    .selectFrom('face_templates as f')
    .innerJoin('record_keys as rk', 'rk.record_id', 'f.transaction_id')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'rk.subject_id')
    .select(['f.transaction_id', 'f.seq', 'f.sealed'])
    .select(keyColumns)
    .where('f.account_id', '=', accountId)
    .where('f.mode', '=', mode)
    .where('f.recogniser', '=', recogniser)
    .where('f.seq', '>', from.added)
    .where('f.seq', '<=', end)
    .orderBy('f.seq')
    .limit(page)
    .execute()
  const added: TemplateChanges['added'][number][] = []
  for (const row of rows) {
    const id = row.transaction_id
    const { recordKey } = await openKeys(context, sql, { accountId, columns: row })
    added.push({ id, bytes: open(recordKey, { accountId, id, kind: 'face-template' }, row.sealed) })
  }
  const isAll = rows.length < page
  const place = { added: isAll ? end : (rows.at(-1)?.seq ?? end), gone: end }
  return { added, gone: gone.map((row) => row.target), place, isAll }
}
