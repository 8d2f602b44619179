import { z } from 'zod'
import type { GeneratedContract } from '../../../../flows/agreements/generate-contract.ts'
import { type ContractFormat, contractFormats } from '../../../../vocabulary/agreements/contract-tree.ts'
import { templateIdForm } from '../../../../vocabulary/agreements/contract-template.ts'
import { lenientWord } from '../../../../vocabulary/lenient-values.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { lenientObject } from '../../kit/request/json-body.ts'
import {
  contractMakingNotes,
  outputFileSchema,
  presentFile,
  presentMaking,
  unresolvedKeys,
} from '../../kit/shapes/output-file-schema.ts'
import { recordId, success } from '../../kit/shapes/value-schemas.ts'
import { contractField, presentField } from './schema.ts'

export const contractFormat = z
  .preprocess(lenientWord, z.enum(contractFormats, 'It must be PDF, DOCX or HTML'))
  .meta({ type: 'string', description: 'PDF (default), DOCX or HTML, in any case.' })

/** Values for placeholders, as they are sent. */
export const contractValuesSent = z
  .preprocess(lenientObject, z.record(z.string(), z.unknown()))
  .describe('Values for placeholders: texts, numbers, true or false; also as JSON in a text.')

export const generateBody = z
  .object({
    templateId: z
      .string()
      .regex(templateIdForm, 'It must be the id of a template')
      .describe('Of a template of this account.'),
    format: z.exactOptional(contractFormat),
    transactionId: z.exactOptional(
      recordId.describe('Whose document data fill the contract; the file becomes one of this transaction.'),
    ),
    fillData: z.exactOptional(contractValuesSent),
  })
  .meta({ id: 'GenerateRequest' })

export const contractNotes = {
  ...contractMakingNotes,
  unresolved: unresolvedKeys,
  fields: z
    .array(contractField)
    .describe(
      'Extension: places for signatures and the like. They stay empty; POST /x/signings has them filled.',
    ),
}

export const generateReply = z
  .object({
    success,
    outputFile: z.array(outputFileSchema),
    ...contractNotes,
    quota: z.int(),
    credit: z.int(),
    executionTime: z.number().describe('Seconds.'),
  })
  .meta({ id: 'GenerateReply' })

export function presentGenerated(
  { file, notes, allowance, executionMs }: GeneratedContract,
  sign: (path: string) => string,
): z.input<typeof generateReply> {
  const { unresolved, fields, ...making } = notes
  return {
    success: true,
    outputFile: [presentFile(file, sign)],
    ...{ ...presentMaking(making), unresolved: [...unresolved] },
    fields: fields.map(presentField),
    ...{ quota: allowance.quota, credit: allowance.credit },
    executionTime: Math.round(executionMs) / 1000,
  }
}

export const defaultContractFormat: ContractFormat = 'pdf'
const maxValues = 1_000
const maxValueLength = 100_000
const keyForm = /^[0-9A-Za-z_.-]{1,200}$/

/** What was sent, as texts. Throws Refusal ERROR_INVALID_VALUE naming the key. */
export function sentValues(
  parameter: string,
  sent: Readonly<Record<string, unknown>> = {},
): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  const entries = Object.entries(sent)
  if (entries.length > maxValues)
    throw invalidValue(
      parameter,
      `It has more than ${maxValues} values. Send those that the template asks for.`,
    )
  for (const [key, value] of entries) {
    if (value === null || value === undefined) continue
    const named = keyForm.test(key) ? `${parameter}.${key}` : parameter
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
      throw invalidValue(named, 'It must be text, a number, or true or false.')
    const text = String(value)
    if (text.length > maxValueLength && !text.startsWith('data:image/'))
      throw invalidValue(named, `It has more than ${maxValueLength} characters.`)
    values.set(key, text)
  }
  return values
}
