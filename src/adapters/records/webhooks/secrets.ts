import { randomBytes } from 'node:crypto'
import type { NewSecret } from '../../../flows/ports/webhooks/webhook-deliveries.ts'
import { formatWebhookSecret } from '../../../platform/sealing/webhook-signature.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'

/** Whose secret: an endpoint's own, or the account's, which signs for every endpoint that has none. */
export interface SecretOwner {
  readonly accountId: string
  /** Empty for the account's. */
  readonly endpointId: string
}

interface StoredSecret {
  readonly version: number
  readonly secret: string
  readonly expiresAt: number | null
}

/** The secrets that sign now, newest first; the account's when the endpoint has none. Makes one when there is none. */
export async function signingSecrets(
  context: RecordsContext,
  sql: Sql,
  { accountId, endpointId }: SecretOwner,
): Promise<readonly string[]> {
  const own = await valid(context, sql, { accountId, endpointId })
  if (own.length > 0) return own.map(({ secret }) => secret)
  const account = { accountId, endpointId: '' }
  const shared = await valid(context, sql, account)
  if (shared.length > 0) return shared.map(({ secret }) => secret)
  const made = madeSecret()
  await insert(context, sql, { ...account, stored: { version: 1, secret: made, expiresAt: null } })
  return (await valid(context, sql, account)).map(({ secret }) => secret)
}

/** A new secret; the former one signs along until its overlap is over. */
export async function replaceSecret(
  context: RecordsContext,
  sql: Sql,
  change: { readonly owner: SecretOwner; readonly overlapMs: number; readonly secret?: string },
): Promise<NewSecret> {
  const { owner, overlapMs, secret = madeSecret() } = change
  const until = context.clock.now() + overlapMs
  const own = await valid(context, sql, owner)
  const inherited =
    own.length > 0 || owner.endpointId === '' ? [] : await valid(context, sql, { ...owner, endpointId: '' })
  const [former] = own.length > 0 ? own : inherited
  let version = await newestVersion(sql, owner)
  if (own.length > 0) await expire(sql, owner, until)
  else if (former !== undefined)
    await insert(context, sql, {
      ...owner,
      stored: { version: (version += 1), secret: former.secret, expiresAt: until },
    })
  await insert(context, sql, { ...owner, stored: { version: version + 1, secret, expiresAt: null } })
  return { secret, formerUntil: former === undefined ? null : until }
}

/**
 * The secret that the operator gave, or one made now because there is none.
 *
 * @returns what was made; null when nothing was
 */
export async function bootstrapSecret(
  context: RecordsContext,
  sql: Sql,
  first: { readonly accountId: string; readonly given: string | null; readonly overlapMs: number },
): Promise<string | null> {
  const { accountId, given, overlapMs } = first
  const owner = { accountId, endpointId: '' }
  const [newest] = await valid(context, sql, owner)
  if (newest !== undefined && (given === null || given === newest.secret)) return null
  if (newest !== undefined && given !== null) {
    await replaceSecret(context, sql, { owner, overlapMs, secret: given })
    return null
  }
  const secret = given ?? madeSecret()
  const isOurs = await insert(context, sql, { ...owner, stored: { version: 1, secret, expiresAt: null } })
  return isOurs && given === null ? secret : null
}

function madeSecret(): string {
  return formatWebhookSecret(randomBytes(32))
}

function label({ accountId, endpointId }: SecretOwner, version: number) {
  return { accountId, id: endpointId, kind: 'webhook-secret', part: String(version) }
}

async function valid(
  context: RecordsContext,
  sql: Sql,
  owner: SecretOwner,
): Promise<readonly StoredSecret[]> {
  const now = context.clock.now()
  const rows = await sql
    .selectFrom('webhook_secrets')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('endpoint_id', '=', owner.endpointId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('version', 'desc')
    .execute()
  const found: StoredSecret[] = []
  for (const row of rows) {
    const version = row.account_key_version
    const key = await context.ring.accountKey(sql, owner.accountId, { purpose: 'wrap', version })
    const content = openJson(key, label(owner, row.version), row.sealed)
    if (typeof content !== 'object' || content === null || !('secret' in content)) continue
    found.push({ version: row.version, secret: String(content.secret), expiresAt: row.expires_at })
  }
  return found
}

/** False when another person was first. */
async function insert(
  context: RecordsContext,
  sql: Sql,
  { stored, ...owner }: SecretOwner & { readonly stored: StoredSecret },
): Promise<boolean> {
  const key = await context.ring.accountKey(sql, owner.accountId, 'wrap')
  const { version, secret } = stored
  const row = await sql
    .insertInto('webhook_secrets')
    .values({
      account_id: owner.accountId,
      endpoint_id: owner.endpointId,
      version,
      account_key_version: key.version,
      sealed: sealJson(key, label(owner, version), { schema: 1, secret }),
      created_at: context.clock.now(),
      expires_at: stored.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

async function newestVersion(sql: Sql, owner: SecretOwner): Promise<number> {
  const newest = await sql
    .selectFrom('webhook_secrets')
    .select('version')
    .where('account_id', '=', owner.accountId)
    .where('endpoint_id', '=', owner.endpointId)
    .orderBy('version', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return newest?.version ?? 0
}

/** Ends what has no end yet; what ends sooner keeps its own. */
async function expire(sql: Sql, owner: SecretOwner, until: number): Promise<void> {
  await sql
    .updateTable('webhook_secrets')
    .set({ expires_at: until })
    .where('account_id', '=', owner.accountId)
    .where('endpoint_id', '=', owner.endpointId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', until)]))
    .execute()
}
