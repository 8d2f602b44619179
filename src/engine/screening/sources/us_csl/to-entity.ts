import type { EntityKind, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { countryCodesIn, countryCodeOf } from '../country-names.ts'
import { guessEntityKind } from '../guess-entity-kind.ts'
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
  const list = /\(([A-Z]+)\)/.exec(row.cell('source'))?.[1] ?? row.cell('source')
  const valuesOf = (column: string) =>
    row
      .cell(column)
      .split(/\s*;\s*/)
      .filter((text) => text !== '')
  const addresses = valuesOf('addresses')
  const birthDates = readListedDates(row.cell('dates_of_birth'))
  const number =
    row.cell('entity_number') ||
    [slug(row.cell('name')), row.cell('start_date')].filter((part) => part !== '').join('-')
  const callSign = row.cell('call_sign')
  return {
    id: `us_csl:${list}-${number}`,
    source: 'us_csl',
    kind: kinds[row.cell('type').toLowerCase()] ?? guessEntityKind(row.cell('name')),
    topics: ['sanction'],
    names: [
      { text: row.cell('name'), strength: 'primary' },
      ...valuesOf('alt_names').map((text) => ({ text: text.replace(/^and\s+/i, ''), strength: 'strong' as const })),
    ],
    births: birthDates.dates,
    birthPlaces: valuesOf('places_of_birth'),
    nationalities: [...valuesOf('nationalities'), ...valuesOf('citizenships')].flatMap(countryCodesIn),
    countries: [...addresses.map((address) => address.split(/,\s*/).at(-1) ?? ''), row.cell('vessel_flag')].flatMap(countryCodesIn),
    addresses,
    identifiers: [
      ...valuesOf('ids').flatMap(identifiersOf),
      ...(callSign === '' ? [] : [{ type: 'call-sign', value: callSign }]),
    ],
    programs: [...valuesOf('programs'), row.cell('source')],
    notes: [
      ...(row.cell('title') === '' ? [] : [`Title: ${row.cell('title')}`]),
      ...(row.cell('vessel_type') === '' ? [] : [`Vessel type: ${row.cell('vessel_type')}`]),
      row.cell('license_requirement'),
      row.cell('license_policy'),
      row.cell('federal_register_notice'),
      ...(row.cell('vessel_owner') === '' ? [] : [`Vessel owner: ${row.cell('vessel_owner')}`]),
      ...valuesOf('remarks'),
      ...birthDates.unparsed.map((text) => `Date of birth: ${text}`),
    ],
    links: [row.cell('source_information_url'), row.cell('source_list_url')],
    status: row.cell('end_date') === '' ? [] : [`from ${row.cell('start_date')} to ${row.cell('end_date')}`],
    listedAt: row.cell('start_date'),
    original: row.cellsByColumn,
  } // prettier-ignore
}

/** `US, 80-0890696, Tax ID No.`: a country, a number and a kind, which stands in the words of OFAC's remarks. */
function identifiersOf(id: string): readonly ListedIdentifier[] {
  const parts = id.split(/,\s+/)
  const country = /^[A-Z]{2}$/.test(parts[0] ?? '') ? countryCodeOf(parts[0] ?? '') : undefined
  const [value = '', type = ''] = country === undefined ? parts : parts.slice(1)
  const { identifiers } = readRemarks(`${type} ${value}`.trim())
  return country === undefined ? identifiers : identifiers.map((number) => ({ ...number, country }))
}
