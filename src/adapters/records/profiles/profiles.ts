import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { NewProfile, ProfileRecords, ProfileRow } from '../../../flows/ports/profiles/profiles.ts'
import type { ResultPageRequest, ResultPage } from '../../../flows/ports/pagination.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { auditDone } from '../audit/audit-sealed.ts'
import { keepWithChange } from '../idempotency/idempotency.ts'
import { asAccount, type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { openVersion, sealVersion, visibleProfiles, type ProfileSettings } from './profile-content.ts'
import { resultPage } from '../pagination/result-page.ts'
import { versionColumns } from '../versions/version-columns.ts'
import { profileVersionRecords } from './profile-versions.ts'

export function profileRecords(context: RecordsContext): ProfileRecords {
  return {
    createProfile: (principal, profile) =>
      asAccount(context, principal, (sql) => create(context, sql, { principal, profile })),
    listProfiles: (principal, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, page })),
    getProfile: (principal, id) =>
      asAccount(context, principal, (sql) => find(context, sql, { principal, id })),
    replaceProfile: (principal, id, next) =>
      asAccount(context, principal, (sql) => replace(context, sql, { principal, id, next })),
    removeProfile: (principal, id) =>
      asAccount(context, principal, (sql) => remove(context, sql, { principal, id })),
    ...profileVersionRecords(context),
  }
}

async function create(
  context: RecordsContext,
  sql: Sql,
  { principal, profile }: { readonly principal: Principal; readonly profile: NewProfile },
): Promise<ProfileRow> {
  const { idempotency, ...next } = profile
  const id = context.ids.id()
  const at = context.clock.now()
  await sql
    .insertInto('profiles')
    .values({
      id,
      account_id: principal.accountId,
      mode: principal.mode,
      version: 1,
      created_at: at,
      removed_at: null,
    })
    .execute()
  const digest = await insertVersion(context, sql, { principal, id, version: 1, next, at })
  await auditDone(context, sql, { principal, action: 'profile.created', target: id, digest })
  const result = { id, ...next, version: 1, createdAt: at }
  await keepWithChange(context, sql, { principal, kept: idempotency, result })
  return result
}

async function replace(
  context: RecordsContext,
  sql: Sql,
  request: { readonly principal: Principal; readonly id: string; readonly next: ProfileSettings },
): Promise<ProfileRow | null> {
  const { principal, id, next } = request
  const at = context.clock.now()
  const mode = onlyMode(principal)
  let update = sql
    .updateTable('profiles')
    .set({ version: raw`version + 1` })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .where('removed_at', 'is', null)
  if (mode !== undefined) update = update.where('mode', '=', mode)
  const row = await update.returning(['version', 'created_at']).executeTakeFirst()
  if (row === undefined) return null
  const { version } = row
  const digest = await insertVersion(context, sql, { principal, id, version, next, at })
  await auditDone(context, sql, { principal, action: 'profile.replaced', target: id, digest })
  return { id, ...next, version, createdAt: row.created_at }
}

/** Transactions keep the effective profile, and the versions stay; only no one finds it any more. */
async function remove(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<boolean> {
  const mode = onlyMode(principal)
  let update = sql
    .updateTable('profiles')
    .set({ removed_at: context.clock.now() })
    .where('id', '=', id)
    .where('account_id', '=', principal.accountId)
    .where('removed_at', 'is', null)
  if (mode !== undefined) update = update.where('mode', '=', mode)
  const row = await update.returning('id').executeTakeFirst()
  if (row === undefined) return false
  await auditDone(context, sql, {
    principal,
    action: 'profile.removed',
    target: id,
    digest: new Uint8Array(0),
  })
  return true
}

function newest(sql: Sql, principal: Principal) {
  return visibleProfiles(sql, principal)
    .innerJoin('profile_versions as v', (join) =>
      join.onRef('v.profile_id', '=', 'p.id').onRef('v.version', '=', 'p.version'),
    )
    .select(['p.id', 'p.version', 'p.created_at', 'v.account_key_version', 'v.sealed'])
}

async function find(
  context: RecordsContext,
  sql: Sql,
  { principal, id }: { readonly principal: Principal; readonly id: string },
): Promise<ProfileRow | null> {
  const row = await newest(sql, principal).where('p.id', '=', id).executeTakeFirst()
  return row === undefined ? null : openVersion(context, sql, { principal, row })
}

async function list(
  context: RecordsContext,
  sql: Sql,
  { principal, page }: { readonly principal: Principal; readonly page: ResultPageRequest },
): Promise<ResultPage<ProfileRow>> {
  const [counted, shown] = [visibleProfiles(sql, principal), newest(sql, principal)]
  const stored = await resultPage({ counted, shown, order: ['p.created_at', 'p.id'] }, page)
  const rows: ProfileRow[] = []
  for (const row of stored.rows) rows.push(await openVersion(context, sql, { principal, row }))
  return { ...stored, rows }
}

async function insertVersion(
  context: RecordsContext,
  sql: Sql,
  made: {
    readonly principal: Principal
    readonly id: string
    readonly version: number
    readonly next: ProfileSettings
    readonly at: number
  },
): Promise<Uint8Array> {
  const { principal, id, version, next } = made
  const { accountId } = principal
  const account = await context.ring.accountKey(sql, accountId, 'wrap')
  const sealed = sealVersion(account, { accountId, id, version, ...next })
  await sql
    .insertInto('profile_versions')
    .values({
      profile_id: id,
      ...versionColumns(made, account),
      sealed,
    })
    .execute()
  return createHash('sha256').update(sealed).digest()
}
