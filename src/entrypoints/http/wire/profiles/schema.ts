import { z } from 'zod'
import type { NamedProfile } from '../../../../flows/profiles/profiles.ts'
import type { ResultPage } from '../../../../flows/ports/pagination.ts'
import type { ProfileRow } from '../../../../flows/ports/profiles/profiles.ts'
import { profileShape } from '../../../../vocabulary/profiles/profile.ts'
import { lenientObject } from '../../kit/request/json-body.ts'
import {
  paging,
  presentResultPage,
  resultPageFields,
  success,
  text,
  unixSeconds,
} from '../../kit/shapes/value-schemas.ts'

const shownShape = profileShape.extend({
  docupass: z.record(z.string(), z.unknown()).describe('Settings of the hosted page.'),
})
export const profileSchema = shownShape.extend({ id: z.string() }).meta({ id: 'Profile' })

/** The flow reads profiles key by key and names what is wrong; this shape is for the reader. */
const partOfProfile = z.toJSONSchema(
  shownShape
    .extend({
      thresholds: profileShape.shape.thresholds.partial(),
      decisions: z.record(z.string(), profileShape.shape.decisions.valueType.partial()),
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

/** Over the profile of one request; also its JSON as a text. */
export const profileOverride = z.exactOptional(z.preprocess(lenientObject, profilePart))

export const profileParams = z.object({ id: z.string().regex(/^[0-9A-Za-z_]{1,64}$/) })
export const profileListQuery = z.object({
  ...paging,
  client: z.exactOptional(text(64).describe('How the client names itself.')),
})
const profileRows = z.array(z.object({ id: z.string(), profileName: z.string(), createdAt: z.int() }))
export const profileList = z.union([
  z
    .object({ ...resultPageFields, items: profileRows })
    .describe('For clients that name themselves as one that can only take an object.'),
  profileRows,
])

/** The clients for .NET (in the query) and Go (by the agent of its library) fail on a list. */
function takesObjectsOnly(client: string | undefined, userAgent: string | undefined): boolean {
  return client?.toLowerCase() === 'csharp-sdk' || /^Go-http-client\//i.test(userAgent ?? '')
}

export function presentProfiles(
  { rows, ...found }: ResultPage<ProfileRow>,
  query: z.output<typeof profileListQuery>,
  userAgent: string | undefined,
) {
  const items = rows.map(presentProfileRow)
  return takesObjectsOnly(query.client, userAgent) ? { ...presentResultPage(query, found), items } : items
}
export const profileCreated = z.object({ success, id: z.string(), profileId: z.string() })

export function presentProfile({ id, profile }: NamedProfile) {
  return { id, ...profile }
}

function presentProfileRow({ id, name, createdAt }: ProfileRow) {
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
