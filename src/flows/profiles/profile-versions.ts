import { diffProfiles, type ProfileChange } from '../../engine/profiles/diff-profiles.ts'
import { completeProfile } from '../../engine/profiles/effective-profile.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { requireFound } from '../screening/require-found.ts'
import type { RecordPorts } from '../ports/ports.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import type { ProfileRow, ProfileVersionRow } from '../ports/profiles/profiles.ts'
import { refusePreset, profileFromRow } from './profiles.ts'

/** One version, and what it changed. */
export interface ProfileVersion extends Omit<ProfileVersionRow, 'settings'> {
  readonly profile: Profile
  /** From the version before; the first one's, from the defaults. */
  readonly changes: readonly ProfileChange[]
}

/** Who changed what, when. A preset has no versions. Throws Refusal ERROR_NOT_FOUND, ERROR_OPERATION_FAILED. */
export async function listProfileVersions(
  ports: RecordPorts,
  principal: Principal,
  request: { readonly id: string; readonly page: ResultPageRequest },
): Promise<ResultPage<ProfileVersion>> {
  const { id, page } = request
  refusePreset(id)
  const { rows, ...rest } = requireFound(await ports.records.profileVersions(principal, id, page))
  const parents = parentLookup(ports, principal, rows)
  const shown: ProfileVersion[] = []
  for (const row of rows) shown.push(toProfileVersion(row, await parents(row)))
  return { rows: shown, ...rest }
}

/** Throws Refusal ERROR_NOT_FOUND, ERROR_OPERATION_FAILED for a preset. */
export async function getProfileVersion(
  ports: RecordPorts,
  principal: Principal,
  request: { readonly id: string; readonly version: number },
): Promise<ProfileVersion> {
  refusePreset(request.id)
  const row = requireFound(await ports.records.profileVersion(principal, request.id, request.version))
  return toProfileVersion(row, await parentLookup(ports, principal, [row])(row))
}

/** A version of before becomes the newest one, as a version of its own. Throws as `getProfileVersion`. */
export async function restoreProfileVersion(
  { records }: RecordPorts,
  principal: Principal,
  request: { readonly id: string; readonly version: number },
): Promise<ProfileRow> {
  refusePreset(request.id)
  const row = requireFound(await records.profileVersion(principal, request.id, request.version))
  return requireFound(
    await records.replaceProfile(principal, request.id, { name: row.name, settings: profileFromRow(row) }),
  )
}

/** The version that one came after: of the same page, or asked for. */
function parentLookup({ records }: RecordPorts, principal: Principal, rows: readonly ProfileVersionRow[]) {
  const known = new Map(rows.map((row) => [row.version, row]))
  return async ({ id, parent }: ProfileVersionRow): Promise<ProfileVersionRow | null> =>
    parent === null ? null : (known.get(parent) ?? records.profileVersion(principal, id, parent))
}

function toProfileVersion(
  { settings, ...row }: ProfileVersionRow,
  parent: ProfileVersionRow | null,
): ProfileVersion {
  const profile = profileFromRow({ ...row, settings })
  const before = parent === null ? completeProfile({ name: '' }) : profileFromRow(parent)
  return { ...row, profile, changes: diffProfiles(before, profile) }
}
