import { sql as raw, type Selectable } from 'kysely'
import type { StoredAnswer } from '../../../flows/ports/idempotency/idempotency.ts'
import type {
  DeliveryRecords,
  EndpointRow,
  LeasedDelivery,
  NewSecret,
  SecretRotation,
} from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { testBody } from '../../../vocabulary/webhooks/webhook-events.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import { note } from './delivery-log.ts'
import { addressOf } from './endpoint-address.ts'
import { bringForward } from './finish-attempts.ts'
import { replaceSecret, signingSecrets } from './secrets.ts'

export function endpointRecords(
  context: RecordsContext,
): Pick<
  DeliveryRecords,
  'listEndpoints' | 'getEndpoint' | 'changeEndpoint' | 'resumeEndpoint' | 'makeTestDelivery' | 'rotateSecret'
> {
  return {
    listEndpoints: (principal) =>
      asAccount(context, principal, async (sql) => {
        const rows = await visible(sql, principal).orderBy('created_at').orderBy('id').execute()
        const shown: EndpointRow[] = []
        for (const row of rows) shown.push(await presented(context, sql, row))
        return shown
      }),
    getEndpoint: (principal, id) =>
      asAccount(context, principal, (sql) => get(context, sql, { principal, id })),
    changeEndpoint: (principal, id, successRule) =>
      asAccount(context, principal, (sql) =>
        change(context, sql, {
          principal,
          id,
          action: 'webhook.changed',
          set: { success_rule: successRule },
        }),
      ),
    resumeEndpoint: (principal, id, stored) =>
      asAccount(context, principal, (sql) => resume(context, sql, { principal, id, kept: stored })),
    makeTestDelivery: (principal, id, leaseMs) =>
      asAccount(context, principal, (sql) => makeTest(context, sql, { principal, id, leaseMs })),
    rotateSecret: (principal, request) =>
      asAccount(context, principal, (sql) => rotateSecret(context, sql, { principal, ...request })),
  }
}

function visible(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('webhook_endpoints')
    .selectAll()
    .select([
      raw<number>`(select count(*) from deliveries d
        where d.endpoint_id = webhook_endpoints.id and d.state = 'waiting')`.as('waiting'),
      raw<boolean>`exists (select from webhook_secrets s
        where s.account_id = webhook_endpoints.account_id and s.endpoint_id = webhook_endpoints.id)`.as(
        'own_secret',
      ),
    ])
    .where('account_id', '=', principal.accountId)
  return mode === undefined ? query : query.where('mode', '=', mode)
}

type Row = Selectable<Tables['webhook_endpoints']> & {
  readonly waiting: number
  readonly own_secret: boolean
}

async function presented(context: RecordsContext, sql: Sql, row: Row): Promise<EndpointRow> {
  const restsUntil = Math.max(row.rests_until, row.held_until)
  const isResting = row.state === 'active' && restsUntil > context.clock.now()
  return {
    id: row.id,
    url: await addressOf(context, sql, row),
    mode: row.mode,
    successRule: row.success_rule,
    state: isResting ? 'resting' : row.state,
    pausedReason: row.paused_reason,
    pausedAt: row.paused_at,
    failures: row.failures,
    restsUntil: isResting ? restsUntil : null,
    waiting: row.waiting,
    delivered: row.delivered,
    failed: row.failed,
    hasOwnSecret: row.own_secret,
    createdAt: row.created_at,
  }
}

interface One {
  readonly principal: Principal
  readonly id: string
}

async function get(context: RecordsContext, sql: Sql, { principal, id }: One): Promise<EndpointRow | null> {
  const row = await visible(sql, principal).where('webhook_endpoints.id', '=', id).executeTakeFirst()
  return row === undefined ? null : presented(context, sql, row)
}

async function change(
  context: RecordsContext,
  sql: Sql,
  request: One & {
    readonly action: 'webhook.changed' | 'webhook.resumed'
    readonly set: Partial<Selectable<Tables['webhook_endpoints']>>
  },
): Promise<EndpointRow | null> {
  const { principal, id, action, set } = request
  const mode = onlyMode(principal)
  let update = sql
    .updateTable('webhook_endpoints')
    .set(set)
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
  if (mode !== undefined) update = update.where('mode', '=', mode)
  if ((await update.returning('id').executeTakeFirst()) === undefined) return null
  await note(context, sql, { principal, action, target: id })
  return get(context, sql, { principal, id })
}

async function rotateSecret(
  context: RecordsContext,
  sql: Sql,
  request: SecretRotation & Pick<One, 'principal'>,
): Promise<NewSecret | null> {
  const { principal, endpointId, overlapMs, idempotency: stored } = request
  const { accountId } = principal
  if (endpointId !== null) {
    const row = await visible(sql, principal)
      .where('webhook_endpoints.id', '=', endpointId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return null
  }
  const owner = { accountId, endpointId: endpointId ?? '' }
  const made = await replaceSecret(context, sql, { owner, overlapMs })
  await note(context, sql, { principal, action: 'webhook.secret', target: endpointId ?? accountId })
  await keepWithChange(context, sql, { principal, kept: stored, result: null })
  return made
}

async function resume(
  context: RecordsContext,
  sql: Sql,
  { principal, id, kept: stored }: One & { readonly kept: StoredAnswer<EndpointRow> | undefined },
): Promise<EndpointRow | null> {
  const set = {
    state: 'active' as const,
    paused_at: null,
    paused_reason: '',
    failures: 0,
    failing_since: null,
    rests_until: 0,
    held_until: 0,
  }
  const resumed = await change(context, sql, { principal, id, action: 'webhook.resumed', set })
  if (resumed === null) return null
  await bringForward(sql, id, context.clock.now())
  await keepWithChange(context, sql, { principal, kept: stored, result: resumed })
  return resumed
}

/** In the log like every delivery. The process that was asked sends it; if that process dies, the queue does. */
async function makeTest(
  context: RecordsContext,
  sql: Sql,
  { principal, id: endpointId, leaseMs }: One & { readonly leaseMs: number },
): Promise<LeasedDelivery | null> {
  const endpoint = await visible(sql, principal)
    .where('webhook_endpoints.id', '=', endpointId)
    .executeTakeFirst()
  if (endpoint === undefined) return null
  const { accountId } = principal
  const [id, now] = [context.ids.id(), context.clock.now()]
  const [attempt, fence] = [1, 1]
  await sql
    .insertInto('deliveries')
    .values({
      id,
      account_id: accountId,
      endpoint_id: endpointId,
      transaction_id: id,
      seq: 0,
      event: 'test',
      mode: principal.mode,
      state: 'waiting',
      attempts: attempt,
      first_failed_at: null,
      last_attempt_at: now,
      next_at: now,
      urgent: true,
      leased_until: now + leaseMs,
      fence,
      created_at: now,
    })
    .execute()
  await sql
    .insertInto('delivery_attempts')
    .values({
      delivery_id: id,
      attempt,
      account_id: accountId,
      at: now,
      finished_at: null,
      status: null,
      sealed: null,
    })
    .execute()
  return {
    id,
    attempt,
    fence,
    endpointId,
    event: 'test',
    url: await addressOf(context, sql, endpoint),
    body: JSON.stringify(testBody(id, now)),
    secrets: await signingSecrets(context, sql, { accountId, endpointId }),
    successRule: endpoint.success_rule,
  }
}
