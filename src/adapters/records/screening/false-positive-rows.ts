import type { Selectable } from 'kysely'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { openSubjectKey, type SubjectKeyColumns } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'

export type FalsePositiveRow = Selectable<Tables['false_positives']>

/** What lies sealed of it: who of a list was not meant, why, and the hash of the facts that had matched. */
export interface FalsePositiveContent {
  readonly entityId: string
  readonly reason: string
  /** SHA-256, hex. */
  readonly facts: string
}

/** Under the subject's key, so that an erasure takes it along. */
export function sealFalsePositive(
  subjectKey: VersionedKey,
  {
    accountId,
    id,
    content,
  }: { readonly accountId: string; readonly id: string; readonly content: FalsePositiveContent },
): Uint8Array {
  return sealJson(subjectKey, { accountId, id, kind: 'false-positive' }, { schema: 1, ...content })
}

export async function openFalsePositive(
  context: RecordsContext,
  sql: Sql,
  row: FalsePositiveRow & Omit<SubjectKeyColumns, 'subject_id'>,
): Promise<FalsePositiveContent> {
  const accountId = row.account_id
  return unseal(await openSubjectKey(context, sql, { accountId, columns: row }), row)
}

function unseal(subjectKey: VersionedKey, row: FalsePositiveRow): FalsePositiveContent {
  const label = { accountId: row.account_id, id: row.id, kind: 'false-positive' }
  const content = openJson(subjectKey, label, row.sealed)
  if (typeof content !== 'object' || content === null || !('entityId' in content && 'facts' in content))
    throw new Error('A stored false positive has a schema that this version does not know.')
  const { entityId, facts, reason } = content as FalsePositiveContent // our own envelope, checked just now
  return { entityId, reason, facts }
}

/** What was found of a record's hits goes with the record to another subject. The caller has locked both. */
export async function moveFalsePositives(
  sql: Sql,
  moved: {
    readonly accountId: string
    readonly recordId: string
    readonly from: VersionedKey
    readonly to: { readonly subjectId: string; readonly subjectKey: VersionedKey }
  },
): Promise<void> {
  const { accountId, recordId, from, to } = moved
  const rows = await sql
    .selectFrom('false_positives')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('record_id', '=', recordId)
    .execute()
  for (const row of rows) {
    const sealed = sealFalsePositive(to.subjectKey, { accountId, id: row.id, content: unseal(from, row) })
    await sql
      .updateTable('false_positives')
      .set({ subject_id: to.subjectId, sealed })
      .where('id', '=', row.id)
      .where('account_id', '=', accountId)
      .execute()
  }
}

interface OfSubject {
  readonly accountId: string
  readonly subjectId: string
}

export async function dropFalsePositives(sql: Sql, { accountId, subjectId }: OfSubject): Promise<void> {
  await sql
    .deleteFrom('false_positives')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** The rules of a person go with the person's last record. */
export async function dropIfNothingElse(sql: Sql, { accountId, subjectId }: OfSubject): Promise<void> {
  await sql
    .deleteFrom('false_positives')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('record_keys as rk')
            .select('rk.record_id')
            .where('rk.account_id', '=', accountId)
            .where('rk.subject_id', '=', subjectId)
            .where('rk.kind', '<>', 'event'),
        ),
      ),
    )
    .execute()
}
