import { z } from 'zod'
import type { ScanResult } from '../../../../flows/judgement/scan-result.ts'
import { judgementFields, presentJudgement } from '../../kit/shapes/document-schema.ts'
import { contractFormat, contractValuesSent } from '../agreements/generate-schema.ts'
import { selfieFields } from '../face/selfie.ts'
import { imagePath } from '../images/schema.ts'
import { profileOverride } from '../profiles/schema.ts'
import { success, text } from '../../kit/shapes/value-schemas.ts'
import { optionalTrace } from '../../kit/shapes/trace-schema.ts'

/** A picture's text is only bounded by the body it comes in. */
const imageField = z
  .string()
  .describe('base64 (data-URL prefix allowed), http(s) address, or ref: and the token of an earlier picture.')

export const scanBody = z.object({
  document: imageField,
  documentBack: z.exactOptional(imageField),
  ...selfieFields,
  profile: text().describe(
    'Id of a profile, or security_none, security_low, security_medium, security_high.',
  ),
  profileOverride,
  restrictCountry: z.exactOptional(text(4_000).describe('ISO 3166 alpha-2 codes, separated by commas.')),
  restrictState: z.exactOptional(text(4_000)),
  restrictType: z.exactOptional(text(64).describe('Letters of I, P, D, V, R, for example DIP.')),
  verifyName: z.exactOptional(text()),
  verifyDob: z.exactOptional(text().describe('YYYY/MM/DD or YYYY-MM-DD.')),
  verifyAge: z.exactOptional(text().describe('min-max, both inclusive, for example 18-99.')),
  verifyAddress: z.exactOptional(text(1_000)),
  verifyPostcode: z.exactOptional(text()),
  verifyDocumentNumber: z.exactOptional(text()),
  contractGenerate: z.exactOptional(
    text(2_000).describe(
      'Up to five ids of templates, separated by commas. What cannot be made stands in notChecked.',
    ),
  ),
  contractFormat: z.exactOptional(contractFormat),
  contractPrefill: z.exactOptional(contractValuesSent),
  ip: z.exactOptional(
    text().describe('Address at which the holder is, or user: the address that this request comes from.'),
  ),
  customData: z.exactOptional(text(10_000)),
})

export type ScanBody = z.output<typeof scanBody>

const outputImageField = z.string().describe('Signed, expiring address, or base64.')

export const scanReply = z
  .object({
    success,
    transactionId: z.string().optional().describe('Only when the profile saves results.'),
    outputImage: z
      .object({ front: outputImageField, back: outputImageField, face: outputImageField })
      .partial()
      .optional()
      .describe('Only when the profile answers pictures.'),
    ...judgementFields,
    quota: z.int(),
    credit: z.int(),
    customerData: z.string().describe('customData again, as some clients spell it.'),
    executionTime: z.number().describe('Seconds.'),
    trace: optionalTrace,
  })
  .meta({ id: 'ScanReply' })

/** What leaves: pictures as signed addresses, or as base64 where the profile says so or nothing was stored. */
export function presentScan(
  { transaction, stored, pictures, allowance, executionMs }: ScanResult,
  sign: (path: string) => string,
) {
  const { outputImage, outputType } = transaction.effectiveProfile
  const outputImages: Partial<Record<'front' | 'back' | 'face', string>> = {}
  for (const side of ['front', 'back', 'face'] as const) {
    const storedImage = pictures[side]
    if (storedImage === undefined) continue
    const isLinked = outputType === 'url' && stored && storedImage.token !== null
    outputImages[side] = isLinked
      ? sign(imagePath(transaction.id, side, storedImage.token))
      : Buffer.from(
          storedImage.bytes.buffer,
          storedImage.bytes.byteOffset,
          storedImage.bytes.byteLength,
        ).toString('base64')
  }
  return {
    success: true,
    ...(stored ? { transactionId: transaction.id } : {}),
    ...(outputImage ? { outputImage: outputImages } : {}),
    ...presentJudgement(transaction, sign),
    customerData: transaction.customData,
    quota: allowance.quota,
    credit: allowance.credit,
    executionTime: Math.round(executionMs) / 1000,
  }
}
