import { buildTree } from '../../engine/agreements/tree/build-tree.ts'
import { contractValues, printedTime } from '../../engine/agreements/contract-values.ts'
import { type FieldProblem, readFields } from '../../engine/agreements/fields/read-fields.ts'
import { type ParsedTemplate, parseTemplate } from '../../engine/agreements/parse-template.ts'
import { vaultTokens } from '../../engine/agreements/vault-token.ts'
import { fontUsed } from '../../vocabulary/agreements/contract-fonts.ts'
import type { MakingNotes } from '../../vocabulary/agreements/contract-notes.ts'
import { orientations, type TemplateVersion } from '../../vocabulary/agreements/contract-template.ts'
import type {
  ContractField,
  ContractFormat,
  ContractTree,
} from '../../vocabulary/agreements/contract-tree.ts'
import type { Fields } from '../../vocabulary/reading/fields.ts'
import type { ImageSide } from '../../vocabulary/transactions/transaction.ts'
import type { ContractTemplateRow } from '../ports/agreements/contract-templates.ts'
import type { Ports } from '../ports/ports.ts'
import type { VaultPictures } from './vault-pictures.ts'

/** Of a transaction, what a contract may say. */
export interface SourceTransaction {
  readonly id: string
  readonly createdAt: number
  readonly fields: Fields
  /** Image tokens by side; absent before they are stored. */
  readonly images?: Readonly<Partial<Record<ImageSide, string>>>
}

/** What a contract is filled from. */
export interface ContractSource {
  /** Null without a transaction. */
  readonly transaction: SourceTransaction | null
  readonly prefill: ReadonlyMap<string, string>
}

/** A contract before it is kept, and what its maker should know of it. */
export interface ContractFile {
  readonly bytes: Uint8Array
  readonly format: ContractFormat
  readonly template: TemplateVersion
  /** As it was named when it was used. */
  readonly name: string
  readonly notes: ContractNotes
}

export interface ContractNotes extends MakingNotes {
  /** Keys of placeholders that had no value and became empty. */
  readonly unresolved: readonly string[]
  /** Places for signatures and the like, which stay empty. */
  readonly fields: readonly ContractField[]
}

export interface ContractRequest {
  readonly template: ContractTemplateRow
  readonly source: ContractSource
  readonly pictures: VaultPictures
  readonly format: ContractFormat
  /** The account. */
  readonly payer: string
  readonly signal: AbortSignal
}

/** A template with its values in place, and what its maker should know of it. */
export interface FilledTemplate {
  readonly tree: ContractTree
  readonly fieldProblems: readonly FieldProblem[]
  readonly notes: Omit<ContractNotes, 'archival'>
}

type Filling = Pick<ContractRequest, 'template' | 'source'>

/** Throws Refusal ERROR_INVALID_VALUE for a template that is too large or too deep, or names too many pictures. */
export async function filledWithPictures(
  { pictures, ...filling }: Filling & Pick<ContractRequest, 'pictures'>,
  at: number,
): Promise<FilledTemplate> {
  const parsed = parsedTemplate(filling, at)
  return built(filling.template, { parsed, pictures: await pictures(vaultTokens(parsed.tree)) })
}

function parsedTemplate({ template, source }: Filling, at: number): ParsedTemplate {
  const values = contractValues({
    own: ownValues(template, source, at),
    fields: source.transaction?.fields ?? null,
    prefill: source.prefill,
  })
  return parseTemplate(template.content, values)
}

function built(
  { id, version, name: title, font: asked, orientation }: ContractTemplateRow,
  {
    parsed,
    pictures,
  }: { readonly parsed: ParsedTemplate; readonly pictures: ReadonlyMap<string, Uint8Array> },
): FilledTemplate {
  const font = fontUsed(asked)
  const landscape = orientation === orientations.landscape
  const made = { title, template: { id, version }, landscape, font, pictures }
  const { tree, missingPictures, ...found } = buildTree(parsed.tree, made)
  const { fields, problems } = readFields(parsed.tree)
  const { unresolved } = parsed
  const leftOut = [...parsed.leftOut, ...found.leftOut]
  return {
    tree,
    fieldProblems: problems,
    notes: { fontUsed: font, unresolved, leftOut, missingPictures, fields },
  }
}

/**
 * Fills a template and sets it.
 *
 * @throws Refusal ERROR_INVALID_VALUE for a template that is too large or too deep, and those of `ContractSetter`
 */
export async function contractFile(
  { contracts, clock }: Pick<Ports, 'contracts' | 'clock'>,
  { template, source, pictures, format, payer, signal }: ContractRequest,
): Promise<ContractFile> {
  const at = clock.now()
  const { tree, notes } = await filledWithPictures({ template, source, pictures }, at)
  const { bytes, archival } = await contracts.set(tree, { format, at, payer, signal })
  const { id, version, name } = template
  return { bytes, format, template: { id, version }, name, notes: { ...notes, archival } }
}

/** What this service itself says of a contract, in the zone of its template. */
function ownValues(
  { id, version, name, timezone }: ContractTemplateRow,
  { transaction }: ContractSource,
  at: number,
): Readonly<Record<string, string>> {
  const generated = printedTime(at, timezone)
  const own = {
    'template.id': id,
    'template.version': String(version),
    'template.name': name,
    'generated.date': generated.date,
    'generated.time': generated.time,
    'generated.timezone': timezone,
  }
  if (transaction === null) return own
  const created = printedTime(transaction.createdAt, timezone)
  return {
    ...own,
    'transaction.id': transaction.id,
    'transaction.date': created.date,
    'transaction.time': created.time,
    ...pictureValues(transaction),
  }
}

/** Addresses of its pictures in the vault, for the `src` of an `img`. */
function pictureValues({ images = {} }: SourceTransaction): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(images).map(([side, token]) => [`transaction.image.${side}`, `ref:${token}`]),
  )
}

const maxSlugLength = 60

/** The name of a template as the name of a file begins: lower-case letters of ASCII, digits and `-`. */
export function contractSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'contract' : slug
}
