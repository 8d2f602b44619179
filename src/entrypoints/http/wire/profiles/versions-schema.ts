import { z } from 'zod'
import type { ProfileVersion } from '../../../../flows/profiles/profile-versions.ts'
import {
  resultPageFields,
  paging,
  unixSeconds,
  success,
  wholeNumber,
} from '../../kit/shapes/value-schemas.ts'
import { profileParams, profileSchema } from './schema.ts'

export const versionParams = profileParams.extend({ version: wholeNumber(1, 2_147_483_647) })
export const versionListQuery = z.object(paging)

/** One setting that is not as it was. */
export const profileChange = z
  .object({
    path: z.string().describe('For example thresholds.face.'),
    from: z.unknown().describe('null when it was not there.'),
    to: z.unknown().describe('null when it is gone.'),
  })
  .meta({ id: 'ProfileChange' })

const versionHead = {
  version: z.int(),
  parent: z.int().nullable().describe('The version it came after; null for the first.'),
  author: z.string().describe('Id of the key that made it, or cli.'),
  createdAt: z.int(),
  name: z.string(),
  changes: z.array(profileChange).describe('From the version before; of the first, from the defaults.'),
}

export const versionList = z.object({ ...resultPageFields, versions: z.array(z.object(versionHead)) })
export const versionReply = z
  .object({ ...versionHead, profile: profileSchema })
  .meta({ id: 'ProfileVersion' })
export const restoreReply = z.object({ success, version: z.int().describe('The new one.') })

export function presentVersion({ version, parent, author, createdAt, name, changes }: ProfileVersion) {
  return { version, parent, author, createdAt: unixSeconds(createdAt), name, changes }
}
