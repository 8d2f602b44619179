import type {
  Entity,
  ListedDate,
  ListedIdentifier,
  ListedName,
} from '../../../../vocabulary/screening/entity.ts'
import { countryCodeOf } from '../country-names.ts'
import { genderIn } from '../gender.ts'
import { entityFromDraft } from '../listed-entity.ts'
import { readListedDate } from '../listed-date.ts'
import type { FsfBirth, FsfName, FsfIdentifier, FsfRecord } from './record.ts'

const identifierTypes: Readonly<Record<string, string>> = {
  passport: 'passport',
  diplomatic: 'passport',
  id: 'national-id',
  ssn: 'national-id',
  regnumber: 'registration',
  tradereg: 'registration',
  fiscalcode: 'tax',
  tax: 'tax',
  swiftbic: 'bic',
  imo: 'imo',
}

/** One sanctioned person or enterprise. */
export function fsfEntity(record: FsfRecord): Entity {
  const codes = [...record.citizenships, ...record.addresses.map(({ country }) => country)]
  const isPerson = record.subjectType === 'person' || record.subjectType === 'P'
  const imo = /\bIMO\b\D{0,12}(\d{7})\b/i.exec(record.remarks.join(' '))?.[1]
  return entityFromDraft({
    id: `eu_fsf:${record.logicalId}`,
    source: 'eu_fsf',
    kind: isPerson ? 'person' : imo !== undefined && /vessel|ship/i.test(record.remarks.join(' ')) ? 'vessel' : 'organisation',
    topics: ['sanction'],
    names: record.names.flatMap(nameOf),
    births: record.births.map(birthOf).filter((date) => date !== null),
    gender: genderIn(record.names.map(({ gender }) => gender)),
    birthPlaces: record.births.map(({ place }) => place),
    nationalities: countryCodes(record.citizenships),
    countries: countryCodes(codes),
    addresses: record.addresses.map(({ line }) => line),
    identifiers: [...record.identifiers.map(identifierOf), ...(imo === undefined ? [] : [{ type: 'imo', value: imo }])],
    programs: [...record.programmes, record.euReference, record.unReference],
    notes: [
      ...record.names.flatMap((name) => [name.title, name.function]),
      ...record.remarks,
    ],
    links: record.links,
    listedAt: record.listedOn.slice(0, 10),
    original: record.original,
  }) // prettier-ignore
}

/** The first name stands for the entity; what is not strong identifies no one by itself. */
function nameOf({ wholeName, lastName, firstName, middleName, isStrong }: FsfName, at: number): ListedName[] {
  const parts = [firstName, middleName].filter((part) => part !== '').join(' ')
  const text = wholeName === '' ? [lastName, parts].filter((part) => part !== '').join(', ') : wholeName
  if (at === 0) return [{ text, strength: 'primary' }]
  return [{ text, strength: isStrong === false ? 'weak' : 'strong' }]
}

function birthOf({ date, year, yearFrom, yearTo, isApproximate }: FsfBirth): ListedDate | null {
  const range = yearFrom !== '' && yearTo !== '' ? `${yearFrom} to ${yearTo}` : ''
  const read = readListedDate(date) ?? readListedDate(range) ?? readListedDate(year)
  return read === null ? null : { ...read, approximate: isApproximate || read.approximate }
}

function identifierOf({ type, value, country }: FsfIdentifier): ListedIdentifier {
  const code = countryCodeOf(country)
  return {
    type: identifierTypes[type.toLowerCase()] ?? 'national-id',
    value,
    ...(code === undefined ? {} : { country: code }),
  }
}

function countryCodes(codes: readonly string[]): readonly string[] {
  return codes.map(countryCodeOf).filter((code) => code !== undefined)
}
