import type { EntityKind, ListedIdentifier, ListedName } from '../../../vocabulary/screening/entity.ts'
import { countriesIn } from './country-names.ts'
import { genderIn } from './gender-words.ts'
import type { EntityDraft } from './listed-entity.ts'
import { readListedDates } from './listed-date.ts'
import { readListedNumber } from './listed-number.ts'

/** An entity in the words of FollowTheMoney (followthemoney.tech): a schema, and texts by property. */
export interface FtmEntity {
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>
}

const kinds: Readonly<Record<string, EntityKind>> = {
  Person: 'person',
  Organization: 'organisation',
  Company: 'organisation',
  LegalEntity: 'organisation',
  PublicBody: 'organisation',
  Asset: 'organisation',
  CryptoWallet: 'organisation',
  Vessel: 'vessel',
  Airplane: 'aircraft',
}

/** Property → our type of the number in it. */
const numbers: readonly (readonly [property: string, type: string])[] = [
  ['passportNumber', 'passport'],
  ['idNumber', 'national-id'],
  ['socialSecurityNumber', 'national-id'],
  ['taxNumber', 'tax'],
  ['innCode', 'tax'],
  ['vatCode', 'tax'],
  ['registrationNumber', 'registration'],
  ['ogrnCode', 'registration'],
  ['okpoCode', 'registration'],
  ['kppCode', 'kpp'],
  ['uniqueEntityId', 'registration'],
  ['leiCode', 'lei'],
  ['swiftBic', 'bic'],
  ['dunsCode', 'duns'],
  ['imoNumber', 'imo'],
  ['mmsi', 'mmsi'],
  ['callSign', 'call-sign'],
  ['publicKey', 'crypto'],
]

const labels: readonly (readonly [property: string, label: string])[] = [
  ['position', 'Position'],
  ['sector', 'Sector'],
  ['legalForm', 'Legal form'],
  ['fatherName', 'Father'],
  ['motherName', 'Mother'],
  ['appearance', 'Appearance'],
  ['incorporationDate', 'Incorporated'],
]

/** Null for what is no entity: an address, a relation, a sanction. */
export function kindOfSchema(schema: string): EntityKind | null {
  return kinds[schema] ?? null
}

/** What the properties of an entity say; id, source and topics are the list's to add. */
export function ftmFacts({
  schema,
  properties,
}: FtmEntity): Omit<EntityDraft, 'id' | 'source' | 'topics' | 'original'> {
  const all = (...names: readonly string[]) => names.flatMap((name) => properties[name] ?? [])
  const born = readListedDates(all('birthDate').join('; '))
  const isPerson = schema === 'Person'
  return {
    kind: kinds[schema] ?? 'organisation',
    names: namesOf(all),
    births: born.dates,
    gender: genderIn(all('gender')),
    birthPlaces: all('birthPlace'),
    nationalities: all('nationality', 'citizenship').flatMap(countriesIn),
    countries: all('country', 'jurisdiction', 'flag', 'mainCountry').flatMap(countriesIn),
    addresses: all('address'),
    identifiers: numbers.flatMap(([property, type]) => numbersOf(all(property), type)),
    programs: all('program', 'programId'),
    notes: [
      ...labels.flatMap(([property, label]) => all(property).map((text) => `${label}: ${text}`)),
      ...(isPerson ? born.rest.map((text) => `Date of birth: ${text}`) : []),
      ...all('notes', 'summary', 'description'),
    ],
    links: all('sourceUrl', 'website').filter((link) => /^https?:\/\//i.test(link)),
  }
}

function namesOf(all: (...names: readonly string[]) => readonly string[]): ListedName[] {
  const [primary, ...others] = all('name')
  const strong = [...others, ...all('alias')]
  return [
    ...(primary === undefined ? [] : [{ text: primary, strength: 'primary' as const }]),
    ...strong.map((text) => ({ text, strength: 'strong' as const })),
    ...all('previousName').map((text) => ({ text, strength: 'former' as const })),
    ...all('weakAlias').map((text) => ({ text, strength: 'weak' as const })),
  ]
}

function numbersOf(texts: readonly string[], type: string): ListedIdentifier[] {
  return texts.map((text) => readListedNumber(text, type)).filter((number) => number !== null)
}
