import type { RecordKind } from '../../../vocabulary/retention/record-kinds.ts'
import type {
  FalsePositive,
  FalsePositivePage,
  FalsePositiveRecords,
  NewFalsePositive,
  FalsePositiveRule,
} from '../../../flows/ports/screening/false-positives.ts'
import type { CursorPageRequest } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../../vocabulary/refusals.ts'
import { auditSealed } from '../audit/audit-sealed.ts'
import { type FalsePositiveRow, openFalsePositive, sealFalsePositive } from './false-positive-rows.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { newestFirst } from '../pagination/newest-first.ts'
import { findHash, openSubjectKey } from '../keys/record-keys.ts'
import { lockSubject, subjectOfRecord } from '../subjects/subject-rows.ts'
import { findStoredScreening } from './stored-screenings.ts'
import { findTransaction } from '../transactions/transaction-rows.ts'

export function falsePositiveRecords(context: RecordsContext): FalsePositiveRecords {
  return {
    noteFalsePositive: (principal, noted) =>
      asAccount(context, principal, (sql) => note(context, sql, { principal, noted })),
    falsePositives: (principal, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, ...page })),
    approveFalsePositive: (principal, id) =>
      asAccount(context, principal, (sql) => change(context, sql, { principal, id, to: 'approved' })),
    withdrawFalsePositive: (principal, id) =>
      asAccount(context, principal, (sql) => change(context, sql, { principal, id, to: 'withdrawn' })),
    rulesOf: (principal, subjectId) =>
      asAccount(context, principal, async (sql) => {
        const subject = await lockSubject(sql, { principal, subjectId, share: true })
        if (subject?.mode !== principal.mode) return null
        return falsePositiveRules(context, sql, { principal, subjectIds: [subjectId] })
      }),
    rulesOfDocument: (principal, document) =>
      asAccount(context, principal, async (sql) => {
        const subjectIds = await subjectsOfDocument(context, sql, { principal, document })
        return falsePositiveRules(context, sql, { principal, subjectIds })
      }),
  }
}

/** An entity that a record names as a hit, with the hash of what matched; null where that was not noted. */
interface StoredHit {
  readonly entityId: string
  readonly facts: string | null
}

async function note(
  context: RecordsContext,
  sql: Sql,
  { principal, noted }: { readonly principal: Principal; readonly noted: NewFalsePositive },
): Promise<FalsePositive | null> {
  const { accountId, actor } = principal
  const { recordId, entityId, reason } = noted
  const subjectId = (await subjectOfRecord(sql, principal, recordId))?.subjectId
  if (subjectId === undefined) return null
  // A move or erasure of the record locks the same row: the record is seen with its subject, or the other came first.
  const subject = await lockSubject(sql, { principal, subjectId })
  const record = await subjectOfRecord(sql, principal, recordId)
  if (subject === null || record?.subjectId !== subjectId) return null
  const hits = await hitsOf(context, sql, { principal, kind: record.kind, recordId })
  const hit = hits.find((found) => found.entityId === entityId)
  if (hit === undefined) throw invalidValue('entityId', 'It is not a hit of that record.')
  if (hit.facts === null)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: 'A version that did not store the matching facts made this screening; screen again first.',
    })
  const key = await openSubjectKey(context, sql, { accountId, columns: subject })
  const id = context.ids.id()
  const content = { entityId, reason, facts: hit.facts }
  const row: FalsePositiveRow = {
    id,
    account_id: accountId,
    subject_id: subjectId,
    record_id: recordId,
    mode: record.mode,
    made_by: actor,
    made_at: context.clock.now(),
    expires_at: noted.expiresAt,
    needs_approval: noted.needsApproval,
    approved_by: null,
    approved_at: null,
    withdrawn_by: null,
    withdrawn_at: null,
    sealed: sealFalsePositive(key, { accountId, id, content }),
  }
  await sql.insertInto('false_positives').values(row).execute()
  await auditSealed(context, sql, { principal, action: 'false-positive.noted', row })
  const result = falsePositiveOf(row, content)
  await keepWithChange(context, sql, { principal, kept: noted.idempotency, result })
  return result
}

async function hitsOf(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    kind,
    recordId: id,
  }: {
    readonly principal: Principal
    readonly kind: RecordKind
    readonly recordId: string
  },
): Promise<readonly StoredHit[]> {
  if (kind === 'screening') {
    const stored = await findStoredScreening(context, sql, { principal, id })
    return [...(stored?.hits ?? []), ...(stored?.suppressed ?? [])].map(({ entityId, facts = null }) => {
      return { entityId, facts }
    })
  }
  if (kind === 'contract') return []
  const open = await findTransaction(context, sql, { principal, id, lock: false })
  const screening = open?.transaction.facts.screening
  if (screening?.done !== true) return []
  return [...screening.hits, ...(screening.suppressed ?? [])].map(({ entityId, facts = null }) => {
    return { entityId, facts }
  })
}

function visible(sql: Sql, principal: Principal) {
  const only = onlyMode(principal)
  const query = sql
    .selectFrom('false_positives as f')
    .innerJoin('subject_keys as sk', 'sk.subject_id', 'f.subject_id')
    .selectAll('f')
    .select(['sk.version as subject_version', 'sk.wrapped as subject_wrapped', 'sk.account_key_version'])
    .where('f.account_id', '=', principal.accountId)
  return only === undefined ? query : query.where('f.mode', '=', only)
}

