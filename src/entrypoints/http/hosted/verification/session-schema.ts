import { z } from 'zod'
import type { HolderSession } from '../../../../flows/verification/holder/answer-holder.ts'
import type { ReadBack } from '../../../../flows/verification/holder/read-back.ts'
import type { PageExtensions } from '../../../../flows/verification/holder/page-extensions.ts'
import { linkEndReasons } from '../../../../vocabulary/verification/link-refusal.ts'
import { success } from '../../kit/shapes/value-schemas.ts'
import { extensionFields, presentExtensions } from './extension-schema.ts'

const nothing = z.null()

/** What every success of the hosted-flow API answers. */
export const sessionReply = z.object({
  success,
  task: z.enum(['phone', 'customform', 'document', 'face', 'contract', 'party_pending']),
  sessionId: z.string().describe('Authorization of the next calls: `DOCUPASS_SESSION` and this.'),
  reference: z.string(),
  acceptedDocumentCountry: z.string().describe('ISO 3166 alpha-2 between commas; empty for all.'),
  acceptedDocumentType: z.string().describe('Letters, for example IPD.'),
  selectedDocumentCountry: z.string().nullable(),
  selectedDocumentType: z.string().nullable(),
  allowFileUpload: z.boolean(),
  documentSide: z.literal([1, 2]).describe('1 front, 2 front and back.'),
  gps: z.boolean().describe('Whether calls need the header `Geolocation`.'),
  reviewData: z.boolean().describe('Whether readData has something to look at.'),
  logoURL: z.string(),
  companyName: z.string().describe('As the profile names it; may be empty.'),
  welcomeMessage: z.string(),
  language: z.string(),
  userPhone: z
    .string()
    .nullable()
    .describe('All but the last two digits hidden; null where it is asked for.'),
  hasFaceFile: z.boolean(),
  hasDocumentFile: z.boolean(),
  verifyDocumentNo: nothing.describe(
    'What is expected of the person is never shown; so all that begin with verify.',
  ),
  verifyName: nothing,
  verifyDob: nothing,
  verifyAge: nothing,
  verifyAddress: nothing,
  verifyPostcode: nothing,
  preloadFaceLib: z.boolean(),
  contractSource: z.string().nullable().describe('HTML of the contract, at the task contract.'),
  customField: z.array(
    z.object({
      fieldId: z.string(),
      fieldLabel: z.string(),
      fieldDescription: z.string(),
      fieldType: z.literal([0, 1, 2]),
      fieldData: z.string().describe('Of a choice: label, tab and value, separated by |.'),
    }),
  ),
  phoneCountryCode: z
    .array(z.object({ name: z.string(), dial_code: z.string(), code: z.string() }))
    .nullable(),
  consent: z
    .object({
      textId: z.string(),
      language: z.string(),
      version: z.int(),
      sha256: z.string(),
      text: z.string(),
      isRequired: z.boolean(),
    })
    .nullable()
    .describe('Extension: what the person is asked to agree to before the face.'),
  readData: z
    .object({
      name: z.string().nullable(),
      dob: z.string().nullable().describe('YYYY-MM-DD.'),
      documentNumber: z.string().nullable(),
    })
    .nullable()
    .describe(
      'Extension: what was read of the document, where the profile says reviewData; given to the session that showed it alone.',
    ),
  ...extensionFields,
})

/** A no that the client acts upon, with status 200. */
export const holderRefusal = z
  .object({
    success: z.literal(false),
    error: z.object({
      ...{ status: z.literal(200), code: z.string(), message: z.string() },
      reason: z
        .exactOptional(z.enum(linkEndReasons))
        .describe('Extension: of an end, which one it is, so that a page can say it in its own words.'),
    }),
  })
  .describe('Codes begin with DOCUPASS_; of an end the message is where to go on, or a text.')

/** What a call of the hosted-flow API answers with status 200. */
export const holderReply = z.union([sessionReply, holderRefusal])

const noExpectations = {
  ...{ verifyDocumentNo: null, verifyName: null, verifyDob: null },
  ...{ verifyAge: null, verifyAddress: null, verifyPostcode: null },
}

export function presentSession(
  session: HolderSession,
  {
    sessionId,
    language,
    contractSource,
    readData,
    extensions,
  }: {
    readonly sessionId: string
    readonly language: string
    readonly contractSource: string | null
    readonly readData: ReadBack | null
    readonly extensions: PageExtensions
  },
): z.output<typeof sessionReply> {
  const { profile, accepted, selected } = session
  return {
    ...{ success: true, task: session.task, sessionId, reference: session.reference },
    ...{ acceptedDocumentCountry: accepted.country, acceptedDocumentType: accepted.type },
    ...{ selectedDocumentCountry: selected?.country ?? null, selectedDocumentType: selected?.type ?? null },
    ...{ allowFileUpload: profile.allowFileUpload, documentSide: session.documentSide },
    ...{ gps: profile.trackGps, reviewData: readData !== null, logoURL: profile.logoURL },
    ...{ companyName: profile.companyName, welcomeMessage: profile.welcomeMessage, language },
    ...{ userPhone: session.maskedPhone, hasFaceFile: session.hasFaceFile },
    ...{ hasDocumentFile: session.hasDocumentFile, ...noExpectations },
    ...{ preloadFaceLib: session.asksForFace, contractSource },
    customField: session.fields.map(({ fieldId, fieldLabel, fieldDescription, fieldType, fieldData }) => ({
      ...{ fieldId, fieldLabel, fieldDescription, fieldType, fieldData },
    })),
    phoneCountryCode:
      session.dialCodes?.map(({ name, dialCode, country }) => ({
        ...{ name, dial_code: `+${dialCode}`, code: country },
      })) ?? null,
    ...{ consent: session.consent, readData },
    ...presentExtensions(extensions),
  }
}
