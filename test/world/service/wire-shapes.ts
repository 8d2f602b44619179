import { z } from 'zod'

/** What tests look at in answers; loose, because an answer may always say more. */
const reading = z.looseObject({ value: z.string(), confidence: z.number() })
const data = z.record(z.string(), z.array(reading))
const verdict = z.enum(['accept', 'review', 'reject'])
const warnings = z.array(z.looseObject({ code: z.string(), decision: verdict }))
const pictures = z.partialRecord(z.enum(['front', 'back', 'face']), z.string())

const judged = {
  data,
  warning: warnings,
  missingFields: z.array(z.string()),
  profileId: z.string(),
  reviewScore: z.number(),
  rejectScore: z.number(),
  decision: verdict,
  customData: z.string(),
  notChecked: z.array(z.looseObject({ code: z.string() })).optional(),
}

export const scanAnswer = z.looseObject({
  success: z.literal(true),
  transactionId: z.string().optional(),
  outputImage: pictures.optional(),
  ...judged,
  outputFile: z.array(z.looseObject({ name: z.string(), fileName: z.string(), fileUrl: z.string() })),
  quota: z.int(),
  credit: z.int(),
  executionTime: z.number(),
})

/** Of the readings without a decision. */
export const quickAnswer = z.looseObject({
  success: z.literal(true),
  data,
  warning: warnings,
  missingFields: z.array(z.string()),
  outputImage: pictures.optional(),
  reference: z.partialRecord(z.enum(['document', 'documentBack']), z.string()).optional(),
  quota: z.int(),
  credit: z.int(),
  executionTime: z.number(),
})

export const recordAnswer = z.looseObject({
  id: z.string(),
  outputImage: pictures,
  ...judged,
  createdAt: z.int(),
  updatedAt: z.int(),
})

export const recordsAnswer = z.looseObject({
  limit: z.int(),
  offset: z.int(),
  nextOffset: z.int().optional(),
  total: z.int(),
  transactions: z.array(recordAnswer),
})

export const errorAnswer = z.looseObject({
  success: z.literal(false),
  error: z.object({ status: z.int(), code: z.string(), message: z.string() }),
})

export const amlAnswer = z.looseObject({
  match: z.array(
    z.looseObject({
      entity: z.string(),
      database: z.string(),
      schema: z.string(),
      fullname: z.array(z.string()),
    }),
  ),
  lists: z.array(z.looseObject({ database: z.string(), state: z.string() })),
})

export type ScanAnswer = z.output<typeof scanAnswer>

/** The best reading of each field, values alone. */
export function valuesOf(answer: Pick<ScanAnswer, 'data'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answer.data).flatMap(([key, [best]]) => (best === undefined ? [] : [[key, best.value]])),
  )
}

/** What was found, without the rows of what could not be checked. */
export function foundCodesOf(answer: Pick<ScanAnswer, 'warning'>): string[] {
  return codesOf(answer).filter((code) => code !== 'NOT_CHECKED')
}

export function codesOf(answer: Pick<ScanAnswer, 'warning'>): string[] {
  return answer.warning.map(({ code }) => code)
}