async function list(
  context: RecordsContext,
  sql: Sql,
  request: CursorPageRequest & {
    readonly principal: Principal
    readonly subjectId?: string | undefined
  },
): Promise<FalsePositivePage> {
  const { principal, subjectId, ...page } = request
  let query = visible(sql, principal)
  if (subjectId !== undefined) query = query.where('f.subject_id', '=', subjectId)
  const order = { at: 'f.made_at', id: 'f.id', timeOf: (row: FalsePositiveRow) => row.made_at }
  const { rows: shown, next } = await newestFirst(query, order, page)
  const rows: FalsePositive[] = []
  for (const row of shown) rows.push(falsePositiveOf(row, await openFalsePositive(context, sql, row)))
  return { rows, next }
}

/** All of one subject, oldest first. */
export async function falsePositivesOf(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectId }: { readonly principal: Principal; readonly subjectId: string },
): Promise<readonly FalsePositive[]> {
  const found: FalsePositive[] = []
  const rows = await visible(sql, principal)
    .where('f.subject_id', '=', subjectId)
    .orderBy('f.made_at')
    .orderBy('f.id')
    .execute()
  for (const row of rows) found.push(falsePositiveOf(row, await openFalsePositive(context, sql, row)))
  return found
}

/** What is over stays as it ended; who made it does not approve it. */
async function change(
  context: RecordsContext,
  sql: Sql,
  {
    principal,
    id,
    to,
  }: { readonly principal: Principal; readonly id: string; readonly to: 'approved' | 'withdrawn' },
): Promise<FalsePositive | null> {
  const { accountId, actor } = principal
  const row = await visible(sql, principal).where('f.id', '=', id).forUpdate('f').executeTakeFirst()
  if (row === undefined) return null
  const at = context.clock.now()
  const why = refusalOf(row, { to, by: actor, at })
  if (why !== null) throw new Refusal('ERROR_OPERATION_FAILED', { message: why })
  const set =
    to === 'approved' ? { approved_by: actor, approved_at: at } : { withdrawn_by: actor, withdrawn_at: at }
  await sql
    .updateTable('false_positives')
    .set(set)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute()
  await auditSealed(context, sql, { principal, action: `false-positive.${to}`, row })
  return falsePositiveOf({ ...row, ...set }, await openFalsePositive(context, sql, row))
}

function refusalOf(
  row: FalsePositiveRow,
  { to, by, at }: { readonly to: 'approved' | 'withdrawn'; readonly by: string; readonly at: number },
): string | null {
  if (row.withdrawn_at !== null) return 'It was withdrawn.'
  if (row.expires_at !== null && row.expires_at <= at) return 'It has ended.'
  if (to === 'withdrawn') return null
  if (!row.needs_approval) return 'It needs no approval.'
  if (row.approved_at !== null) return 'It is already approved.'
  return row.made_by === by ? 'Another key than the one that made it must approve it.' : null
}

/** Subjects of whom a record was made from this document. */
async function subjectsOfDocument(
  context: RecordsContext,
  sql: Sql,
  { principal, document }: { readonly principal: Principal; readonly document: string },
): Promise<readonly string[]> {
  const find = await context.ring.accountKey(sql, principal.accountId, 'find')
  const rows = await sql
    .selectFrom('transactions')
    .select('subject_id')
    .distinct()
    .where('account_id', '=', principal.accountId)
    .where('mode', '=', principal.mode)
    .where('document_hash', '=', findHash(find.key, 'document', document))
    .execute()
  return rows.map((row) => row.subject_id)
}

async function falsePositiveRules(
  context: RecordsContext,
  sql: Sql,
  { principal, subjectIds }: { readonly principal: Principal; readonly subjectIds: readonly string[] },
): Promise<readonly FalsePositiveRule[]> {
  if (subjectIds.length === 0) return []
  const rows = await visible(sql, principal)
    .where('f.subject_id', 'in', subjectIds)
    .where('f.mode', '=', principal.mode)
    .where('f.withdrawn_at', 'is', null)
    .where((where) =>
      where.or([where('f.needs_approval', '=', false), where('f.approved_at', 'is not', null)]),
    )
    .where((where) =>
      where.or([where('f.expires_at', 'is', null), where('f.expires_at', '>', context.clock.now())]),
    )
    .orderBy('f.made_at')
    .orderBy('f.id')
    .execute()
  const found: FalsePositiveRule[] = []
  for (const row of rows) found.push({ id: row.id, ...(await openFalsePositive(context, sql, row)) })
  return found
}

function falsePositiveOf(
  row: FalsePositiveRow,
  { entityId, reason }: Pick<FalsePositiveRule, 'entityId' | 'reason'>,
): FalsePositive {
  return {
    id: row.id,
    subjectId: row.subject_id,
    recordId: row.record_id,
    mode: row.mode,
    entityId,
    reason,
    madeBy: row.made_by,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    needsApproval: row.needs_approval,
    approvedBy: row.approved_by,
    approvedAt: row.approved_at,
    withdrawnBy: row.withdrawn_by,
    withdrawnAt: row.withdrawn_at,
  }
}
