import type { ResultPage, ResultPageRequest } from '../../../flows/ports/pagination.ts'
import type { ProfileRecords, ProfileVersionRow } from '../../../flows/ports/profiles/profiles.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import { asAccount, type RecordsContext, type Sql } from '../engine/records-context.ts'
import { resultPage } from '../pagination/result-page.ts'
import { openVersion, type StoredVersion, visibleProfiles } from './profile-content.ts'

interface StoredStep extends StoredVersion {
  readonly author: string
  readonly parent: number | null
}

interface RequestOptions {
  readonly principal: Principal
  readonly id: string
}

/** What profiles were before: who made which version after which. */
export function profileVersionRecords(
  context: RecordsContext,
): Pick<ProfileRecords, 'profileVersions' | 'profileVersion'> {
  return {
    profileVersions: (principal, id, page) =>
      asAccount(context, principal, (sql) => list(context, sql, { principal, id, page })),
    profileVersion: (principal, id, version) =>
      asAccount(context, principal, async (sql) => {
        const row = await versions(sql, { principal, id }).where('v.version', '=', version).executeTakeFirst()
        return row === undefined ? null : open(context, sql, { principal, row })
      }),
  }
}

function versions(sql: Sql, { principal, id }: RequestOptions) {
  return visibleProfiles(sql, principal)
    .innerJoin('profile_versions as v', 'v.profile_id', 'p.id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'v.version',
      'v.created_at',
      'v.author',
      'v.parent',
      'v.account_key_version',
      'v.sealed',
    ])
}

async function list(
  context: RecordsContext,
  sql: Sql,
  { page, ...request }: RequestOptions & { readonly page: ResultPageRequest },
): Promise<ResultPage<ProfileVersionRow> | null> {
  const { principal } = request
  const all = versions(sql, request)
  const stored = await resultPage({ counted: all, shown: all, order: ['v.version'] }, page)
  if (stored.total === 0) return null
  const rows: ProfileVersionRow[] = []
  for (const row of stored.rows) rows.push(await open(context, sql, { principal, row }))
  return { ...stored, rows }
}

async function open(
  context: RecordsContext,
  sql: Sql,
  request: { readonly principal: Principal; readonly row: StoredStep },
): Promise<ProfileVersionRow> {
  const { author, parent } = request.row
  return { ...(await openVersion(context, sql, request)), author, parent }
}
