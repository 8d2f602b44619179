import type { FieldKey } from '../../../src/vocabulary/reading/fields.ts'
import type { Schemas } from '../../kit/client/shapes.generated.ts'
import type { Crop } from '../../kit/components/stored-image.tsx'

export type TransactionData = Schemas['DocumentData']
type Reading = Schemas['Field']
export type Severity = Schemas['Warning']['severity']
export type DecisionWord = Schemas['Transaction']['decision']

/** The best reading of a field; empty where it was not read. */
export function valueOf(data: TransactionData, key: FieldKey): string {
  return data[key]?.[0]?.value ?? ''
}

/** Name of the person, or of the business; empty where none was read. */
export function nameOf(data: TransactionData): string {
  const parts = [valueOf(data, 'firstName'), valueOf(data, 'lastName')].filter((part) => part !== '')
  return valueOf(data, 'fullName') || parts.join(' ') || valueOf(data, 'businessName')
}

/** Document, country and number in one line; empty where nothing of it was read. */
export function documentOf(data: TransactionData): string {
  const name = valueOf(data, 'documentName') || valueOf(data, 'documentType')
  const country = valueOf(data, 'countryIso3') || valueOf(data, 'countryFull')
  return [name, country, valueOf(data, 'documentNumber')].filter((part) => part !== '').join(' · ')
}

type Subject = Pick<Schemas['Transaction'], 'data' | 'company'>

/** Whom a transaction is about: the company that was checked, else the person or business that was read. */
export function titleOf({ data, company }: Subject): string {
  return company?.legalName || company?.legalNameLocal || nameOf(data)
}

/** What stands below it: form, country and number of a company, else of the document. */
export function lineOf({ data, company }: Subject): string {
  if (company === undefined) return documentOf(data)
  const { entityType, countryIso2, registrationNumber, taxNumber, lei } = company
  return [entityType, countryIso2, registrationNumber || taxNumber || lei]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Where the portrait is in the image of the front; undefined where none was found there. */
export function portraitOf(data: TransactionData): Crop | undefined {
  const box = data.face?.find(({ index }) => index === 0)?.outputBox
  if (box === undefined) return undefined
  const [xs, ys] = [box.map(([x]) => x), box.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

const severities: readonly Severity[] = ['high', 'medium', 'low']

/** Severity of the worst warning; null without one. */
export function worstSeverity(warnings: readonly Pick<Schemas['Warning'], 'severity'>[]): Severity | null {
  return severities.find((severity) => warnings.some((warning) => warning.severity === severity)) ?? null
}

/** Warnings with those first that decide, then the severe ones. */
export function orderedWarnings<Warning extends Pick<Schemas['Warning'], 'severity' | 'decision'>>(
  warnings: readonly Warning[],
): readonly Warning[] {
  const weights = { reject: 0, review: 1, accept: 2 } as const
  return [...warnings].sort(
    (a, b) =>
      weights[a.decision] - weights[b.decision] ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )
}

/** Fields that a reviewer looks at, in the order of a form. */
const mainFields: readonly FieldKey[] = [
  'fullName', 'fullNameLocal', 'firstName', 'middleName', 'lastName', 'dob', 'age', 'sex', 'nationalityFull', 'placeOfBirth',
  'businessName', 'businessRegistrationNumber', 'documentName', 'documentNumber', 'personalNumber', 'countryFull', 'stateFull',
  'issueAuthority', 'issued', 'expiry', 'address1', 'address2', 'postcode',
] // prettier-ignore

/** Objects that were found in a picture: they have a place and no value. */
const objects: ReadonlySet<FieldKey> = new Set(['document', 'face', 'signature'])

export interface FieldRow {
  readonly key: FieldKey
  readonly best: Reading
  /** Readings with other values. */
  readonly others: readonly Reading[]
}

/** Fields that were read: those that a reviewer looks at, and the rest. */
export function fieldRows(data: TransactionData): {
  readonly main: readonly FieldRow[]
  readonly more: readonly FieldRow[]
} {
  const keys = Object.keys(data).filter((key): key is FieldKey => key in data)
  const rowOf = (key: FieldKey): readonly FieldRow[] => {
    const [best, ...rest] = data[key] ?? []
    if (best === undefined || objects.has(key) || best.value === '') return []
    return [{ key, best, others: rest.filter(({ value }) => value !== best.value) }]
  }
  const main = mainFields.filter((key) => keys.includes(key))
  return { main: main.flatMap(rowOf), more: keys.filter((key) => !main.includes(key)).flatMap(rowOf) }
}

/** A code as words: `CHECK_DIGIT_FAILED` is "Check digit failed". */
export function codeWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
