import type { Field, FieldKey, FieldSource, Fields } from '../../vocabulary/reading/fields.ts'
import type { DocumentKind } from '../documents/types/document-kind.ts'
import { splitGivenNames } from '../documents/viz/viz-names.ts'
import { stateByCode } from '../documents/values/states.ts'
import {
  dayNumber,
  parseIsoDate,
  yearsBetween,
  type CalendarDate,
} from '../documents/values/calendar-date.ts'

/** How names are to be answered: two settings of the profile. */
export interface NameSettings {
  /** Answer `fullName`, put together from the parts. */
  readonly inferFullName: boolean
  /** The second and further words of the given names go to `middleName`. */
  readonly splitFirstName: boolean
}

export interface Derivation {
  readonly kind: DocumentKind
  /** 0..1, how certain the kind is; default 1. */
  readonly kindConfidence?: number
  /** 0..1, how certain the side is; default 1. */
  readonly sideConfidence?: number
  readonly today: CalendarDate
  readonly index: 0 | 1
  readonly names: NameSettings
  /** What the document says of its holder, read or not. */
  readonly expected: readonly FieldKey[]
  /** Where the fields were read. */
  readonly source: FieldSource
}

/** How certain it is that a picture shows the side that it was sent as, where nothing on it tells. */
export const sideAsSent = 0.6

/** A parent at least this certain makes what follows from it certain. */
const certainParent = 0.99

/**
 * Adds what follows from the fields that were read. Parts of dates repeat their parent's boxes and confidence. What is
 * put together or looked up (names of states, full name, ages, days) has no box, and confidence 1 only when its parent
 * is as good as certain; otherwise it is no surer than its parent.
 */
export function withDerivedFields(read: Fields, derivation: Derivation): Fields {
  const withNames = { ...read, ...splitNames(read, derivation.names) }
  return {
    ...withNames,
    ...fullName(withNames, derivation),
    ...dateParts(withNames, 'dob'),
    ...dateParts(withNames, 'issued'),
    ...dateParts(withNames, 'expiry'),
    ...elapsedTimes(withNames, derivation.today),
    ...stateNames(withNames, 'countryIso3', ['countryFull', 'countryIso2', 'countryIso3']),
    ...stateNames(withNames, 'nationalityIso3', ['nationalityFull', 'nationalityIso2', 'nationalityIso3']),
    ...documentFields(derivation),
  }
}

/** A birth date with its parts and the age that follows from it. */
export function birthFields(dob: Field, today: CalendarDate): Fields {
  const read = { dob: [dob] }
  return {
    ...read,
    ...dateParts(read, 'dob'),
    ...elapsedTime(dob, 'age', (birth) => yearsBetween(birth, today)),
  }
}

function splitNames(read: Fields, { splitFirstName }: NameSettings): Fields {
  const [given] = read.firstName ?? []
  if (!splitFirstName || read.middleName !== undefined || given === undefined) return {}
  const [first, further] = splitGivenNames(given.value)
  if (further === '') return {}
  return { firstName: [{ ...given, value: first }], middleName: [{ ...given, value: further }] }
}

/** Nothing where a part of the name could not be read: a surname alone is another person's full name. */
function fullName(read: Fields, { names, expected }: Derivation): Fields {
  const keys = ['firstName', 'middleName', 'lastName'] as const
  const isComplete = keys.every((key) => read[key] !== undefined || !expected.includes(key))
  if (!names.inferFullName || !isComplete || read.lastName === undefined) return {}
  const parts = keys.flatMap((key) => read[key]?.slice(0, 1) ?? [])
  const value = parts.map((part) => part.value).join(' ')
  return { fullName: [derived(value, parts)] }
}

function derived(value: string, parents: readonly Field[]): Field {
  const least = Math.min(...parents.map((parent) => parent.confidence))
  const { index = 0, source = 'mrz' } = parents[0] ?? {}
  return { value, confidence: least >= certainParent ? 1 : least, source, index }
}

function dateParts(read: Fields, key: 'dob' | 'issued' | 'expiry'): Fields {
  const [parent] = read[key] ?? []
  const date = parent === undefined ? null : parseIsoDate(parent.value)
  if (parent === undefined || date === null) return {}
  const part = (value: number): readonly Field[] => [{ ...parent, value: String(value) }]
  return { [`${key}Day`]: part(date.day), [`${key}Month`]: part(date.month), [`${key}Year`]: part(date.year) }
}

function elapsedTimes(read: Fields, today: CalendarDate): Fields {
  return {
    ...elapsedTime(read.dob?.[0], 'age', (birth) => yearsBetween(birth, today)),
    ...elapsedTime(read.issued?.[0], 'daysFromIssue', (issued) => dayNumber(today) - dayNumber(issued)),
    ...elapsedTime(read.expiry?.[0], 'daysToExpiry', (expiry) => dayNumber(expiry) - dayNumber(today)),
  }
}

function elapsedTime(
  parent: Field | undefined,
  key: FieldKey,
  count: (date: CalendarDate) => number,
): Fields {
  const date = parent === undefined ? null : parseIsoDate(parent.value)
  return parent === undefined || date === null ? {} : { [key]: [derived(String(count(date)), [parent])] }
}

/** Names of a state; codes that stand for no country (`UTO`, `XXA`) have no alpha-2 and keep their own three letters. */
function stateNames(
  read: Fields,
  from: FieldKey,
  [full, iso2, iso3]: readonly [FieldKey, FieldKey, FieldKey],
): Fields {
  const [parent] = read[from] ?? []
  const state = parent === undefined ? null : stateByCode(parent.value)
  if (parent === undefined || state === null) return {}
  return {
    [full]: [derived(state.name, [parent])],
    ...(state.iso2 === null ? {} : { [iso2]: [derived(state.iso2, [parent])] }),
    [iso3]: [derived(state.iso3 ?? state.code, [parent])],
  }
}

function documentFields({ kind, kindConfidence = 1, sideConfidence = 1, index, source }: Derivation): Fields {
  const fieldWith = (value: string, confidence: number): readonly Field[] => [
    { value, confidence, source, index },
  ]
  return {
    documentType: fieldWith(kind.type, kindConfidence),
    documentName: fieldWith(kind.name, kindConfidence),
    documentSide: fieldWith(kind.side, sideConfidence),
  }
}
