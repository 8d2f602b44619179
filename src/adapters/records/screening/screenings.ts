import { createHash } from 'node:crypto'
import type { NewScreening, ScreeningReceipt, ScreeningRecords } from '../../../flows/ports/screenings.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { appendAudit } from '../audit/audit.ts'
import { keepWithRecord } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { settleReservation } from '../account/quota.ts'
import {
  insertNewKeys,
  insertRecordKey,
  keysUnder,
  newKeys,
  openSubjectKey,
  type RecordKeys,
} from '../keys/record-keys.ts'
import { sealJson } from '../engine/sealed-json.ts'
import { storedScreeningRecords } from './stored-screenings.ts'
import { lockSubject } from '../subjects/subject-rows.ts'

export function screeningRecords(context: RecordsContext): ScreeningRecords {
  return {
    recordScreening: (principal, screening) =>
      asAccount(context, principal, (sql) => record(context, sql, { principal, screening })),
    ...storedScreeningRecords(context),
  }
}

/** Whom someone asked about is personal data; which lists answered is not. */
async function record(
  context: RecordsContext,
  sql: Sql,
  { principal, screening }: { readonly principal: Principal; readonly screening: NewScreening },
): Promise<ScreeningReceipt> {
  const { accountId, actor, mode } = principal
  const id = context.ids.id()
  const at = context.clock.now()
  const keys = await keysOf(context, sql, { principal, id, at, subjectId: screening.subjectId })
  const { query, hits, suppressed = [], executionMs = null } = screening
  const content = { schema: 1, query, hits, suppressed, executionMs }
  const sealed = sealJson(keys.recordKey, { accountId, id, kind: 'screening' }, content)
  await sql
    .insertInto('screenings')
    .values({
      id,
      account_id: accountId,
      subject_id: keys.subjectId,
      mode,
      made_by: actor,
      created_at: at,
      versions: JSON.stringify(screening.versions),
      matcher: screening.matcher,
      sealed,
    })
    .execute()
  const audit = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, audit.key, {
    accountId,
    at,
    actor: actor,
    action: 'screening.created',
    target: id,
    digest: createHash('sha256').update(sealed).digest(),
  })
  const left = await settleReservation(sql, context, {
    principal,
    reservation: screening.reservation,
    recordId: id,
  })
  const { idempotency: request } = screening
  if (request !== undefined)
    await keepWithRecord(context, sql, {
      principal,
      asked: request,
      answer: request.answer({ ...left, id }),
      keys,
    })
  return { ...left, id }
}

/** Of a new subject, or of the one that the caller named. Throws Refusal ERROR_NOT_FOUND when that is not there. */
async function keysOf(
  context: RecordsContext,
  sql: Sql,
  request: {
    readonly principal: Principal
    readonly id: string
    readonly at: number
    readonly subjectId: string | undefined
  },
): Promise<RecordKeys> {
  const { principal, id: recordId, at, subjectId } = request
  const { accountId, mode } = principal
  if (subjectId === undefined) {
    const wrap = await context.ring.accountKey(sql, accountId, 'wrap')
    const keys = newKeys(wrap, { accountId, recordId, subjectId: context.ids.id() })
    await insertNewKeys(sql, keys, { kind: 'screening', mode, at })
    return keys
  }
  const columns = await lockSubject(sql, { principal, subjectId, share: true })
  if (columns?.mode !== mode) throw new Refusal('ERROR_NOT_FOUND')
  const subjectKey = await openSubjectKey(context, sql, { accountId, columns })
  const keys = keysUnder({ accountId, subjectId, subjectKey }, recordId)
  await insertRecordKey(sql, keys, 'screening')
  return keys
}
