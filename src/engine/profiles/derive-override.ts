import type { Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { isRecord } from './parsers.ts'
import { parseProfile } from './parse-profile.ts'

/** The part of `after` that differs from `before`; undefined where nothing does. */
function differenceOf(before: unknown, after: unknown): unknown {
  if (!isRecord(after) || !isRecord(before))
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
  const stored = Object.entries(after)
    .map(
      ([key, value]) =>
        [key, differenceOf(Object.hasOwn(before, key) ? before[key] : undefined, value)] as const,
    )
    .filter(([, value]) => value !== undefined)
  return stored.length === 0 ? undefined : Object.fromEntries(stored)
}

/** What a request laid over a profile, found from what came of it; the name is not part of it. */
export function deriveOverride(base: Profile, effective: Profile): ProfileOverride {
  return parseProfile(differenceOf({ ...base, name: effective.name }, effective), 'clears').settings
}
