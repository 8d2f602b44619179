import { z } from 'zod'
import { linkLanguages } from '../../../../vocabulary/verification/hosted-link.ts'
import { lenientNumber, lenientText, lenientWord } from '../../../../vocabulary/lenient-values.ts'
import { contractFormat, contractValuesSent } from '../agreements/generate-schema.ts'
import { profileOverride } from '../profiles/schema.ts'
import { flag, success, text } from '../../kit/shapes/value-schemas.ts'

const picture = z
  .string()
  .describe('base64 (data-URL prefix allowed), http(s) address, or ref: and the token of an earlier picture.')

const versionWords = ['2', '3', 'v2', 'v3'] as const

export const linkBody = z
  .object({
    version: z.exactOptional(
      z
        .preprocess((sent) => lenientWord(lenientText(sent)), z.enum(versionWords, 'It must be 3 or 2'))
        .meta({ type: ['string', 'integer'], description: '3 (default), or 2, which is deprecated.' }),
    ),
    profile: text().describe(
      'Id of a profile, or security_none, security_low, security_medium, security_high.',
    ),
    profileOverride,
    mode: z
      .preprocess(lenientNumber, z.union([z.number(), z.string()], 'It is required: 0, 1, 2 or 3'))
      .meta({
        type: ['integer', 'string'],
        description:
          '0 document and face, 1 document, 2 face (needs referenceFace), 3 signature (needs contractSign).',
      }),
    customData: z.exactOptional(text(10_000)),
    language: z.exactOptional(
      z
        .preprocess(lenientWord, z.enum(linkLanguages, `It must be one of ${linkLanguages.join(', ')}`))
        .meta({ type: 'string', description: 'Of the page; that of the browser unless given.' }),
    ),
    userPhone: z.exactOptional(
      text(32).describe(
        'Number to which the code is sent, with its country code. The person is asked unless given.',
      ),
    ),
    reusable: z.exactOptional(
      flag().describe(
        'Version 2 alone: every person who opens the link gets one of their own, paid like it.',
      ),
    ),
    verifyName: z.exactOptional(text()),
    verifyDOB: z.exactOptional(text().describe('YYYY/MM/DD or YYYY-MM-DD.')),
    verifyDob: z.exactOptional(text().describe('The same, as POST /scan spells it.')),
    verifyAge: z.exactOptional(text().describe('min-max, both inclusive, for example 18-99.')),
    verifyAddress: z.exactOptional(text(1_000)),
    verifyPostcode: z.exactOptional(text()),
    verifyDocumentNumber: z.exactOptional(text()),
    verifyDocumentNo: z.exactOptional(text().describe('The same, as answers spell it.')),
    referenceDocument: z.exactOptional(picture),
    referenceDocumentBack: z.exactOptional(picture),
    referenceFace: z.exactOptional(picture),
    contractGenerate: z.exactOptional(
      text(2_000).describe('Up to five ids of templates that are filled at the end, separated by commas.'),
    ),
    contractSign: z.exactOptional(text(64).describe('Id of the template that the person signs.')),
    contractFormat: z.exactOptional(contractFormat),
    contractPrefill: z.exactOptional(contractValuesSent),
  })
  .meta({ id: 'HostedLinkRequest' })

export type LinkBody = z.output<typeof linkBody>

export const addressesByParty = z
  .record(z.string(), z.string())
  .describe('Address of each party, by its name in the template; empty unless several parties sign.')

export const createdLink = z
  .object({
    success,
    reference: z.string().describe('The secret of the address; it names the link in every other call.'),
    url: z.string().describe('Where the person opens the link.'),
    urlSign: addressesByParty,
    expiry: z.int().describe('When its time is over, in seconds since 1970; 0 never.'),
    customData: z.string(),
    qrCode: z.string().describe('PNG of the address, as a data URL.'),
    quota: z.int(),
    credit: z.int(),
  })
  .meta({ id: 'CreatedHostedLink' })
