import type { Entity, EntityKind, ListedName, NameStrength } from '../../../../vocabulary/screening/entity.ts'
import { countryCodesIn } from '../country-names.ts'
import { genderIn } from '../gender.ts'
import { entityFromDraft } from '../listed-entity.ts'
import { readListedDate } from '../listed-date.ts'
import { readListedIdentifier } from '../listed-identifier.ts'
import type { TableRow } from '../read-table.ts'
import { nameIn } from './read.ts'

const kindByType: Readonly<Record<string, EntityKind>> = {
  individual: 'person',
  ship: 'vessel',
  entity: 'organisation',
}

/** One entity of the list, from all its rows. */
export function ukEntity(rows: readonly [TableRow, ...TableRow[]]): Entity {
  const [first] = rows
  const all = (column: string) => rows.map((row) => row.cell(column)).filter((text) => text !== '')
  const births = all('D.O.B')
    .flatMap((cell) => cell.split(/[;|]/))
    .map((text) => text.trim())
  const type = first.cell('Designation Type') || first.cell('Individual, Entity, Ship') || first.cell('Type')
  return entityFromDraft({
    id: `gb_hmt:${first.cell('Unique ID')}`,
    source: 'gb_hmt',
    kind: kindByType[type.toLowerCase()] ?? 'organisation',
    topics: ['sanction'],
    names: namesOf(rows),
    births: births.map(readListedDate).filter((date) => date !== null),
    gender: genderIn(all('Gender')),
    birthPlaces: rows.map((row) => joinCells(row, ['Town of birth', 'Country of birth'])),
    nationalities: all('Nationality(/ies)').flatMap((cell) => cell.split(/[;|]/)).flatMap(countryCodesIn),
    countries: [...all('Address Country'), ...all('Current believed flag of ship')].flatMap(countryCodesIn),
    addresses: rows.map((row) => joinCells(row, addressColumns)),
    identifiers: numberColumns.flatMap(([column, kind]) =>
      all(column).flatMap((cell) => cell.split(/[;|]/)).map((text) => readListedIdentifier(text, kind)).filter((number) => number !== null),
    ),
    programs: [...all('Regime Name'), ...all('UN Reference Number')],
    notes: [
      ...noteColumns.flatMap((column) => all(column).map((text) => `${column}: ${text}`)),
      ...births.filter((text) => text !== '' && readListedDate(text) === null).map((text) => `Date of birth: ${text}`),
      ...all('Other Information'),
      ...all('UK Statement of Reasons'),
    ],
    links: ['https://www.gov.uk/government/publications/the-uk-sanctions-list', ...all('Website').filter((link) => /^https?:/i.test(link))],
    listedAt: readListedDate(first.cell('Date Designated'))?.from,
    original: { rows: rows.map(({ cellsByColumn }) => cellsByColumn) },
  }) // prettier-ignore
}

const addressColumns = [1, 2, 3, 4, 5, 6].map((number) => `Address Line ${number}`).concat(['Address Postal Code', 'Address Country']) // prettier-ignore

const numberColumns: readonly (readonly [column: string, type: string])[] = [
  ['Passport number', 'passport'],
  ['National Identifier number', 'national-id'],
  ['Business registration number (s)', 'registration'],
  ['IMO number', 'imo'],
  ['Hull identification number (HIN)', 'hull'],
]

const noteColumns = [
  'Title',
  'Position',
  'Type of entity',
  'Type of ship',
  'Sanctions Imposed',
  'Designation source',
  'Parent company',
  'Subsidiaries',
  'Current owner/operator (s)',
  'Previous owner/operator (s)',
  'Previous flags',
]

/** The primary name first, wherever it stands; an alias that is not good quality identifies no one by itself. */
function namesOf(rows: readonly TableRow[]): ListedName[] {
  const names = rows.flatMap((row) => {
    const strength = strengthOf(row)
    const script = row.cell('Name non-latin script')
    return [
      { text: nameIn(row), strength },
      { text: script, strength: strength === 'primary' ? ('strong' as const) : strength },
    ]
  })
  const primary = names.find(({ strength, text }) => strength === 'primary' && text !== '')
  const others = names
    .filter((name) => name !== primary)
    .map((name) => (name.strength === 'primary' ? { ...name, strength: 'strong' as const } : name))
  if (primary !== undefined) return [primary, ...others]
  const [first, ...rest] = others.filter(({ text }) => text !== '')
  return first === undefined ? [] : [{ ...first, strength: 'primary' }, ...rest]
}

function strengthOf(row: TableRow): NameStrength {
  const type = row.cell('Name type').toLowerCase()
  if (type === '' || type === 'primary name') return 'primary'
  return /^(?:low|not good)/i.test(row.cell('Alias strength')) ? 'weak' : 'strong'
}

function joinCells(row: TableRow, columns: readonly string[]): string {
  return columns.map((column) => row.cell(column)).filter((text) => text !== '').join(', ')
} // prettier-ignore
