import { invalidValue } from '../../vocabulary/refusals.ts'
import type { Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { mergeProfile } from './merge-profile.ts'
import { defaultSettings } from './tables/default-settings.ts'

/**
 * A whole profile out of what was sent to create one: the defaults fill the rest.
 * Refuses ERROR_INVALID_VALUE when the name is missing.
 */
export function completeProfile(settings: ProfileOverride): Profile {
  const name = settings.name
  if (name === undefined) throw invalidValue('name', 'It is required.')
  return mergeProfile({ name, ...defaultSettings }, settings)
}

/**
 * The profile that one request is judged by: preset < stored < override, key by key.
 *
 * @param base a preset or a stored profile
 * @param override what this one request changes; the name stays that of the base
 */
export function effectiveProfile(base: Profile, override: ProfileOverride = {}): Profile {
  return { ...mergeProfile(base, override), name: base.name }
}

/** The text that is exported: the same profile is always the same bytes. Reading it back gives the same profile. */
export function exportedProfile(profile: Profile): string {
  return `${JSON.stringify(mergeProfile(profile, {}), null, 2)}\n`
}
