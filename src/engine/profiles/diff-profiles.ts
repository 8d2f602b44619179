import type { Json } from '../../vocabulary/decision/outcome.ts'
import type { Profile } from '../../vocabulary/profiles/profile.ts'
import { childPath, isRecord } from './parsers.ts'

/** One setting that is not as it was. */
export interface ProfileChange {
  /** As a caller would write it: `thresholds.face`. */
  readonly path: string
  /** Null when it was not there. */
  readonly from: Json
  /** Null when it is gone. */
  readonly to: Json
}

/**
 * What became different from one profile to the next, setting by setting, in the order in which a profile is given
 * back; lists are compared as a whole.
 */
export function diffProfiles(before: Profile, after: Profile): readonly ProfileChange[] {
  return changes(before, after, '')
}

function changes(before: unknown, after: unknown, path: string): readonly ProfileChange[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => changes(ownOf(before, key), ownOf(after, key), childPath(path, key)))
  }
  return JSON.stringify(before) === JSON.stringify(after)
    ? []
    : [{ path, from: plain(before), to: plain(after) }]
}

function ownOf(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined
}

/** Every value of a profile came from JSON. */
const plain = (value: unknown): Json => (value === undefined ? null : (value as Json))
