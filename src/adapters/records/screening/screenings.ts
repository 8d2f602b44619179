import { createHash } from 'node:crypto'
import type { Allowance } from '../../../flows/ports/account/quota.ts'
import type {
  NewScreening,
  ScreeningReceipt,
  ScreeningRecords,
} from '../../../flows/ports/screening/screenings.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { answerToKeep } from '../idempotency/idempotency.ts'
import { rowInsert } from '../engine/queries/compiled-once.ts'
import { asAccount, type RecordsContext } from '../engine/records-context.ts'
import { states } from '../engine/requirement.ts'
import type { JoinableStatement } from '../engine/groups/joined-statements.ts'
import { DatabaseFault } from '../engine/session.ts'
import { commitPaid } from '../account/quota.ts'
import { insertWithNewKeys } from '../keys/insert-with-new-keys.ts'
import {
  keysUnder,
  newKeys,
  openSubjectKey,
  recordKeyStatement,
  type RecordKeys,
} from '../keys/record-keys.ts'
import { sealJson } from '../engine/sealed-json.ts'
import { storedScreeningRecords } from './stored-screenings.ts'
import { findSubject, holdSubject } from '../subjects/subject-rows.ts'

export function screeningRecords(context: RecordsContext): ScreeningRecords {
  return {
    recordScreening: async (principal, screening) => {
      try {
        return await record(context, principal, screening)
      } catch (error) {
        // The subject was erased, or got another key, after it was read: now it is read again.
        if (!(error instanceof DatabaseFault) || error.code !== states.subjectMoved) throw error
        return record(context, principal, screening)
      }
    },
    ...storedScreeningRecords(context),
  }
}

const columns = {
  id: 'text',
  account_id: 'text',
  subject_id: 'text',
  mode: 'text',
  made_by: 'text',
  created_at: 'bigint',
  versions: 'text',
  matcher: 'text',
  sealed: 'bytea',
} as const
const insertScreening = rowInsert('screenings', columns)
const insertScreeningOfNewSubject = insertWithNewKeys('screenings', columns)

type ScreeningRow = Parameters<typeof insertScreening>[0]

/** Whom someone asked about is personal data; which lists answered is not. */
async function record(
  context: RecordsContext,
  principal: Principal,
  screening: NewScreening,
): Promise<ScreeningReceipt> {
  const { accountId, actor, mode } = principal
  const id = context.ids.id()
  const at = context.clock.now()
  const { keys, inserts } = await keysOf(context, { principal, id, at, subjectId: screening.subjectId })
  const { query, hits, suppressed = [], executionMs = null, idempotency: request } = screening
  const content = { schema: 1, query, hits, suppressed, executionMs }
  const sealed = sealJson(keys.recordKey, { accountId, id, kind: 'screening' }, content)
  const row = {
    id,
    account_id: accountId,
    subject_id: keys.subjectId,
    mode,
    made_by: actor,
    created_at: at,
    versions: JSON.stringify(screening.versions),
    matcher: screening.matcher,
    sealed,
  }
  const digest = createHash('sha256').update(sealed).digest()
  const keep = request && (await answerToKeep(context, { principal, asked: request }))
  const answerOf = (left: Allowance): unknown => request?.answer({ ...left, id })
  const left = await commitPaid(
    context,
    { principal, reservation: screening.reservation, recordId: id },
    {
      rows: inserts(row),
      facts: [{ accountId, at, actor, action: 'screening.created', target: id, digest }],
      answer: keep && ((given) => keep.withRecord(keys, answerOf(given))),
    },
  )
  return { ...left, id }
}

/** Of a new subject, or of the one that the caller named. Throws Refusal ERROR_NOT_FOUND when that is not there. */
async function keysOf(
  context: RecordsContext,
  request: {
    readonly principal: Principal
    readonly id: string
    readonly at: number
    readonly subjectId: string | undefined
  },
): Promise<{
  readonly keys: RecordKeys
  /** What stores the keys and the screening. */
  readonly inserts: (row: ScreeningRow) => readonly JoinableStatement[]
}> {
  const { principal, id: recordId, at, subjectId } = request
  const { accountId, mode } = principal
  if (subjectId === undefined) {
    const wrap = await context.ring.accountKey(null, accountId, 'wrap')
    const keys = newKeys(wrap, { accountId, recordId, subjectId: context.ids.id() })
    const about = { kind: 'screening', mode, at } as const
    return { keys, inserts: (row) => [insertScreeningOfNewSubject(keys, about, row)] }
  }
  return asAccount(context, principal, async (sql) => {
    const found = await findSubject(sql, { principal, subjectId })
    if (found?.mode !== mode) throw new Refusal('ERROR_NOT_FOUND')
    const subjectKey = await openSubjectKey(context, sql, { accountId, columns: found })
    const keys = keysUnder({ accountId, subjectId, subjectKey }, recordId)
    const keyRows = [holdSubject(accountId, found), recordKeyStatement(keys, 'screening')]
    return { keys, inserts: (row) => [...keyRows, insertScreening(row)] }
  })
}
