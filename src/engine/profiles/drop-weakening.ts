import type { Profile, ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import { childPath, isRecord } from './parsers.ts'
import { parseProfile } from './parse-profile.ts'
import { weakenings } from './tables/weakening-rules.ts'
import type { WeakeningRow } from './tables/weakening-rules.ts'

export interface DroppedSetting {
  /** Key path inside profileOverride. */
  readonly path: string
  readonly reason: string
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('.**')) return path.startsWith(pattern.slice(0, -2))
  const requested = pattern.split('.')
  const keys = path.split('.')
  return (
    requested.length === keys.length && requested.every((key, index) => key === '*' || key === keys[index])
  )
}

const unknownSettingRow: Omit<WeakeningRow, 'path'> = {
  weakens: () => true,
  reason: 'It is not known whether it weakens the profile.',
}

function weakeningRowFor(path: string): Omit<WeakeningRow, 'path'> {
  return weakenings.find((row) => matches(row.path, path)) ?? unknownSettingRow
}

/** Walks an override and the profile below it side by side; lists and plain values are leaves. */
function keepHarmless(
  request: unknown,
  base: unknown,
  at: { readonly path: string; readonly dropped: DroppedSetting[] },
): unknown {
  if (!isRecord(request)) {
    const row = weakeningRowFor(at.path)
    if (!row.weakens(request, base)) return request
    at.dropped.push({ path: at.path, reason: row.reason })
    return undefined
  }
  const stored = Object.keys(request).map((key) => {
    const before = isRecord(base) && Object.hasOwn(base, key) ? base[key] : undefined
    return [
      key,
      keepHarmless(request[key], before, { path: childPath(at.path, key), dropped: at.dropped }),
    ] as const
  })
  const rest = stored.filter(([, value]) => value !== undefined)
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/**
 * What is left of an override that came with a key anyone may hold: whatever would make the judgement milder than
 * the base profile, or touch what is kept as evidence, is taken away.
 *
 * @param base the profile without the override
 */
export function dropWeakening(
  override: ProfileOverride,
  base: Profile,
): { readonly override: ProfileOverride; readonly dropped: readonly DroppedSetting[] } {
  const dropped: DroppedSetting[] = []
  const stored = keepHarmless(override, base, { path: '', dropped })
  return { override: parseProfile(stored, 'clears').settings, dropped }
}
