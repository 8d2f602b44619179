import { z } from 'zod'
import type { NamedProfile } from '../../../../flows/profiles/profiles.ts'
import type { ProfileRow } from '../../../../flows/ports/profiles.ts'
import { thresholds } from '../../../../vocabulary/profiles/profile.ts'
import { paging, unixSeconds, success } from '../../kit/shapes/value-schemas.ts'

const decisionRule = z.object({
  enabled: z.boolean(),
  review: z.number().describe('Confidence from which it counts for review; -1 never.'),
  reject: z.number().describe('Confidence from which it counts for reject; -1 never.'),
  weight: z.number(),
})

const share = z.number().min(0).max(1)
const thresholdShape = Object.fromEntries(
  Object.entries(thresholds).map(([key, row]) => [key, share.meta({ default: row.default })]),
)

const profileShape = z.object({
  name: z.string(),
  canvasSize: z.int().describe('Pixels; larger pictures are scaled down before work.'),
  orientationCorrection: z.boolean(),
  objectDetection: z.boolean(),
  AAMVABarcodeParsing: z.boolean(),
  saveResult: z.boolean(),
  saveImage: z.boolean(),
  outputImage: z.boolean(),
  outputType: z.enum(['url', 'base64']),
  crop: z.boolean(),
  advancedCrop: z.boolean(),
  outputSize: z.int().describe('Pixels of the longer side of pictures that are answered and stored.'),
  inferFullName: z.boolean(),
  splitFirstName: z.boolean(),
  transactionAuditReport: z.boolean(),
  timezone: z.string().describe('IANA name.'),
  obscure: z.array(z.string()),
  webhook: z.string(),
  thresholds: z.object(thresholdShape),
  screeningBand: share
    .nullable()
    .describe('Extension: lowest score of a screening that is warned of; null = as the account says.'),
  decisionTrigger: z.object({ review: z.number(), reject: z.number() }),
  decisions: z.record(z.string(), decisionRule).describe('By warning code.'),
  docupass: z.record(z.string(), z.unknown()).describe('Settings of the hosted page.'),
  acceptedDocuments: z.object({
    documentType: z.string().describe('Letters, for example IPD.'),
    documentCountry: z.string(),
    documentState: z.string(),
  }),
  face: z
    .object({
      requireConsent: z.boolean().describe('No face is looked at unless consent is on record.'),
      templates: z
        .enum(['keep', 'never'])
        .describe(
          'Whether a description of the face is kept, sealed, by which the person could be known again.',
        ),
      duplicateSearch: z
        .boolean()
        .describe(
          'Whether the person is searched among earlier ones (DUPLICATE_FACE); needs `templates` keep.',
        ),
    })
    .describe('Extension: what is asked of work on faces.'),
})

export const profileSchema = profileShape.extend({ id: z.string() }).meta({ id: 'Profile' })

/** The flow reads profiles key by key and names what is wrong; this shape is for the reader. */
const partOfProfile = z.toJSONSchema(
  profileShape
    .extend({
      thresholds: z.object(thresholdShape).partial(),
      decisions: z.record(z.string(), decisionRule.partial()),
      acceptedDocuments: profileShape.shape.acceptedDocuments.partial(),
      decisionTrigger: profileShape.shape.decisionTrigger.partial(),
      face: profileShape.shape.face.partial(),
    })
    .partial(),
  { io: 'input' },
)
const { $schema: _, ...partDescribed } = partOfProfile
export const profilePart = z
  .unknown()
  .meta({ ...partDescribed, id: 'ProfilePart', description: 'Any part of a profile.' })

export const profileParams = z.object({ id: z.string().regex(/^[0-9A-Za-z_]{1,64}$/) })
export const profileListQuery = z.object(paging)
export const profileList = z.array(z.object({ id: z.string(), profileName: z.string(), createdAt: z.int() }))
export const profileCreated = z.object({ success, id: z.string(), profileId: z.string() })

export function presentProfile({ id, profile }: NamedProfile) {
  return { id, ...profile }
}

export function presentProfileRow({ id, name, createdAt }: ProfileRow) {
  return { id, profileName: name, createdAt: unixSeconds(createdAt) }
}

export const lintReply = z
  .object({
    id: z.string(),
    version: z.int().describe('0 for a preset.'),
    findings: z.array(
      z.object({
        path: z.string().describe('As in a profile, for example decisions.SOME_CODE.'),
        kind: z.enum(['unknown', 'obsolete', 'not_built']),
        sentence: z.string(),
      }),
    ),
  })
  .meta({ id: 'ProfileLint' })
