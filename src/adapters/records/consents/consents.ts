import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type {
  Consent,
  ConsentFilter,
  ConsentPage,
  ConsentRecords,
  ConsentStatus,
  ConsentText,
  NewConsent,
  NewConsentText,
} from '../../../flows/ports/consents/consents.ts'
import type { CursorPageRequest } from '../../../flows/ports/pagination.ts'
import type { Mode, Principal } from '../../../vocabulary/account/principal.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { consentDigest, consentOf, type ConsentRow, customHash, insertConsent } from './consent-rows.ts'
import { forgetTemplates } from '../face/face-template-rows.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { newestFirst } from '../pagination/newest-first.ts'
import { insertSubject, newSubject } from '../keys/record-keys.ts'
import type { Tables } from '../engine/schema.ts'
import { lockSubject, subjectOfRecord } from '../subjects/subject-rows.ts'

/** Texts are few. */
const maxTexts = 200

export function consentRecords(context: RecordsContext): ConsentRecords {
  return {
    keepConsentText: (principal, text) =>
      asAccount(context, principal, (sql) => keepText(context, sql, { principal, ...text })),
    consentTexts: (principal, textId) =>
      asAccount(context, principal, (sql) => texts(sql, principal, textId)),
    recordConsent: (principal, consent) =>
      asAccount(context, principal, (sql) => record(context, sql, { principal, ...consent })),
    consents: (principal, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, ...page })),
    withdrawConsent: (principal, id) =>
      asAccount(context, principal, (sql) => withdraw(context, sql, { principal, id })),
    consentStatus: (principal, customData) =>
      asAccount(context, principal, (sql) => standing(context, sql, { principal, customData })),
  }
}

async function keepText(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    textId,
    locale,
    text,
    idempotency: stored,
  }: NewConsentText & { readonly principal: Principal },
): Promise<ConsentText> {
  const { accountId, actor, mode } = principal
  const digest = createHash('sha256').update(text, 'utf8').digest()
  const key = { account_id: accountId, mode, text_id: textId, locale, digest }
  const row = { ...key, content: text, made_by: actor, made_at: context.clock.now() }
  const added = await sql
    .insertInto('consent_texts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added !== undefined) {
    const target = digest.toString('hex')
    await auditDone(context, sql, { principal, action: 'consent.text-kept', target, digest })
  }
  const there =
    added ??
    (await sql
      .selectFrom('consent_texts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('mode', '=', mode)
      .where('text_id', '=', textId)
      .where('locale', '=', locale)
      .where('digest', '=', digest)
      .executeTakeFirstOrThrow())
  const result = textOf(there)
  await keepWithChange(context, sql, { principal, kept: stored, result })
  return result
}

async function texts(
  sql: Sql,
  principal: Principal,
  textId: string | undefined,
): Promise<readonly ConsentText[]> {
  const mode = onlyMode(principal)
  let query = sql.selectFrom('consent_texts').selectAll().where('account_id', '=', principal.accountId)
  if (mode !== undefined) query = query.where('mode', '=', mode)
  if (textId !== undefined) query = query.where('text_id', '=', textId)
  const rows = await query
    .orderBy('made_at', 'desc')
    .orderBy('text_id')
    .orderBy('locale')
    .limit(maxTexts)
    .execute()
  return rows.map(textOf)
}

type Recording = NewConsent & { readonly principal: Principal }

async function record(context: RecordsContext, sql: Sql, request: Recording): Promise<Consent | null> {
  const { principal, idempotency: stored } = request
  const whose = await whoseConsent(context, sql, request)
  if (whose === null) return null
  const row = await insertConsent(context, sql, {
    principal,
    given: { ...request, ...whose, transactionId: null },
  })
  const digest = consentDigest(row)
  await auditDone(context, sql, { principal, action: 'consent.recorded', target: row.id, digest })
  const result = consentOf(row)
  await keepWithChange(context, sql, { principal, kept: stored, result })
  return result
}

/** The subject that is named, or whom an earlier consent for the same customData made; otherwise a new one. */
async function whoseConsent(
  context: RecordsContext,
  sql: Sql,
  { principal, target, customData }: Recording,
): Promise<{ readonly subjectId: string; readonly mode: Mode } | null> {
  const { accountId, mode } = principal
  if (target !== null) {
    const subjectId = (await subjectOfRecord(sql, principal, target))?.subjectId ?? target
    const subject = await lockSubject(sql, { principal, subjectId, share: true })
    return subject && { subjectId, mode: subject.mode }
  }
  const hash = await customHash(context, sql, { accountId, customData })
  const earlier = await sql
    .selectFrom('consents')
    .select('subject_id')
    .where('account_id', '=', accountId)
    .where('mode', '=', mode)
    .where('custom_hash', '=', hash)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const known = earlier && (await lockSubject(sql, { principal, subjectId: earlier.subject_id, share: true }))
  if (known) return { subjectId: known.subject_id, mode }
  const wrap = await context.ring.accountKey(sql, accountId, 'wrap')
  const fresh = newSubject(wrap, { accountId, subjectId: context.ids.id() })
  await insertSubject(sql, fresh, { mode, at: context.clock.now() })
  return { subjectId: fresh.subjectId, mode }
}

function visible(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql.selectFrom('consents').selectAll().where('account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('mode', '=', mode)
}

async function list(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    subjectId,
    customData = '',
    ...page
  }: ConsentFilter & CursorPageRequest & { readonly principal: Principal },
): Promise<ConsentPage> {
  let query = visible(sql, principal)
  const hash = await customHash(context, sql, { accountId: principal.accountId, customData })
  if (hash !== null) query = query.where('custom_hash', '=', hash)
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId)
  const order = { at: 'made_at', id: 'id', timeOf: (row: ConsentRow) => row.made_at }
  const { rows, next } = await newestFirst(query, order, page)
  return { rows: rows.map(consentOf), next }
}

