import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Mode } from '../../../vocabulary/account/principal.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { findHash } from '../keys/record-keys.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'

interface SealedAddress {
  readonly id: string
  readonly account_id: string
  readonly account_key_version: number
  readonly sealed: Uint8Array
}

/** Where an endpoint is. Addresses lie sealed: people write keys and names into them. */
export async function addressOf(context: RecordsContext, sql: Sql, row: SealedAddress): Promise<string> {
  const { id, account_id: accountId, account_key_version: version } = row
  const key = await context.ring.accountKey(sql, accountId, { purpose: 'wrap', version })
  const content = openJson(key, label(accountId, id), row.sealed)
  if (typeof content === 'object' && content !== null && 'url' in content) return String(content.url)
  throw new Error('A stored endpoint has a schema that this version does not know.')
}

/** The endpoint of an address; made when the address is new to the account. */
export async function endpointFor(
  context: RecordsContext,
  sql: Sql,
  requested: { readonly accountId: string; readonly url: string; readonly mode: Mode },
): Promise<string> {
  const { accountId, url, mode } = requested
  const find = await context.ring.accountKey(sql, accountId, 'find')
  const hash = findHash(find.key, 'webhook', url)
  const found = await existing(sql, accountId, hash)
  if (found === undefined) {
    const key = await context.ring.accountKey(sql, accountId, 'wrap')
    const made = await make(context, sql, { accountId, url, mode, hash, key })
    if (made !== undefined) return made
  }
  const row = found ?? (await existing(sql, accountId, hash))
  if (row === undefined) throw new Error('An endpoint was there and is gone.')
  // From its first live event on it is no affair of test keys any more.
  if (row.mode === 'test' && mode === 'live')
    await sql.updateTable('webhook_endpoints').set({ mode }).where('id', '=', row.id).execute()
  return row.id
}

function label(accountId: string, id: string) {
  return { accountId, id, kind: 'webhook' }
}

function existing(sql: Sql, accountId: string, hash: Uint8Array) {
  return sql
    .selectFrom('webhook_endpoints')
    .select(['id', 'mode'])
    .where('account_id', '=', accountId)
    .where('url_hash', '=', hash)
    .executeTakeFirst()
}

async function make(
  context: RecordsContext,
  sql: Sql,
  added: {
    readonly accountId: string
    readonly url: string
    readonly mode: Mode
    readonly hash: Uint8Array
    readonly key: VersionedKey
  },
): Promise<string | undefined> {
  const id = context.ids.id()
  const { accountId, url, mode, hash, key } = added
  const row = await sql
    .insertInto('webhook_endpoints')
    .values({
      id,
      account_id: accountId,
      mode,
      url_hash: hash,
      account_key_version: key.version,
      sealed: sealJson(key, label(accountId, id), { schema: 1, url }),
      paused_at: null,
      failing_since: null,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'url_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
