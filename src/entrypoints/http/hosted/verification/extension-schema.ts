import { z } from 'zod'
import type { PageExtensions } from '../../../../flows/verification/holder/page-extensions.ts'
import { facePrompts } from '../../../../vocabulary/verification/face-prompts.ts'
import { unixSeconds } from '../../kit/shapes/value-schemas.ts'

/** What a session has beyond the format, for the page of this service. Native clients do without it. */
export const extensionFields = {
  steps: z
    .array(z.enum(['phone', 'customform', 'document', 'face', 'contract']))
    .describe('Extension: every task of this link, in order, whether or not it is done.'),
  party: z
    .object({ id: z.string(), role: z.string().describe('As `data-party` of the template.') })
    .nullable()
    .describe('Extension: whose session it is; null where one person does everything.'),
  devices: z.int().describe('Extension: devices that opened the link.'),
  consentGiven: z
    .boolean()
    .describe('Extension: whether this person has agreed to the text that `consent` shows.'),
  liveness: z
    .object({ nonce: z.string(), prompts: z.array(z.enum(facePrompts)) })
    .nullable()
    .describe(
      "Extension: what the person is asked to do before the camera, in this order, at the task face. Left and right are the person's own. `upload_face` sends the nonce back.",
    ),
  attemptsLeft: z
    .object({ document: z.int(), face: z.int() })
    .describe('Extension: pictures of each step that may still be refused before the link ends.'),
  expiresAt: z.int().describe('Extension: Unix seconds at which the link ends; 0 never.'),
  extensionsLeft: z
    .int()
    .describe(
      'Extension: how often `extend_time` may still move that by 15 minutes, each time in its last five.',
    ),
  privacy: z
    .object({
      storedDays: z.int().nullable().describe('null: until the account deletes it.'),
      url: z.string().describe('Privacy notice of the account; empty where it names none.'),
      contact: z.string().describe('Whom to ask, or to tell of a withdrawal; may be empty.'),
    })
    .describe('Extension: how long what the person shows is stored, and where to read and ask.'),
  accentColor: z.string().describe('Extension: six hexadecimal digits; empty for the colour of the page.'),
  hasLogo: z.boolean().describe('Extension: whether `GET /docupassappv3/logo` may have a picture.'),
  mayAskPerson: z
    .boolean()
    .describe('Extension: whether `ask_person` ends the link here, for a person of the account to decide.'),
  signingOrigins: z
    .array(z.string())
    .describe('Extension: origins whose pages may show the task contract in a frame.'),
}

export function presentExtensions({
  liveness,
  expiresAt,
  extensionsLeft,
  attemptsLeft,
  privacy,
  party,
  ...rest
}: PageExtensions) {
  return {
    ...{ steps: [...rest.steps], party: party && { ...party }, devices: rest.devices },
    consentGiven: rest.isConsentGiven,
    liveness: liveness && { ...liveness, prompts: [...liveness.prompts] },
    ...{ attemptsLeft: { ...attemptsLeft }, privacy: { ...privacy } },
    ...{ expiresAt: expiresAt === null ? 0 : unixSeconds(expiresAt), extensionsLeft },
    ...{ accentColor: rest.accentColor, hasLogo: rest.hasLogo, mayAskPerson: rest.mayAskPerson },
    signingOrigins: [...rest.signingOrigins],
  }
}
