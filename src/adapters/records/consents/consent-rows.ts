import { createHash } from 'node:crypto'
import type { CompiledQuery, Insertable, Kysely, Selectable } from 'kysely'
import type { Consent } from '../../../flows/ports/consents/consents.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import type { Transaction } from '../../../vocabulary/transactions/transaction.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'

export type ConsentRow = Selectable<Tables['consents']>

/** The one thing that consent is asked for. */
const purpose = 'face'

interface Given {
  readonly subjectId: string
  readonly transactionId: string | null
  readonly mode: Mode
  readonly customData: string
  readonly textId: string
  readonly locale: string
  readonly givenAt: number
}

/** Stores that someone agreed, with the version of the text that was the newest at that moment. */
export async function insertConsent(
  context: RecordsContext,
  sql: Sql,
  { principal, given }: { readonly principal: Principal; readonly given: Given },
): Promise<ConsentRow> {
  const { accountId, actor } = principal
  const row: Insertable<Tables['consents']> & ConsentRow = {
    id: context.ids.id(),
    account_id: accountId,
    subject_id: given.subjectId,
    purpose,
    mode: given.mode,
    text_id: given.textId,
    locale: given.locale,
    text_digest: (await versionAt(sql, { accountId, ...given }).executeTakeFirst())?.digest ?? null,
    custom_hash: await customHash(context, sql, { accountId, customData: given.customData }),
    transaction_id: given.transactionId,
    given_at: given.givenAt,
    withdrawn_at: null,
    made_by: actor,
    made_at: context.clock.now(),
  }
  await sql.insertInto('consents').values(row).execute()
  return row
}

/** The digest of the text that was the newest at that moment. */
function versionAt(
  sql: Kysely<Tables>,
  given: Pick<Given, 'mode' | 'textId' | 'locale' | 'givenAt'> & { readonly accountId: string },
) {
  return sql
    .selectFrom('consent_texts')
    .select('digest')
    .where('account_id', '=', given.accountId)
    .where('mode', '=', given.mode)
    .where('text_id', '=', given.textId)
    .where('locale', '=', given.locale)
    .where('made_at', '<=', given.givenAt)
    .orderBy('made_at', 'desc')
    .limit(1)
}

export async function customHash(
  context: RecordsContext,
  sql: Sql,
  { accountId, customData }: { readonly accountId: string; readonly customData: string },
): Promise<Uint8Array | null> {
  if (customData === '') return null
  const { key } = await context.ring.accountKey(sql, accountId, 'find')
  return findHash(key, 'custom', customData)
}

/** The consent that a request was sent with, beside its record. The record's audit entry stands for both. */
export async function consentRowOf(
  context: RecordsContext,
  { principal, transaction }: { readonly principal: Principal; readonly transaction: Transaction },
): Promise<readonly CompiledQuery[]> {
  const { id: transactionId, subjectId, mode, customData, facts } = transaction
  const { consent } = facts.face
  if (consent === undefined) return []
  const { accountId, actor } = principal
  const { textId, at: givenAt, locale = '' } = consent
  const find = await context.ring.accountKey(null, accountId, 'find')
  const { kysely } = context.database
  const row = kysely.insertInto('consents').values({
    id: context.ids.id(),
    account_id: accountId,
    subject_id: subjectId,
    purpose,
    mode,
    text_id: textId,
    locale,
    text_digest: versionAt(kysely, { accountId, mode, textId, locale, givenAt }),
    custom_hash: customData === '' ? null : findHash(find.key, 'custom', customData),
    transaction_id: transactionId,
    given_at: givenAt,
    withdrawn_at: null,
    made_by: actor,
    made_at: context.clock.now(),
  })
  return [row.compile()]
}

/** It goes with the record that it was sent with. */
export async function dropConsentOf(
  sql: Sql,
  { accountId, transactionId }: { readonly accountId: string; readonly transactionId: string },
): Promise<void> {
  await sql
    .deleteFrom('consents')
    .where('account_id', '=', accountId)
    .where('transaction_id', '=', transactionId)
    .execute()
}

/** And to another subject with that record. */
export async function moveConsentOf(
  sql: Sql,
  moved: { readonly accountId: string; readonly transactionId: string; readonly subjectId: string },
): Promise<void> {
  await sql
    .updateTable('consents')
    .set({ subject_id: moved.subjectId })
    .where('account_id', '=', moved.accountId)
    .where('transaction_id', '=', moved.transactionId)
    .execute()
}

export async function dropConsents(
  sql: Sql,
  { accountId, subjectId }: { readonly accountId: string; readonly subjectId: string },
): Promise<void> {
  await sql
    .deleteFrom('consents')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** What the audit log hashes of it. */
export function consentDigest({ id, text_id, locale, text_digest, given_at }: ConsentRow): Uint8Array {
  const version = text_digest === null ? null : Buffer.from(text_digest).toString('hex')
  return createHash('sha256')
    .update(JSON.stringify([id, text_id, locale, version, given_at]))
    .digest()
}

export function consentOf(row: ConsentRow): Consent {
  return {
    id: row.id,
    subjectId: row.subject_id,
    transactionId: row.transaction_id,
    purpose: row.purpose,
    mode: row.mode,
    textId: row.text_id,
    locale: row.locale,
    version: row.text_digest === null ? null : Buffer.from(row.text_digest).toString('hex'),
    givenAt: row.given_at,
    withdrawnAt: row.withdrawn_at,
    madeBy: row.made_by,
    madeAt: row.made_at,
  }
}
