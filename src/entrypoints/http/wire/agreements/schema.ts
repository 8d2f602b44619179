import { z } from 'zod'
import { type ContractField, fieldKinds } from '../../../../vocabulary/agreements/contract-tree.ts'
import { fontUsed } from '../../../../vocabulary/agreements/contract-fonts.ts'
import type {
  ContractTemplateHead,
  ContractTemplateRow,
} from '../../../../flows/ports/agreements/contract-templates.ts'
import {
  contractTemplateDefaults,
  templateIdForm,
} from '../../../../vocabulary/agreements/contract-template.ts'
import { lenientText } from '../../../../vocabulary/lenient-values.ts'
import {
  paging,
  presentResultPage,
  resultPageFields,
  success,
  text,
  unixSeconds,
  wholeNumber,
} from '../../kit/shapes/value-schemas.ts'
import { makingNotes } from '../../kit/shapes/output-file-schema.ts'

const maxContentLength = 1_000_000

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'It must be the IANA name of a time zone')
  .describe(
    `IANA name; the clock of every time that is printed. Default ${contractTemplateDefaults.timezone}.`,
  )

/** The five fields of a template. Each may be left out: name and content are asked for where one is made. */
export const templatePart = z
  .object({
    name: z.exactOptional(text(200).describe('Needed to create one.')),
    content: z.exactOptional(
      z.string().max(maxContentLength).describe('HTML with placeholders %{key}. Needed to create one.'),
    ),
    orientation: z.exactOptional(
      z
        .preprocess(lenientText, z.enum(['0', '1'], 'It must be 0 or 1'))
        .meta({ type: ['string', 'integer'], description: '0 portrait (default), 1 landscape.' }),
    ),
    timezone: z.exactOptional(timeZone),
    font: z.exactOptional(
      text(100).describe(
        `A family of fonts. Default ${contractTemplateDefaults.font}; fontUsed says what is set.`,
      ),
    ),
  })
  .meta({ id: 'ContractTemplatePart' })

export const templateParams = z.object({ id: z.string().regex(templateIdForm) })

export const templateQuery = z.object({
  version: z.exactOptional(
    wholeNumber(1, 1_000_000_000).describe('Extension: an earlier version; the newest unless given.'),
  ),
})

export const templateListQuery = z.object({
  ...paging,
  templateId: z.exactOptional(text(64).describe('That template alone.')),
  templateid: z.exactOptional(text(64).describe('The same, as other clients spell it.')),
})

const times = {
  createdAt: z.int(),
  updatedAt: z.int().describe('0 until it is changed.'),
}
export const templateList = z.object({
  ...resultPageFields,
  items: z.array(z.object({ id: z.string(), name: z.string(), ...times })),
})

/** A place of a template that a party fills. */
export const contractField = z
  .object({
    uid: z.string(),
    kind: z.enum(fieldKinds),
    label: z.string(),
    party: z.string(),
    optional: z.boolean().describe('Whether its party may leave it empty.'),
    options: z.array(z.string()).describe('What a select offers.'),
  })
  .meta({ id: 'ContractField' })

/** What the maker of a template should know of it. */
export const templateNotes = {
  fontUsed: makingNotes.fontUsed,
  placeholders: z.array(z.string()).describe('Extension: the keys of its placeholders, each once.'),
  leftOut: makingNotes.leftOut,
}

/** What the maker of a template should know of the places that parties fill. */
const fieldNotes = {
  fields: z.array(contractField).describe('Extension: the places that parties fill.'),
  fieldProblems: z
    .array(
      z.object({
        uid: z.string(),
        problem: z.string().describe('A word for programs.'),
        message: z.string().describe('What to do about it.'),
      }),
    )
    .describe('Extension: places that no party can fill.'),
}

export const templateCreated = z.object({ success, templateId: z.string(), ...templateNotes, ...fieldNotes })
export const templateChanged = z.object({ success, ...templateNotes, ...fieldNotes })

export const templateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    content: z.base64().describe('The HTML in UTF-8, as base64; requests carry it plain.'),
    orientation: z.enum(['0', '1']),
    timezone: z.string(),
    font: z.string(),
    fontUsed: makingNotes.fontUsed,
    version: z.int().describe('Extension: which version this is; each change makes the next one.'),
    ...times,
  })
  .meta({ id: 'ContractTemplate' })

export function presentField({ options, ...field }: ContractField): z.input<typeof contractField> {
  return { ...field, options: [...options] }
}

export function presentTemplate(row: ContractTemplateRow): z.input<typeof templateSchema> {
  const { id, name, content, orientation, timezone, font, version } = row
  return {
    ...{ id, name, content: Buffer.from(content, 'utf8').toString('base64'), orientation, timezone, font },
    ...{ fontUsed: fontUsed(font), version, ...presentTimes(row) },
  }
}

export function presentTemplates(
  {
    rows,
    ...found
  }: { readonly rows: readonly ContractTemplateHead[]; readonly total: number; readonly hasMore: boolean },
  query: z.output<typeof templateListQuery>,
): z.input<typeof templateList> {
  const items = rows.map((row) => ({ id: row.id, name: row.name, ...presentTimes(row) }))
  return { ...presentResultPage(query, found), items }
}

function presentTimes({ createdAt, updatedAt }: ContractTemplateHead) {
  return { createdAt: unixSeconds(createdAt), updatedAt: unixSeconds(updatedAt) }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
