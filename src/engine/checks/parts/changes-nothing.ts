import type { Profile } from '../../../vocabulary/profiles/profile.ts'
import { warnings, type DocumentWarningCode } from '../../../vocabulary/decision/warnings.ts'

/** Whether the profile says that this code is reported and neither reviews nor rejects. */
export function changesNothing(profile: Profile, code: DocumentWarningCode): boolean {
  const { review, reject } = profile.decisions[code] ?? warnings[code].default
  return review < 0 && reject < 0
}
