import type { EntityKind, ListedIdentifier, ListedName } from '../../../vocabulary/screening/entity.ts'
import { countryCodesIn } from './country-names.ts'
import { genderIn } from './gender.ts'
import type { EntityDraft } from './listed-entity.ts'
import { readListedDates } from './listed-date.ts'
import { readListedIdentifier } from './listed-identifier.ts'

/** An entity in the words of FollowTheMoney (followthemoney.tech): a schema, and texts by property. */
export interface FtmEntity {
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>
}

const kindBySchema: Readonly<Record<string, EntityKind>> = {
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
const identifierTypes: readonly (readonly [property: string, type: string])[] = [
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

const noteLabels: readonly (readonly [property: string, label: string])[] = [
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
  return kindBySchema[schema] ?? null
}

/** What the properties of an entity say; id, source and topics are the list's to add. */
export function ftmEntityFacts({
  schema,
  properties,
}: FtmEntity): Omit<EntityDraft, 'id' | 'source' | 'topics' | 'original'> {
  const valuesOf = (...names: readonly string[]) => names.flatMap((name) => properties[name] ?? [])
  const birthDates = readListedDates(valuesOf('birthDate').join('; '))
  const isPerson = schema === 'Person'
  return {
    kind: kindBySchema[schema] ?? 'organisation',
    names: namesOf(valuesOf),
    births: birthDates.dates,
    gender: genderIn(valuesOf('gender')),
    birthPlaces: valuesOf('birthPlace'),
    nationalities: valuesOf('nationality', 'citizenship').flatMap(countryCodesIn),
    countries: valuesOf('country', 'jurisdiction', 'flag', 'mainCountry').flatMap(countryCodesIn),
    addresses: valuesOf('address'),
    identifiers: identifierTypes.flatMap(([property, type]) => identifiersOf(valuesOf(property), type)),
    programs: valuesOf('program', 'programId'),
    notes: [
      ...noteLabels.flatMap(([property, label]) => valuesOf(property).map((text) => `${label}: ${text}`)),
      ...(isPerson ? birthDates.unparsed.map((text) => `Date of birth: ${text}`) : []),
      ...valuesOf('notes', 'summary', 'description'),
    ],
    links: valuesOf('sourceUrl', 'website').filter((link) => /^https?:\/\//i.test(link)),
  }
}

function namesOf(valuesOf: (...names: readonly string[]) => readonly string[]): ListedName[] {
  const [primary, ...others] = valuesOf('name')
  const strong = [...others, ...valuesOf('alias')]
  return [
    ...(primary === undefined ? [] : [{ text: primary, strength: 'primary' as const }]),
    ...strong.map((text) => ({ text, strength: 'strong' as const })),
    ...valuesOf('previousName').map((text) => ({ text, strength: 'former' as const })),
    ...valuesOf('weakAlias').map((text) => ({ text, strength: 'weak' as const })),
  ]
}

function identifiersOf(texts: readonly string[], type: string): ListedIdentifier[] {
  return texts.map((text) => readListedIdentifier(text, type)).filter((number) => number !== null)
}
