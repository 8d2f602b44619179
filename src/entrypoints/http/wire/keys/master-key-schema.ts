import { z } from 'zod'
import type { MasterKeyStatus } from '../../../../flows/ports/keys/master-keys.ts'
import { unixSeconds, success } from '../../kit/shapes/value-schemas.ts'

export const masterKeyReply = z
  .object({
    success,
    version: z.int(),
    since: z.int().describe('Unix seconds at which this version took over.'),
    leaving: z
      .int()
      .nullable()
      .describe('The version that is being replaced; null when nothing is under way.'),
    remaining: z.int().describe('Wrapped keys that still lie under another version.'),
    held: z.boolean().describe('Whether this process will find the key again after a restart.'),
  })
  .meta({ id: 'MasterKey' })

export function presentMasterKey({ version, since, leaving, remaining, held }: MasterKeyStatus) {
  return { success: true, version, since: unixSeconds(since), leaving, remaining, held }
}
