import { formAnswers } from '../../../../vocabulary/transactions/form-answers.ts'
import { z } from 'zod'
import { fieldKeys, type Field, type Fields } from '../../../../vocabulary/reading/fields.ts'
import type { NotChecked, Warning } from '../../../../vocabulary/decision/outcome.ts'
import type { Quad } from '../../../../vocabulary/imaging/pixels.ts'
import type { Transaction } from '../../../../vocabulary/transactions/transaction.ts'
import { faceQuality, presentFaceQuality } from './face-schema.ts'
import { outputFileSchema, presentFiles } from './output-file-schema.ts'

const point = z.tuple([z.number(), z.number()])
const box = z
  .tuple([point, point, point, point])
  .meta({ id: 'Box', description: 'Corners in pixels: top left, top right, bottom right, bottom left.' })

export const fieldSchema = z
  .object({
    value: z.string(),
    confidence: z.number().min(0).max(1),
    source: z.enum(['visual', 'mrz', 'barcode']).optional(),
    index: z.union([z.literal(0), z.literal(1)]).describe('0 front image, 1 back image.'),
    inputBox: box.optional().describe('In the picture that was sent.'),
    outputBox: box.optional().describe('In the picture that is answered.'),
  })
  .meta({ id: 'Field', description: 'One reading of one field, with its evidence.' })

type PresentedField = z.input<typeof fieldSchema>

export const documentData = z.partialRecord(z.enum(fieldKeys), z.array(fieldSchema)).meta({
  id: 'DocumentData',
  description: 'Readings by field, the best first.',
})

const recordData = z
  .object(Object.fromEntries(fieldKeys.map((key) => [key, z.exactOptional(z.array(fieldSchema))])))
  .catchall(z.array(fieldSchema))
  .meta({
    id: 'RecordData',
    description:
      'Readings by field, the best first; of a hosted link also the answers of its form, by fieldId.',
  })

export const decisionSchema = z.enum(['accept', 'review', 'reject'])

export const warningSchema = z
  .object({
    code: z.string(),
    description: z.string(),
    severity: z.enum(['low', 'medium', 'high']),
    confidence: z.number(),
    decision: decisionSchema,
    data: z.unknown().optional().describe('Only for hits on lists.'),
  })
  .meta({ id: 'Warning', description: 'A validation that failed.' })

export const notCheckedSchema = z
  .object({ code: z.string(), reason: z.string() })
  .meta({ id: 'NotChecked', description: 'A check that is switched on and could not be done (extension).' })

/** Extension of every answer about a document that was sent as PDF. */
export const documentPageField = z
  .object({ front: z.int(), back: z.int() })
  .partial()
  .optional()
  .describe(
    'Extension, for a PDF alone: the page that was read, from 1; of its first three the first that shows a document, otherwise the first.',
  )

export function presentDocumentPages(front: number | undefined, back: number | undefined) {
  const pages = { ...(front === undefined ? {} : { front }), ...(back === undefined ? {} : { back }) }
  return Object.keys(pages).length === 0 ? {} : { documentPage: pages }
}

/** What scan replies and stored records have in common. */
export const judgementFields = {
  data: recordData,
  documentPage: documentPageField,
  outputFile: z.array(outputFileSchema),
  warning: z.array(warningSchema),
  missingFields: z.array(z.string()),
  profileId: z.string(),
  reviewScore: z.number(),
  rejectScore: z.number(),
  decision: decisionSchema,
  customData: z.string(),
  scores: z.record(z.string(), z.number()),
  notChecked: z.array(notCheckedSchema).describe('Extension: a decision with entries here is never accept.'),
  x: faceQuality,
  type: z.string().describe('Extension: scan, face, liveness, kyb or docupass.'),
  mode: z.enum(['live', 'test']).describe('Extension: of the key that made it.'),
}

export function presentJudgement(transaction: Transaction, sign: (path: string) => string) {
  const { profileId, reviewScore, rejectScore, decision, customData, scores, type, mode } = transaction
  return {
    data: { ...presentFields(transaction.fields), ...presentAnswers(transaction) },
    ...presentDocumentPages(transaction.facts.front?.image.page, transaction.facts.back?.image.page),
    outputFile: presentFiles(transaction, sign),
    warning: transaction.warnings.map(presentWarning),
    missingFields: [...transaction.missingFields],
    profileId,
    reviewScore,
    rejectScore,
    decision,
    customData,
    scores,
    notChecked: transaction.notChecked.map(({ code, reason }: NotChecked) => ({ code, reason })),
    ...presentFaceQuality(transaction.facts.face),
    type,
    mode,
  }
}

export function presentFields(fields: Fields): Record<string, PresentedField[]> {
  const presented: Record<string, PresentedField[]> = {}
  for (const key of fieldKeys) {
    const readings = fields[key]
    if (readings !== undefined && readings.length > 0) presented[key] = readings.map(presentField)
  }
  return presented
}

/** Answers of the form of a hosted link, as wire.md 9.5 has them among the data. */
function presentAnswers({ facts }: Transaction): Record<string, PresentedField[]> {
  return Object.fromEntries(
    Object.entries(formAnswers(facts)).map(([field, readings]) => [field, readings.map(presentField)]),
  )
}

/** What is undefined is left out of the text. Objects made for spreading took a third of the memory of an answer. */
const presentField = ({ value, confidence, source, index, inputBox, outputBox }: Field): PresentedField => ({
  value,
  confidence: rounded(confidence, 1000),
  source,
  index,
  inputBox: inputBox && presentBox(inputBox),
  outputBox: outputBox && presentBox(outputBox),
})

/** By their places: taken apart as sequences, many corners cost as much as all else of an answer. */
function presentBox(quad: Quad): z.input<typeof box> {
  return [presentPoint(quad[0]), presentPoint(quad[1]), presentPoint(quad[2]), presentPoint(quad[3])]
}

const presentPoint = (corner: Quad[number]): [number, number] => [
  Math.round(corner[0]),
  Math.round(corner[1]),
]

function presentWarning({ code, description, severity, confidence, decision, data }: Warning) {
  return {
    code,
    description,
    severity,
    confidence: rounded(confidence, 1000),
    decision,
    ...(data === undefined ? {} : { data }),
  }
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps
}
