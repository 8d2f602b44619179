import { effectiveProfile } from '../../engine/profiles/effective-profile.ts'
import { deriveOverride } from '../../engine/profiles/derive-override.ts'
import { findPreset } from '../../engine/profiles/presets.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import type { Transaction } from '../../vocabulary/transactions/transaction.ts'
import type { Ports } from '../ports/ports.ts'
import { profileFromRow } from '../profiles/profiles.ts'

interface Base {
  readonly profile: Profile
  /** To see quickly that nothing was laid over it. */
  readonly text: string
}

/**
 * What would have judged each record had another profile been in the place of its own: that profile, with whatever the
 * request of then had laid over its own. What that was is found from the version that the record names; where that is
 * gone with its profile, the other profile judges alone.
 */
export function profileAtTime(
  { records }: { readonly records: Pick<Ports['records'], 'profileVersion'> },
  principal: Principal,
  candidate: Profile,
): (transaction: Transaction) => Promise<Profile> {
  const bases = new Map<string, Base | null>()
  const baseOf = async ({ profileId, profileVersion }: Transaction): Promise<Base | null> => {
    const key = `${profileId} ${profileVersion}`
    const known = bases.get(key)
    if (known !== undefined) return known
    const row =
      profileVersion === 0 ? null : await records.profileVersion(principal, profileId, profileVersion)
    const profile = row === null ? findPreset(profileId) : profileFromRow(row)
    const base = profile === null ? null : { profile, text: textOf(profile) }
    bases.set(key, base)
    return base
  }
  return async (transaction) => {
    const base = await baseOf(transaction)
    const { effectiveProfile: originalProfile } = transaction
    if (base === null || base.text === textOf(originalProfile)) return candidate
    return effectiveProfile(candidate, deriveOverride(base.profile, originalProfile))
  }
}

/** Profiles stand in one order of keys. */
const textOf = (profile: Profile): string => JSON.stringify({ ...profile, name: '' })
