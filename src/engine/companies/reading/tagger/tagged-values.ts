import type { CompanyKey } from '../../../../vocabulary/companies/company.ts'
import type { PrintTagKind } from '../../../../vocabulary/reading/print-tags.ts'
import { joinedText } from '../company/candidates.ts'
import { cleanName, isSentence } from '../company/name-by-witnesses.ts'
import type { CompanyKnowledge } from '../company/with-knowledge.ts'
import type { LabelKind } from '../labels/label-kinds.ts'
import type { PrintPiece } from '../layout/print-piece.ts'
import { countryOf } from '../people/nationalities.ts'
import { parseValue, type ValueContext } from '../values/parse-value.ts'
import type { TaggedSpan } from './decode-tags.ts'
import type { TaggedPrint } from './tag-print.ts'
import { withWholeAddresses } from './tagged-addresses.ts'

/** What the network may answer of a company. */
export type TaggedKey = CompanyKey | 'shareCapital'

/** A value as the network sees it. */
export interface TaggedValue {
  readonly value: string
  /** How likely its words are this value, 0..1. */
  readonly odds: number
  /** How much its form speaks for it, 0..1. */
  readonly form: number
  readonly pieces: readonly PrintPiece[]
}

/** By which key a kind is answered, and as what its print is read. */
const readAs: Readonly<Partial<Record<PrintTagKind, { readonly key: TaggedKey; readonly as: LabelKind }>>> = {
  name: { key: 'legalName', as: 'name' },
  localName: { key: 'legalNameLocal', as: 'localName' },
  number: { key: 'registrationNumber', as: 'number' },
  taxNumber: { key: 'taxNumber', as: 'taxNumber' },
  lei: { key: 'lei', as: 'lei' },
  form: { key: 'entityType', as: 'legalForm' },
  incorporated: { key: 'incorporationDate', as: 'incorporated' },
  status: { key: 'status', as: 'status' },
  address: { key: 'address', as: 'address' },
  capital: { key: 'shareCapital', as: 'capital' },
  country: { key: 'countryIso2', as: 'jurisdiction' },
}

export interface TaggedRequest {
  readonly context: ValueContext
  readonly knowledge: CompanyKnowledge
}

/** The values that the network sees in a document, the likeliest of each key first. */
export function taggedValues(
  pages: readonly TaggedPrint[],
  request: TaggedRequest,
): ReadonlyMap<TaggedKey, readonly TaggedValue[]> {
  const values = new Map<TaggedKey, TaggedValue[]>()
  for (const page of pages) {
    const spans = withWholeAddresses(page)
    for (const [at, span] of spans.entries()) {
      const read = readAs[span.kind]
      const value = read === undefined ? null : valueOf(span, { ...read, beside: besideOf(spans, at) }, request)
      if (read !== undefined && value !== null) values.set(read.key, [...(values.get(read.key) ?? []), value])
    }
  }
  return new Map([...values].map(([key, all]) => [key, all.toSorted((a, b) => weightOf(b) - weightOf(a))]))
} // prettier-ignore

const weightOf = ({ odds, form }: TaggedValue): number => odds * form

/** What may name the currency of an amount: the label before it, and a capital without figures. */
function besideOf(spans: readonly TaggedSpan[], at: number): string {
  const label = spans.slice(0, at).findLast(({ kind }) => kind === 'label')
  const currency = spans.find((span) => span.kind === 'capital' && !/\d/u.test(textOf(span)))
  return [label, currency].map((span) => (span === undefined ? '' : textOf(span))).join(' ')
}

const textOf = ({ pieces }: TaggedSpan): string => pieces.map(({ text }) => text).join(' ')

interface ReadAs {
  readonly key: TaggedKey
  readonly as: LabelKind
  /** Print beside it. */
  readonly beside: string
}

function valueOf(
  { odds, pieces }: TaggedSpan,
  { key, as, beside }: ReadAs,
  { context, knowledge }: TaggedRequest,
): TaggedValue | null {
  const text = joinedText(as, pieces)
  const parsed = parseValue(as, text, { ...context, labelText: beside })
  if (parsed === null) return null
  const value = plainValue(key, parsed.value, context)
  return value === null ? null : { value, odds, form: formOf(key, { ...parsed, value }, { context, knowledge }), pieces }
} // prettier-ignore

function plainValue(key: TaggedKey, value: string, { country }: ValueContext): string | null {
  if (key === 'countryIso2') return countryOf(value)
  // The point that ends a sentence; numbers of houses in Hungary have one of their own.
  if (key === 'address') return country === 'HU' ? value : value.replace(/(?<=[\d)])\.$/u, '')
  if (key !== 'legalName') return value
  // A bracket that is opened behind a name, and closed farther on, is none of it.
  const name = cleanName(value.replace(/\s*[(（][^)）]*$/u, ''))
  return isSentence(name) ? null : name
}

/** Numbers that keep to a scheme come before those that do not. */
function formOf(
  key: TaggedKey,
  { value, form }: { readonly value: string; readonly form: number },
  { context, knowledge }: TaggedRequest,
): number {
  if (key !== 'registrationNumber' && key !== 'taxNumber' && key !== 'lei') return form
  const { isValid } = knowledge.validateNumber({ country: context.country, key, value })
  if (isValid === null) return form
  return isValid ? 1 : Math.min(form, ofInvalid)
}
/** How much a form speaks at most for a number whose check digits are wrong. */
export const ofInvalid = 0.6
