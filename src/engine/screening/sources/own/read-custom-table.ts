import type { Entity, EntityKind, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { countryCodesIn } from '../country-names.ts'
import { genderIn } from '../gender.ts'
import { guessEntityKind } from '../guess-entity-kind.ts'
import { readListedDates } from '../listed-date.ts'
import { entityFromDraft, idDeduplicator } from '../listed-entity.ts'
import { readListedIdentifier } from '../listed-identifier.ts'
import { readCsv } from '../read-csv.ts'
import { tableRows, type TableRow } from '../read-table.ts'
import { slug } from '../slug.ts'
import type { CustomListDefinition, ColumnMap } from './custom-list-definition.ts'

const title = 'The table'

const kindByWord: ReadonlyMap<string, EntityKind> = new Map([
  ...['person', 'individual', 'natural person', 'p', 'i'].map((word) => [word, 'person'] as const),
  ...['organisation', 'organization', 'company', 'entity', 'legal entity', 'legal person', 'o', 'e'].map(
    (word) => [word, 'organisation'] as const,
  ),
  ...['vessel', 'ship'].map((word) => [word, 'vessel'] as const),
  ...['aircraft', 'airplane'].map((word) => [word, 'aircraft'] as const),
])

/**
 * Entities of a table with a header, read by a map of its columns.
 * Throws Refusal ERROR_OPERATION_FAILED that names the column which the table lacks, and tells its header.
 */
export async function* readCustomTable(
  chunks: AsyncIterable<string>,
  { name, topic }: CustomListDefinition,
  map: ColumnMap,
): AsyncGenerator<Entity> {
  const unique = idDeduplicator()
  const rows = requireColumns(readCsv(chunks, title, map.delimiter), map)
  for await (const row of tableRows(rows, { title, columns: [] })) {
    const entity = customEntity(row, map, name)
    yield { ...entity, id: unique(entity.id), topics: [topic] }
  }
}

/** Every column that the map names, with what it is named for. */
function mappedColumns({
  separator: _,
  delimiter: __,
  kind,
  identifiers,
  ...plainColumns
}: ColumnMap): [string, string][] {
  const groups = [
    ...Object.entries(plainColumns),
    ...Object.entries(identifiers ?? {}),
    ...(typeof kind === 'object' ? [['kind', kind.column] as const] : []),
  ]
  return groups.flatMap(([key, columns]) =>
    [columns].flat().flatMap((column): [string, string][] => (column === undefined ? [] : [[key, column]])),
  )
}

async function* requireColumns(
  rows: AsyncIterable<readonly string[]>,
  map: ColumnMap,
): AsyncGenerator<readonly string[]> {
  let isHeader = true
  for await (const cells of rows) {
    if (isHeader) {
      const header = new Set(cells.map(normaliseColumnName))
      const [key, column] =
        mappedColumns(map).find(([, requested]) => !header.has(normaliseColumnName(requested))) ?? []
      if (column !== undefined)
        throw refused(
          `The map names the column “${column}” for ${key ?? ''}, but the table has no such column. Its header is: ${cells.join(', ').slice(0, 1000)}.`,
        )
    }
    isHeader = false
    yield cells
  }
}

function customEntity(row: TableRow, map: ColumnMap, source: string): Entity {
  const all = (columns: readonly string[] | undefined) =>
    (columns ?? []).flatMap((column) => row.cell(column).split(map.separator).map((text) => text.trim()))
  const name = row.cell(map.name)
  if (!/[\p{L}\p{N}]/u.test(name)) throw refused(`Row ${row.number} of the table has no name in the column “${map.name}”.`)
  const birthDates = readListedDates(all(map.birth).filter((text) => text !== '').join('; '))
  const id = map.id === undefined ? '' : row.cell(map.id)
  return entityFromDraft({
    id: `${source}:${id === '' ? slug([name, ...all(map.birth)].join(' ')) : id}`,
    source,
    kind: kindOf(row, map, name),
    topics: [],
    names: [
      { text: name, strength: 'primary' },
      ...all(map.aliases).map((text) => ({ text, strength: 'strong' as const })),
      ...all(map.weakAliases).map((text) => ({ text, strength: 'weak' as const })),
    ],
    births: birthDates.dates,
    gender: map.gender === undefined ? undefined : genderIn([row.cell(map.gender)]),
    birthPlaces: all(map.birthPlace),
    nationalities: all(map.nationality).flatMap(countryCodesIn),
    countries: all(map.country).flatMap(countryCodesIn),
    addresses: map.address === undefined ? [] : [map.address.map((column) => row.cell(column)).filter((text) => text !== '').join(', ')],
    identifiers: Object.entries(map.identifiers ?? {}).flatMap(([type, columns]) => identifiersOf(all(columns), type)),
    programs: all(map.program),
    notes: [...all(map.note), ...birthDates.unparsed.map((text) => `Date of birth: ${text}`)],
    links: all(map.link).filter((link) => /^https?:\/\//i.test(link)),
    original: row.cellsByColumn,
  })
} // prettier-ignore

/** A word of the table for a kind that we do not know is not guessed at. */
function kindOf(row: TableRow, { kind }: ColumnMap, name: string): EntityKind {
  if (kind === undefined) return guessEntityKind(name)
  if (typeof kind === 'string') return kind
  const word = row.cell(kind.column)
  const known = kindByWord.get(word.toLowerCase())
  if (known === undefined)
    throw refused(
      `Row ${row.number} of the table has “${word.slice(0, 100)}” in the column “${kind.column}”; allowed are ${[...kindByWord.keys()].join(', ')}.`,
    )
  return known
}

function identifiersOf(texts: readonly string[], type: string): ListedIdentifier[] {
  return texts.map((text) => readListedIdentifier(text, type)).filter((number) => number !== null)
}

function normaliseColumnName(column: string): string {
  return column.replace(/\s+/g, ' ').trim().toLowerCase()
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
