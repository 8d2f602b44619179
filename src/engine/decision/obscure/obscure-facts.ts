import type { DocumentReading } from '../../../vocabulary/reading/document-reading.ts'
import type { Facts, RequestFacts, ScreeningFacts, SideFacts } from '../../../vocabulary/decision/facts.ts'
import { type FieldKey, mrzKeys } from '../../../vocabulary/reading/fields.ts'
import { obscureCompany } from './obscure-company.ts'
import { renderInEnglish } from '../render-in-english.ts'

type Keys = ReadonlySet<FieldKey>

/** What the caller gave to be compared, by the keys that it would tell. */
const revealedKeys: Readonly<Partial<Record<keyof RequestFacts, readonly FieldKey[]>>> = {
  verifyName: ['fullName', 'firstName', 'middleName', 'lastName'],
  verifyNameInLatin: ['fullName', 'firstName', 'middleName', 'lastName'],
  verifyDob: ['dob'],
  verifyAddress: ['address1', 'address2', 'postcode'],
  verifyPostcode: ['postcode', 'address1', 'address2'],
  verifyDocumentNumber: ['documentNumber', 'personalNumber'],
}

/** What a search of the lists was asked with, and what its hits would tell. */
const screeningKeys: readonly FieldKey[] = [
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'dob',
  'documentNumber',
  'sex',
  'businessName',
  'businessNameLocal',
  'businessRegistrationNumber',
  'taxNumber',
  'lei',
]

const anyOf = (keys: Keys, requested: readonly FieldKey[]): boolean => requested.some((key) => keys.has(key))

/**
 * Facts without the values of these keys, wherever they stand: fields, the zone's lines and digits, the content of
 * barcodes, what the caller gave to compare, what the lists were asked. That a zone or a barcode was read stays known.
 */
export function obscureFacts(facts: Facts, keys: Keys): Facts {
  const { front, back, request, screening, company } = facts
  return Object.freeze({
    ...facts,
    front: front && obscureSide(front, keys),
    back: back && obscureSide(back, keys),
    request: input(request, keys),
    screening: obscureScreening(screening, keys),
    ...(company === undefined ? {} : { company: obscureCompany(company, keys) }),
    obscured: [...keys],
  })
}

function obscureSide({ barcodes, localNames, ...facts }: SideFacts, keys: Keys): SideFacts {
  return {
    ...facts,
    ...(localNames === undefined ? {} : { localNames: withoutKeys(localNames, keys) }),
    reading: facts.reading && obscureReading(facts.reading, keys),
    ...(barcodes === undefined ? {} : { barcodes: barcodes.map((one) => ({ ...one, content: '' })) }),
  }
}

function obscureReading({ withheld, ...read }: DocumentReading, keys: Keys): DocumentReading {
  const { zone, fields, issuer } = read
  const blank = { lines: [], confidences: [], boxes: [], checkDigits: [], repairs: [] }
  return {
    ...read,
    issuer: keys.has('countryIso3') ? '' : issuer,
    zone: zone !== null && anyOf(keys, mrzKeys) ? { ...zone, ...blank } : zone,
    fields: withoutKeys(fields, keys),
    missing: read.missing.filter((key) => !keys.has(key)),
    ...(withheld === undefined ? {} : { withheld: withoutKeys(withheld, keys) }),
  }
}

function withoutKeys<Value>(values: Readonly<Partial<Record<FieldKey, Value>>>, keys: Keys) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isHidden(key, keys)))
}

function isHidden(key: string, keys: Keys): boolean {
  const all: ReadonlySet<string> = keys
  return all.has(key)
}

function input(request: RequestFacts, keys: Keys): RequestFacts {
  const hidden = new Set(
    Object.entries(revealedKeys).flatMap(([name, reported]) => (anyOf(keys, reported) ? [name] : [])),
  )
  return Object.fromEntries(Object.entries(request).filter(([name]) => !hidden.has(name)))
}

function obscureScreening(screening: ScreeningFacts, keys: Keys): ScreeningFacts {
  if (!screening.done || !anyOf(keys, screeningKeys)) return screening
  return { done: false, reason: renderInEnglish({ id: 'decision.searchObscured', values: {} }) }
}
