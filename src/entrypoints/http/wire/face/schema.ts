import { z } from 'zod'
import { profileOverride } from '../profiles/schema.ts'
import { text } from '../../kit/shapes/value-schemas.ts'
import { selfieFields } from './selfie.ts'

/** What both questions about faces alone take. */
export const livenessBody = z.object({
  ...selfieFields,
  profile: text().describe(
    'Id of a profile, or security_none, security_low, security_medium, security_high.',
  ),
  profileOverride,
  customData: z.exactOptional(text(10_000)),
})

export const faceBody = livenessBody.extend({
  reference: z
    .string()
    .describe(
      'The picture of a document or a person that the selfie is compared with. Base64 (data-URL prefix allowed), http(s) address, or ref: and the token of an earlier picture.',
    ),
})

export type LivenessBody = z.output<typeof livenessBody>
export type FaceBody = z.output<typeof faceBody>
