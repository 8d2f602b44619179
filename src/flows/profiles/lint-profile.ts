import { checks, notImplementedCodes } from '../../engine/checks/all.ts'
import { diffProfiles } from '../../engine/profiles/diff-profiles.ts'
import { completeProfile } from '../../engine/profiles/effective-profile.ts'
import { unknownKeys } from '../../engine/profiles/parse-profile.ts'
import { obsoleteSettings } from '../../engine/profiles/tables/obsolete-settings.ts'
import { fieldKeys } from '../../vocabulary/reading/fields.ts'
import { type Profile, thresholds } from '../../vocabulary/profiles/profile.ts'

/** A setting that is kept and has no effect. */
export interface LintFinding {
  readonly path: string
  readonly kind: 'unknown' | 'obsolete' | 'not_built'
  readonly sentence: string
}

const sentences: Readonly<Record<LintFinding['kind'], string>> = {
  unknown: 'This service does not know it: it is stored and has no effect.',
  obsolete: 'The format declares it obsolete: it is stored and has no effect.',
  not_built: 'This version does not use it: it is stored and has no effect yet.',
}

const usedThresholds: ReadonlySet<string> = new Set(checks.flatMap(({ threshold }) => threshold ?? []))

/** Where in a profile stands what nothing looks at yet: rules of codes that no check raises, and their thresholds. */
const unimplementedPaths: readonly string[] = [
  ...notImplementedCodes.map((code) => `decisions.${code}.`),
  ...Object.keys(thresholds)
    .filter((key) => !usedThresholds.has(key))
    .map((key) => `thresholds.${key}`),
]

/** What in a profile differs from the defaults, or is in no catalogue, and changes nothing. */
export function lintProfile(profile: Profile): readonly LintFinding[] {
  const keys: readonly string[] = fieldKeys
  const unknownObscureKeys = profile.obscure
    .filter((key) => !keys.includes(key))
    .map((key) => `obscure.${key}`)
  const changed = diffProfiles(completeProfile({ name: profile.name }), profile).map(({ path }) => path)
  const isObsolete = (path: string): boolean => obsoleteSettings.includes(path)
  const rows: Readonly<Record<LintFinding['kind'], readonly string[]>> = {
    unknown: [...new Set([...unknownKeys(profile), ...unknownObscureKeys])],
    obsolete: changed.filter(isObsolete),
    not_built: changed.filter(
      (path) => !isObsolete(path) && unimplementedPaths.some((start) => path.startsWith(start)),
    ),
  }
  return kinds.flatMap((kind) => rows[kind].map((path) => ({ path, kind, sentence: sentences[kind] })))
}

const kinds = ['unknown', 'obsolete', 'not_built'] as const
