import type {
  Entity,
  ListedDate,
  ListedIdentifier,
  ListedName,
} from '../../../../vocabulary/screening/entity.ts'
import { countryFrom } from '../country-names.ts'
import { genderIn } from '../gender-words.ts'
import { listedEntity } from '../listed-entity.ts'
import { readListedDate } from '../listed-date.ts'
import type { FsfBirth, FsfName, FsfNumber, FsfRecord } from './record.ts'

const numberTypes: Readonly<Record<string, string>> = {
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
  const isPerson = record.subject === 'person' || record.subject === 'P'
  const imo = /\bIMO\b\D{0,12}(\d{7})\b/i.exec(record.remarks.join(' '))?.[1]
  return listedEntity({
    id: `eu_fsf:${record.logicalId}`,
    source: 'eu_fsf',
    kind: isPerson ? 'person' : imo !== undefined && /vessel|ship/i.test(record.remarks.join(' ')) ? 'vessel' : 'organisation',
    topics: ['sanction'],
    names: record.names.flatMap(nameOf),
    births: record.births.map(birthOf).filter((date) => date !== null),
    gender: genderIn(record.names.map(({ gender }) => gender)),
    birthPlaces: record.births.map(({ place }) => place),
    nationalities: countries(record.citizenships),
    countries: countries(codes),
    addresses: record.addresses.map(({ line }) => line),
    identifiers: [...record.numbers.map(identifierOf), ...(imo === undefined ? [] : [{ type: 'imo', value: imo }])],
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
function nameOf({ whole, last, first, middle, strong }: FsfName, at: number): ListedName[] {
  const parts = [first, middle].filter((part) => part !== '').join(' ')
  const text = whole === '' ? [last, parts].filter((part) => part !== '').join(', ') : whole
  if (at === 0) return [{ text, strength: 'primary' }]
  return [{ text, strength: strong === false ? 'weak' : 'strong' }]
}

function birthOf({ date, year, yearFrom, yearTo, circa }: FsfBirth): ListedDate | null {
  const range = yearFrom !== '' && yearTo !== '' ? `${yearFrom} to ${yearTo}` : ''
  const read = readListedDate(date) ?? readListedDate(range) ?? readListedDate(year)
  return read === null ? null : { ...read, approximate: circa || read.approximate }
}

function identifierOf({ type, value, country }: FsfNumber): ListedIdentifier {
  const code = countryFrom(country)
  return {
    type: numberTypes[type.toLowerCase()] ?? 'national-id',
    value,
    ...(code === undefined ? {} : { country: code }),
  }
}

function countries(codes: readonly string[]): readonly string[] {
  return codes.map(countryFrom).filter((code) => code !== undefined)
}
