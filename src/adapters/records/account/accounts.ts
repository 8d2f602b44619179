import { actors } from '../../../vocabulary/account/actor.ts'
import type { AccountRow, AccountRecords } from '../../../flows/ports/account/accounts.ts'
import type { ApiKeyRecords, ApiKeyRow, NewApiKey } from '../../../flows/ports/keys/api-keys.ts'
import { operatorScopes, type Principal } from '../../../vocabulary/account/principal.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { accountColumns, accountRow } from './account-rows.ts'
import { readAccount } from './account-settings.ts'
import { insertKey } from '../keys/api-keys.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { chainStart, nothingHashed } from '../audit/audit-chain.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'

/** Name of the account that the first start makes. */
const firstName = 'default'

type MadeKey = { readonly row: ApiKeyRow; readonly key: string; readonly given: boolean }

export function accountRecords(
  context: RecordsContext,
): Pick<ApiKeyRecords, 'bootstrap' | 'account' | 'operator'> &
  Pick<AccountRecords, 'createAccount' | 'listAccounts'> {
  return {
    createAccount: (name, request) =>
      context.database.inTransaction('system', async (sql) => {
        const result = await insertAccount(sql, context, name)
        if (result !== null && request !== undefined)
          await keepWithChange(context, sql, { ...request, result })
        return result
      }),
    bootstrap: (given) => bootstrap(context, given),
    listAccounts: () =>
      context.database.inTransaction('system', async (sql) => {
        const rows = await sql
          .selectFrom('accounts')
          .select(accountColumns)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        return rows.map(accountRow)
      }),
    account: (principal) => asAccount(context, principal, (sql) => readAccount(sql, principal.accountId)),
    operator: (accountName) => operator(context, accountName),
  }
}

async function operator(context: RecordsContext, accountName: string | undefined): Promise<Principal> {
  const row = await context.database.inTransaction('system', (sql) => {
    let query = sql.selectFrom('accounts').select('id')
    if (accountName !== undefined) query = query.where('name', '=', accountName)
    return query.orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  })
  if (row === undefined) throw new Refusal('ERROR_NOT_FOUND', { message: 'There is no such account yet.' })
  return { accountId: row.id, actor: actors.operator, kind: 'server', mode: 'live', scopes: operatorScopes }
}

/**
 * The first account, its counters, its keys and the start of its audit chain.
 * Several starters at once make one: the unique name lets one through and the others find it there.
 */
async function bootstrap(
  context: RecordsContext,
  given: Parameters<ApiKeyRecords['bootstrap']>[0],
): Promise<readonly MadeKey[]> {
  const requested: readonly NewApiKey[] = [
    {
      kind: 'server',
      mode: 'live',
      label: 'server',
      expiresAt: null,
      ...(given.server && { key: given.server }),
    },
    {
      kind: 'restricted',
      mode: 'live',
      label: 'restricted',
      expiresAt: null,
      ...(given.restricted && { key: given.restricted }),
    },
    { kind: 'server', mode: 'test', label: 'test', expiresAt: null, ...(given.test && { key: given.test }) },
  ]
  await context.ring.pepper()
  return context.database.inTransaction('system', async (sql) => {
    const { accountId, isNew } = await firstAccount(sql, context)
    const made: MadeKey[] = []
    for (const key of requested) {
      if (!isNew && key.key === undefined) continue
      const inserted = await insertKey(sql, context, { accountId, actor: actors.system, key })
      if (inserted !== null) made.push({ ...inserted, given: key.key !== undefined })
    }
    return made
  })
}

async function firstAccount(
  sql: Sql,
  context: RecordsContext,
): Promise<{ accountId: string; isNew: boolean }> {
  const oldest = () =>
    sql.selectFrom('accounts').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
  const there = await oldest()
  if (there !== undefined) return { accountId: there.id, isNew: false }
  const made = await insertAccount(sql, context, firstName)
  if (made !== null) return { accountId: made.id, isNew: true }
  const other = await oldest()
  if (other === undefined) throw new Error('The first account was there and is gone.')
  return { accountId: other.id, isNew: false }
}

/** An account with its counters, keys and the first entry of its audit chain; null when the name is taken. */
async function insertAccount(sql: Sql, context: RecordsContext, name: string): Promise<AccountRow | null> {
  const at = context.clock.now()
  const row = await sql
    .insertInto('accounts')
    .values({ id: context.ids.id(), name, created_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(accountColumns)
    .executeTakeFirst()
  if (row === undefined) return null
  await furnish(sql, context, { accountId: row.id, at })
  return accountRow(row)
}

async function furnish(
  sql: Sql,
  context: RecordsContext,
  { accountId, at }: { readonly accountId: string; readonly at: number },
): Promise<void> {
  await sql
    .insertInto('account_heads')
    .values({ account_id: accountId, audit_seq: 0, audit_hash: chainStart })
    .execute()
  const counter = { account_id: accountId, plan: null, used: 0, reserved: 0 }
  await sql
    .insertInto('quota_counters')
    .values([
      { ...counter, kind: 'quota' },
      { ...counter, kind: 'credit' },
    ])
    .execute()
  await context.ring.makeAccountKeys(sql, accountId)
  const { key } = await context.ring.accountKey(sql, accountId, 'audit')
  await appendAudit(sql, key, {
    accountId,
    at,
    actor: actors.system,
    action: 'account.created',
    target: accountId,
    digest: nothingHashed,
  })
}
