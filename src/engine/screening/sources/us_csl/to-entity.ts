import type { EntityKind, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { countriesIn, countryFrom } from '../country-names.ts'
import { nameType } from '../name-type.ts'
import type { EntityDraft } from '../listed-entity.ts'
import { readListedDates } from '../listed-date.ts'
import type { TableRow } from '../read-table.ts'
import { slug } from '../slug.ts'
import { readRemarks } from '../us_ofac/read-remarks.ts'

const kinds: Readonly<Record<string, EntityKind>> = {
  individual: 'person',
  entity: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
}

/** One row of the list; where it has no number of its own, list, name and day stand for it. */
export function cslEntity(row: TableRow): EntityDraft {
  const list = /\(([A-Z]+)\)/.exec(row.of('source'))?.[1] ?? row.of('source')
  const several = (column: string) =>
    row
      .of(column)
      .split(/\s*;\s*/)
      .filter((text) => text !== '')
  const addresses = several('addresses')
  const born = readListedDates(row.of('dates_of_birth'))
  const number =
    row.of('entity_number') ||
    [slug(row.of('name')), row.of('start_date')].filter((part) => part !== '').join('-')
  const callSign = row.of('call_sign')
  return {
    id: `us_csl:${list}-${number}`,
    source: 'us_csl',
    kind: kinds[row.of('type').toLowerCase()] ?? nameType(row.of('name')),
    topics: ['sanction'],
    names: [
      { text: row.of('name'), strength: 'primary' },
      ...several('alt_names').map((text) => ({ text: text.replace(/^and\s+/i, ''), strength: 'strong' as const })),
    ],
    births: born.dates,
    birthPlaces: several('places_of_birth'),
    nationalities: [...several('nationalities'), ...several('citizenships')].flatMap(countriesIn),
    countries: [...addresses.map((address) => address.split(/,\s*/).at(-1) ?? ''), row.of('vessel_flag')].flatMap(countriesIn),
    addresses,
    identifiers: [
      ...several('ids').flatMap(numbersOf),
      ...(callSign === '' ? [] : [{ type: 'call-sign', value: callSign }]),
    ],
    programs: [...several('programs'), row.of('source')],
    notes: [
      ...(row.of('title') === '' ? [] : [`Title: ${row.of('title')}`]),
      ...(row.of('vessel_type') === '' ? [] : [`Vessel type: ${row.of('vessel_type')}`]),
      row.of('license_requirement'),
      row.of('license_policy'),
      row.of('federal_register_notice'),
      ...(row.of('vessel_owner') === '' ? [] : [`Vessel owner: ${row.of('vessel_owner')}`]),
      ...several('remarks'),
      ...born.rest.map((text) => `Date of birth: ${text}`),
    ],
    links: [row.of('source_information_url'), row.of('source_list_url')],
    status: row.of('end_date') === '' ? [] : [`from ${row.of('start_date')} to ${row.of('end_date')}`],
    listedAt: row.of('start_date'),
    original: row.stated,
  } // prettier-ignore
}

/** `US, 80-0890696, Tax ID No.`: a country, a number and a kind, which stands in the words of OFAC's remarks. */
function numbersOf(id: string): readonly ListedIdentifier[] {
  const parts = id.split(/,\s+/)
  const country = /^[A-Z]{2}$/.test(parts[0] ?? '') ? countryFrom(parts[0] ?? '') : undefined
  const [value = '', type = ''] = country === undefined ? parts : parts.slice(1)
  const { identifiers } = readRemarks(`${type} ${value}`.trim())
  return country === undefined ? identifiers : identifiers.map((number) => ({ ...number, country }))
}
