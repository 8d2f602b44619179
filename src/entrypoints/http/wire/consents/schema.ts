import { z } from 'zod'
import type { Consent, ConsentPage, ConsentText } from '../../../../flows/ports/consents/consents.ts'
import {
  cursor,
  cursorOf,
  unixTime,
  nextCursor,
  paging,
  recordId,
  unixSeconds,
  success,
  text,
} from '../../kit/shapes/value-schemas.ts'

const textId = text(200).describe('Which text.')
const locale = z.exactOptional(text(35).describe('Language in which it was shown, BCP 47.'))
const mode = z.enum(['live', 'test'])

export const consentTextBody = z.object({
  textId,
  locale,
  text: text(20_000).describe(
    'As it was shown, without names of people: it is kept in the clear and never deleted.',
  ),
})

const consentText = z
  .object({
    textId: z.string(),
    locale: z.string(),
    version: z.string().describe('SHA-256 of the text in UTF-8, hex.'),
    text: z.string(),
    mode,
    madeBy: z.string().describe('Id of the key.'),
    madeAt: z.int(),
  })
  .meta({ id: 'ConsentText', description: 'A wording that people are asked to agree to.' })

export const consentTextReply = z.object({ success, item: consentText })
export const consentTextList = z.object({ items: z.array(consentText) })

export const consentBody = z.object({
  textId: text(200).describe('Which text the person agreed to; a wording of it must be stored.'),
  at: unixTime.describe('When, in seconds since 1970.'),
  locale,
  customData: z.exactOptional(
    text(512).describe('Under which requests will name the person; a keyed hash of it is kept.'),
  ),
  target: z.exactOptional(
    recordId.describe(
      'A subject, or a transaction or screening of it; without one the person is a new subject.',
    ),
  ),
})

export const consent = z
  .object({
    id: z.string(),
    subjectId: z.string(),
    transactionId: z
      .string()
      .nullable()
      .describe('What was asked for with it; null where it came by itself.'),
    purpose: z.string().describe('face.'),
    mode,
    textId: z.string(),
    locale: z.string(),
    version: z
      .string()
      .nullable()
      .describe('Of the text that was the newest when it was agreed to; null where none was stored.'),
    givenAt: z.int(),
    withdrawnAt: z.int().nullable(),
    madeBy: z.string().describe('Id of the key.'),
    madeAt: z.int(),
  })
  .meta({ id: 'Consent', description: 'That a person agreed to the processing of their face.' })

export const consentReply = z.object({ success, item: consent })
export const consentQuery = z.object({
  limit: paging.limit,
  cursor,
  subjectId: z.exactOptional(recordId),
  customData: z.exactOptional(text(512)),
})
export const consentList = z.object({ items: z.array(consent), nextCursor })
export const consentParams = z.object({ id: recordId })

export function presentConsentText({ madeAt, ...row }: ConsentText) {
  return { ...row, madeAt: unixSeconds(madeAt) }
}

export function presentConsent({ givenAt, withdrawnAt, madeAt, ...row }: Consent) {
  return {
    ...row,
    givenAt: unixSeconds(givenAt),
    withdrawnAt: withdrawnAt === null ? null : unixSeconds(withdrawnAt),
    madeAt: unixSeconds(madeAt),
  }
}

export function presentConsents({ rows, next }: ConsentPage) {
  return { items: rows.map(presentConsent), ...(next === null ? {} : { nextCursor: cursorOf(next) }) }
}
