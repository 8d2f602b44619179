import { notImplementedCodes } from '../checks/all.ts'
import { diffProfiles } from '../profiles/diff-profiles.ts'
import { completeProfile } from '../profiles/effective-profile.ts'
import { unknownKeys } from '../profiles/parse-profile.ts'
import { obsoleteSettings } from '../profiles/tables/later.ts'
import type { Profile } from '../vocabulary/profile.ts'

/** A setting that is kept and has no effect. */
export interface LintFinding {
  readonly path: string
  readonly kind: 'unknown' | 'obsolete' | 'not_built'
  readonly sentence: string
}

const sentences: Readonly<Record<LintFinding['kind'], string>> = {
  unknown: 'It is in no catalogue of ours: it is kept, and nothing is ever raised under it.',
  obsolete: 'The format itself calls it obsolete: it is kept and has no effect.',
  not_built: 'No check of this version raises it: it is kept and has no effect yet.',
}

/** What in a profile differs from the defaults, or is in no catalogue, and changes nothing. */
export function lintProfile(profile: Profile): readonly LintFinding[] {
  const unknown = new Set(unknownKeys(profile))
  const changed = diffProfiles(completeProfile({ name: profile.name }), profile).map(({ path }) => path)
  const notBuilt = (path: string): boolean =>
    notImplementedCodes.some((code) => path.startsWith(`decisions.${code}.`))
  const rows: Readonly<Record<LintFinding['kind'], readonly string[]>> = {
    unknown: [...unknown],
    obsolete: changed.filter((path) => obsoleteSettings.includes(path)),
    not_built: changed.filter(notBuilt),
  }
  return kinds.flatMap((kind) => rows[kind].map((path) => ({ path, kind, sentence: sentences[kind] })))
}

const kinds = ['unknown', 'obsolete', 'not_built'] as const
