import type { FieldKey } from '../../../vocabulary/reading/fields.ts'
import { elementDefinition } from './element-definition.ts'
import { jurisdictionByIin, type Jurisdiction } from './jurisdictions.ts'
import { cardSubfile, type AamvaText } from './parse-aamva.ts'
import { readElement, type DateOrder, type ElementValue } from './read-element.ts'

/** A value of the card with what is known of its soundness. */
export interface CardValue {
  readonly value: string
  /** 0..1, probability that it is exactly what the issuer wrote, given that the barcode's codewords are right. */
  readonly confidence: number
}

/** What a card says of its holder and of itself. */
export interface AamvaCard {
  readonly type: 'D' | 'I'
  readonly values: ReadonlyMap<FieldKey, CardValue>
  /** Null for an issuer that is none of AAMVA's. */
  readonly jurisdiction: Jurisdiction | null
  /** Three letters; `''` when the card does not say. */
  readonly country: string
  /** The issuer says that there are no given names. */
  readonly hasOneName: boolean
  /** Parts of the name that the issuer says were cut to fit. */
  readonly truncatedNames: readonly ('lastName' | 'firstName' | 'middleName')[]
}

/**
 * A text that is as the standard says leaves only what no text can show: a letter that became another inside a value.
 * The symbol's error correction is against that.
 */
const regularConfidence = 0.99
/** Something beside the value, or its form, is not as it should be. */
const irregularConfidence = 0.88

/** Fields that are one element as it is: the first that the card has, in this order. */
const plainFields: readonly (readonly [key: FieldKey, ...from: readonly string[]])[] = [
  ['documentNumber', 'DAQ'],
  ['dob', 'DBB'],
  ['expiry', 'DBA'],
  ['issued', 'DBD'],
  ['sex', 'DBC'],
  ['height', 'DAU', 'DAV'],
  ['weight', 'DAW', 'DAX', 'DCE'],
  ['eyeColor', 'DAY'],
  ['hairColor', 'DAZ'],
  ['postcode', 'DAK', 'DAP'],
  ['vehicleClass', 'DCA', 'DAR', 'PAA'],
  ['restrictions', 'DCB', 'DAS'],
  ['endorsement', 'DCD', 'DAT'],
  ['placeOfBirth', 'DCI'],
  ['optionalData', 'DCF'],
  ['optionalData2', 'DCK'],
  ['optionalData3', 'DCJ'],
]

/** What the text of a card says, in the words of the wire. */
export function toAamvaCard(text: AamvaText): AamvaCard {
  const subfile = cardSubfile(text.subfiles)
  if (subfile === null) throw new Error('An AAMVA text has a subfile of the card')
  const jurisdiction = jurisdictionByIin(text.iin)
  const country = subfile.elements.get('DCG')?.toUpperCase() ?? jurisdiction?.country ?? ''
  const dateOrder: DateOrder = text.version === 1 || country === 'CAN' ? 'year-first' : 'month-first'
  const read: ReadFirst = (...ids) => {
    for (const id of ids) {
      const format = elementDefinition(id, text.version)?.[3]
      const raw = subfile.elements.get(id)
      const value = format === undefined || raw === undefined ? null : readElement(format, raw, dateOrder)
      if (value !== null) return value
    }
    return null
  }
  const valuesByKey = new Map<FieldKey, ElementValue>()
  const setValue = (key: FieldKey, value: ElementValue | null) => {
    if (value !== null && value.value !== '') valuesByKey.set(key, value)
  }
  for (const [key, ...from] of plainFields) setValue(key, read(...from))
  for (const [key, value] of namesOf(read)) setValue(key, value)
  for (const [key, value] of addressOf(read)) setValue(key, value)
  setIssuer({ jurisdiction, country, read }, setValue)
  markUnorderedDates(valuesByKey)
  const truncatedNames = truncatedNamesOf(read)
  const confidenceOf = (key: FieldKey, value: ElementValue) =>
    text.faults.length === 0 && value.isRegular && !truncatedNames.some((part) => part === key)
      ? regularConfidence
      : irregularConfidence
  const values = [...valuesByKey].map(
    ([key, value]) => [key, { value: value.value, confidence: confidenceOf(key, value) }] as const,
  )
  const hasOneName = ['DAC', 'DCT'].some((id) => subfile.elements.get(id)?.toUpperCase() === 'NONE')
  const type = subfile.type === 'ID' ? 'I' : 'D'
  return { type, values: new Map(values), jurisdiction, country, hasOneName, truncatedNames }
}

