import { type FieldProblem, readFields } from '../../engine/agreements/fields/read-fields.ts'
import { parseTemplate } from '../../engine/agreements/parse-template.ts'
import { placeholderKeys } from '../../engine/agreements/placeholders.ts'
import type { Principal } from '../../vocabulary/account/principal.ts'
import type { ContractField } from '../../vocabulary/agreements/contract-tree.ts'
import { fontUsed } from '../../vocabulary/agreements/contract-fonts.ts'
import type { LeftOut } from '../../vocabulary/agreements/contract-notes.ts'
import {
  type ContractTemplate,
  contractTemplateDefaults,
} from '../../vocabulary/agreements/contract-template.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type {
  ContractTemplateHead,
  ContractTemplateRow,
  NewContractTemplate,
} from '../ports/agreements/contract-templates.ts'
import type { ResultPage, ResultPageRequest } from '../ports/pagination.ts'
import type { RecordPorts } from '../ports/ports.ts'
import { requireFound } from '../screening/require-found.ts'

/** What the maker of a template should know of it. */
export interface TemplateNotes {
  /** The installed family that is set. */
  readonly fontUsed: string
  /** Keys of its placeholders, each once. */
  readonly placeholders: readonly string[]
  /** What of its HTML no contract shows. */
  readonly leftOut: readonly LeftOut[]
  /** The places that parties fill. */
  readonly fields: readonly ContractField[]
  readonly fieldProblems: readonly FieldProblem[]
}

/** Throws Refusal ERROR_INVALID_VALUE for HTML that is too deep or has too many tags or placeholders. */
export function templateNotes({ font, content }: Pick<ContractTemplate, 'font' | 'content'>): TemplateNotes {
  const placeholders = placeholderKeys(content)
  const { tree, leftOut } = parseTemplate(content)
  const { fields, problems } = readFields(tree)
  return { fontUsed: fontUsed(font), placeholders, leftOut, fields, fieldProblems: problems }
}

/** What was sent of a template; the rest takes its default, or stays as it is. */
export type ContractTemplatePart = {
  readonly [Key in keyof ContractTemplate]?: ContractTemplate[Key] | undefined
}

/** Throws Refusal ERROR_INVALID_VALUE where name or content is missing. */
export async function createContractTemplate(
  { records }: RecordPorts,
  principal: Principal,
  { part, idempotency }: { readonly part: ContractTemplatePart } & Pick<NewContractTemplate, 'idempotency'>,
): Promise<ContractTemplateHead> {
  const { name, content, ...look } = part
  if (name === undefined) throw invalidValue('name', 'It must be given.')
  if (content === undefined) throw invalidValue('content', 'It must be given.')
  const template = { ...contractTemplateDefaults, ...given(look), name, content }
  return records.createContractTemplate(principal, { ...template, idempotency })
}

export function listContractTemplates(
  { records }: RecordPorts,
  principal: Principal,
  request: ResultPageRequest & { readonly id?: string | undefined },
): Promise<ResultPage<ContractTemplateHead>> {
  return records.listContractTemplates(principal, request)
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function getContractTemplate(
  { records }: RecordPorts,
  principal: Principal,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<ContractTemplateRow> {
  return requireFound(await records.getContractTemplate(principal, id, version))
}

/** Lays what was sent over the newest version, and stores the sum as the next one. Throws Refusal ERROR_NOT_FOUND, ERROR_INVALID_VALUE. */
export async function changeContractTemplate(
  { records }: RecordPorts,
  principal: Principal,
  { id, part }: { readonly id: string; readonly part: ContractTemplatePart },
): Promise<TemplateNotes> {
  const { name, content, orientation, timezone, font } = requireFound(
    await records.getContractTemplate(principal, id),
  )
  const next = { name, content, orientation, timezone, font, ...given(part) }
  const notes = templateNotes(next)
  requireFound(await records.replaceContractTemplate(principal, id, next))
  return notes
}

/** Throws Refusal ERROR_NOT_FOUND. */
export async function deleteContractTemplate(
  { records }: RecordPorts,
  principal: Principal,
  id: string,
): Promise<void> {
  if (!(await records.removeContractTemplate(principal, id))) throw new Refusal('ERROR_NOT_FOUND')
}

/** Without the keys that hold nothing. */
function given<Part extends object>(part: Part): { [Key in keyof Part]: Exclude<Part[Key], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never
}
