import { sql as raw, type Selectable } from 'kysely'
import type {
  AttemptRow,
  DeliveryDetail,
  DeliveryFilter,
  DeliveryRecords,
  DeliveryRow,
} from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import type { StoredAnswer } from '../../../flows/ports/idempotency/idempotency.ts'
import type { ResultPageRequest } from '../../../flows/ports/pagination.ts'
import { subjectKindOf } from '../../../vocabulary/webhooks/webhook-events.ts'
import { canResend } from '../../../vocabulary/webhooks/webhook-delivery.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { type AuditAction, nothingHashed } from '../audit/audit-chain.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { openJson } from '../engine/sealed-json.ts'
import { resultPage } from '../pagination/result-page.ts'
import { addressOf } from './endpoint-address.ts'
import { bodyOf, type OpenEvent, openEvents } from './event-bodies.ts'

type Row = Selectable<Tables['deliveries']>

export function deliveryLog(
  context: RecordsContext,
): Pick<DeliveryRecords, 'listDeliveries' | 'getDelivery' | 'resendDelivery' | 'removeDelivery'> {
  return {
    listDeliveries: (principal, filter, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, filter, page })),
    getDelivery: (principal, id) =>
      asAccount(context, principal, async (sql) => {
        const row = await visible(sql, principal).where('id', '=', id).executeTakeFirst()
        return row === undefined ? null : detail(context, sql, row)
      }),
    resendDelivery: (principal, id, stored) =>
      asAccount(context, principal, (sql) => resend(context, sql, { principal, id, kept: stored })),
    removeDelivery: (principal, id) =>
      asAccount(context, principal, (sql) => remove(context, sql, { principal, id })),
  }
}

function visible(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql.selectFrom('deliveries').selectAll().where('account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('mode', '=', mode)
}

interface ListRequest {
  readonly principal: Principal
  readonly filter: DeliveryFilter
  readonly page: ResultPageRequest
}

async function list(context: RecordsContext, sql: Sql, { principal, filter, page }: ListRequest) {
  let query = visible(sql, principal)
  const { event, isDelivered, createdAtMin, createdAtMax } = filter
  if (event !== undefined) query = query.where(raw`event`, '=', event)
  if (isDelivered !== undefined) query = query.where('state', isDelivered ? '=' : '<>', 'delivered')
  if (createdAtMin !== undefined) query = query.where('created_at', '>=', createdAtMin)
  if (createdAtMax !== undefined) query = query.where('created_at', '<=', createdAtMax)
  const stored = await resultPage({ counted: query, shown: query, order: ['created_at', 'id'] }, page)
  return { ...stored, rows: await presented(context, sql, stored.rows) }
}

async function presented(
  context: RecordsContext,
  sql: Sql,
  rows: readonly Row[],
): Promise<readonly DeliveryRow[]> {
  const ids = [...new Set(rows.map((row) => row.endpoint_id))]
  const urls = new Map<string, string>()
  const endpoints =
    ids.length === 0
      ? []
      : await sql
          .selectFrom('webhook_endpoints')
          .select(['id', 'account_id', 'account_key_version', 'sealed'])
          .where('id', 'in', ids)
          .execute()
  for (const endpoint of endpoints) urls.set(endpoint.id, await addressOf(context, sql, endpoint))
  const now = context.clock.now()
  return rows.map((row) => ({
    id: row.id,
    endpointId: row.endpoint_id,
    url: urls.get(row.endpoint_id) ?? '',
    event: row.event,
    subject: row.event === 'test' ? null : { kind: subjectKindOf(row.event), id: row.transaction_id },
    mode: row.mode,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    lastAttemptAt: row.last_attempt_at,
    nextAttemptAt: row.state === 'waiting' ? Math.max(row.next_at, row.created_at) : null,
    error: row.error,
    canResend: canResend(resendFacts(row, now)),
  }))
}

function resendFacts(row: Row, now: number) {
  return {
    state: row.state,
    hasFailed: row.first_failed_at !== null,
    lastAttemptAt: row.last_attempt_at,
    now,
  }
}

async function detail(context: RecordsContext, sql: Sql, row: Row): Promise<DeliveryDetail | null> {
  const [shown] = await presented(context, sql, [row])
  if (shown === undefined) return null
  const event = (await openEvents(context, sql, [row.id])).get(row.id)
  const attempts = await sql
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('delivery_id', '=', row.id)
    .where('account_id', '=', row.account_id)
    .orderBy('attempt')
    .execute()
  return {
    ...shown,
    body: bodyOf({ ...row, transactionId: row.transaction_id, createdAt: row.created_at }, event),
    tries: attempts.map((attempt) => ({
      attempt: attempt.attempt,
      at: attempt.at,
      finishedAt: attempt.finished_at,
      status: attempt.status,
      error: attempt.error,
      reply: replyOf(attempt, row, event),
    })),
  }
}

function replyOf(
  attempt: Selectable<Tables['delivery_attempts']>,
  row: Row,
  event: OpenEvent | undefined,
): AttemptRow['reply'] {
  if (attempt.sealed === null) return ''
  if (event === undefined) return null
  const label = {
    accountId: row.account_id,
    id: row.id,
    kind: 'webhook-reply',
    part: String(attempt.attempt),
  }
  const content = openJson(event.key, label, attempt.sealed)
  return typeof content === 'object' && content !== null && 'reply' in content ? String(content.reply) : null
}

interface One {
  readonly principal: Principal
  readonly id: string
}

async function resend(
  context: RecordsContext,
  sql: Sql,
  { principal, id, kept: stored }: One & { readonly kept: StoredAnswer<DeliveryRow> | undefined },
): Promise<DeliveryRow | null> {
  const row = await visible(sql, principal).where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined) return null
  const now = context.clock.now()
  refuseResend(row, now)
  await sql
    .updateTable('deliveries')
    .set({ state: 'waiting', urgent: true, next_at: 0 })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .execute()
  await note(context, sql, { principal, action: 'delivery.resent', target: id })
  const [shown] = await presented(context, sql, [{ ...row, state: 'waiting', next_at: now }])
  if (shown === undefined) return null
  await keepWithChange(context, sql, { principal, kept: stored, result: shown })
  return shown
}

function refuseResend(row: Row, now: number): void {
  if (row.state === 'delivered')
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'This delivery did not fail.' })
  // Never tried and still waiting: then it is only hurried.
  if (row.state === 'waiting' && row.first_failed_at === null) return
  if (row.first_failed_at === null)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: 'This delivery was cancelled before its first try, because its transaction was deleted.',
    })
  if (!canResend(resendFacts(row, now)))
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: 'A delivery can be sent again until 48 hours after its last try.',
    })
}

async function remove(context: RecordsContext, sql: Sql, { principal, id }: One): Promise<boolean> {
  const row = await visible(sql, principal).where('id', '=', id).executeTakeFirst()
  if (row === undefined) return false
  await sql
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .where('state', '=', 'pending')
    .execute()
  await sql
    .deleteFrom('deliveries')
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .execute()
  await note(context, sql, { principal, action: 'delivery.removed', target: id })
  return true
}

/** An entry in the account's audit log. */
export async function note(
  context: RecordsContext,
  sql: Sql,
  entry: { readonly principal: Principal; readonly action: AuditAction; readonly target: string },
): Promise<void> {
  const { principal, action, target } = entry
  const { accountId, actor: actor } = principal
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at: context.clock.now(),
    actor,
    action,
    target,
    digest: nothingHashed,
  })
}
