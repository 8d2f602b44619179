import type { ProfileRow } from '../../../flows/ports/profiles/profiles.ts'
import type { VersionedKey } from '../../../platform/sealing/seal.ts'
import type { Principal } from '../../../vocabulary/account/principal.ts'
import type { ProfileOverride } from '../../../vocabulary/profiles/profile.ts'
import { type RecordsContext, onlyMode, type Sql } from '../engine/records-context.ts'
import { openJson, sealJson } from '../engine/sealed-json.ts'

/** What an account asked for; the rest is laid under it when it is used. */
export interface ProfileSettings {
  readonly name: string
  readonly settings: ProfileOverride
}

interface Sealed extends ProfileSettings {
  readonly schema: 1
}

/** Where one version of a profile stands. */
interface Place {
  readonly accountId: string
  readonly id: string
  readonly version: number
}

/** A version is bound to its profile and number: no older one can be slipped in its place. */
function labelOf({ accountId, id, version }: Place) {
  return { accountId, id, kind: 'profile', part: String(version) }
}

export function sealVersion(
  key: VersionedKey,
  { name, settings, ...place }: ProfileSettings & Place,
): Uint8Array {
  const content: Sealed = { schema: 1, name, settings }
  return sealJson(key, labelOf(place), content)
}

export interface StoredVersion {
  readonly id: string
  readonly version: number
  readonly created_at: number
  readonly account_key_version: number
  readonly sealed: Uint8Array
}

export async function openVersion(
  context: RecordsContext,
  sql: Sql,
  { principal, row }: { readonly principal: Principal; readonly row: StoredVersion },
): Promise<ProfileRow> {
  const { accountId } = principal
  const key = { purpose: 'wrap', version: row.account_key_version } as const
  const account = await context.ring.accountKey(sql, accountId, key)
  const { name, settings } = readSealed(openJson(account, labelOf({ ...row, accountId }), row.sealed))
  return { id: row.id, name, version: row.version, createdAt: row.created_at, settings }
}

function readSealed(content: unknown): Sealed {
  if (typeof content === 'object' && content !== null && 'schema' in content && content.schema === 1)
    return content as Sealed
  throw new Error('A stored profile has a schema that this version does not know.')
}

/** The profiles that the caller may see and that no one removed. */
export function visibleProfiles(sql: Sql, principal: Principal) {
  const mode = onlyMode(principal)
  const query = sql
    .selectFrom('profiles as p')
    .where('p.account_id', '=', principal.accountId)
    .where('p.removed_at', 'is', null)
  return mode === undefined ? query : query.where('p.mode', '=', mode)
}