/** The first of these elements that the card has and that says something. */
type ReadFirst = (...ids: readonly string[]) => ElementValue | null

/**
 * Names stand apart since 2009 (DCS, DAC, DAD); before, given names stood together (DCT), and in version 1 all names
 * (DAA), parted by commas.
 */
function namesOf(read: ReadFirst): readonly (readonly [FieldKey, ElementValue | null])[] {
  const [family, first, middle] = [read('DCS', 'DAB'), read('DAC'), read('DAD')]
  const allNames = nameParts(read('DAA'))
  const given = nameParts(read('DCT'))
  const others = given.length === 0 ? allNames.slice(1) : given
  return [
    ['lastName', family ?? allNames[0] ?? null],
    ['firstName', first ?? others[0] ?? null],
    ['middleName', withSpaces(middle) ?? others[1] ?? null],
  ]
}

/** Several middle names are parted by commas. */
function withSpaces(names: ElementValue | null): ElementValue | null {
  return names && { ...names, value: names.value.replace(/ *, */g, ' ') }
}

function nameParts(names: ElementValue | null): readonly ElementValue[] {
  if (names === null) return []
  return names.value
    .split(/[,@$]/)
    .map((part) => ({ ...names, value: part.trim() }))
    .filter((part) => !/^(?:NONE|UNAVL)$/i.test(part.value))
}

function addressOf(read: ReadFirst): readonly (readonly [FieldKey, ElementValue | null])[] {
  const isMailing = read('DAG') !== null
  const [street, streetContinued, city, state] = isMailing
    ? [read('DAG'), read('DAH'), read('DAI'), read('DAJ')]
    : [read('DAL'), read('DAM'), read('DAN'), read('DAO')]
  return [
    ['address1', joined([street, streetContinued])],
    ['address2', joined([city, state])],
  ]
}

function joined(parts: readonly (ElementValue | null)[]): ElementValue | null {
  const present = parts.filter((part) => part !== null)
  if (present.length === 0) return null
  return {
    value: present.map((part) => part.value).join(', '),
    isRegular: present.every((part) => part.isRegular),
  }
}

/** The issuer by its number; where address or country disagree with it, one of them was misread or is a rare case. */
function setIssuer(
  of: { readonly jurisdiction: Jurisdiction | null; readonly country: string; readonly read: ReadFirst },
  setValue: (key: FieldKey, value: ElementValue | null) => void,
): void {
  const { jurisdiction, country, read } = of
  if (/^[A-Z]{3}$/.test(country))
    setValue('countryIso3', {
      value: country,
      isRegular: jurisdiction === null || jurisdiction.country === country,
    })
  if (jurisdiction === null) return
  const isRegular = (read('DAJ', 'DAO')?.value ?? jurisdiction.code) === jurisdiction.code
  setValue('stateShort', { value: jurisdiction.code, isRegular })
  setValue('stateFull', { value: jurisdiction.name, isRegular })
}

/** No one gets a card before birth, and no card ends before it begins. */
function markUnorderedDates(valuesByKey: Map<FieldKey, ElementValue>): void {
  const keys = ['dob', 'issued', 'expiry'] as const
  const dates = keys.flatMap((key) => valuesByKey.get(key)?.value ?? [])
  if (dates.every((date, n) => n === 0 || (dates[n - 1] ?? '') < date)) return
  for (const key of keys) {
    const value = valuesByKey.get(key)
    if (value !== undefined) valuesByKey.set(key, { ...value, isRegular: false })
  }
}

function truncatedNamesOf(read: ReadFirst): AamvaCard['truncatedNames'] {
  const flags = [['DDE', 'lastName'], ['DDF', 'firstName'], ['DDG', 'middleName']] as const // prettier-ignore
  return flags.filter(([id]) => read(id)?.value === 'T').map(([, part]) => part)
}