async function withdraw(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<Consent | null> {
  const row = await visible(sql, principal).where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined || row.withdrawn_at !== null) return null
  const at = context.clock.now()
  const withdrawn = await sql
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('account_id', '=', principal.accountId)
    .where('mode', '=', row.mode)
    .where('withdrawn_at', 'is', null)
    .where((where) =>
      where.or([
        where('subject_id', '=', row.subject_id),
        ...(row.custom_hash === null ? [] : [where('custom_hash', '=', row.custom_hash)]),
      ]),
    )
    .returning('subject_id')
    .execute()
  const subjectIds = withdrawn.map((one) => one.subject_id)
  await forgetTemplates(context, sql, { principal, subjectIds })
  const digest = consentDigest(row)
  await auditDone(context, sql, { principal, action: 'consent.withdrawn', target: id, digest })
  return consentOf({ ...row, withdrawn_at: at })
}

async function standing(
  context: RecordsContext,
  sql: Sql,
  { principal, customData }: { readonly principal: Principal; readonly customData: string },
): Promise<ConsentStatus> {
  const { accountId, mode } = principal
  const hash = await customHash(context, sql, { accountId, customData })
  const rows = await sql
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('mode', '=', mode)
    .where('custom_hash', '=', hash)
    .orderBy('given_at', 'desc')
    .execute()
  const withdrawals = rows.flatMap(({ withdrawn_at: at }) => at ?? [])
  const given = rows.find(({ withdrawn_at: at }) => at === null)
  return {
    given: given === undefined ? null : asSent(given),
    withdrawnAt: withdrawals.length === 0 ? null : Math.max(...withdrawals),
  }
}

/** As a request would have brought it. */
function asSent({ text_id: textId, given_at: at, locale }: ConsentRow) {
  return { textId, at, ...(locale === '' ? {} : { locale }) }
}

function textOf(row: Selectable<Tables['consent_texts']>): ConsentText {
  return {
    textId: row.text_id,
    locale: row.locale,
    version: Buffer.from(row.digest).toString('hex'),
    text: row.content,
    mode: row.mode,
    madeBy: row.made_by,
    madeAt: row.made_at,
  }
}
