import type { Entity, EntityKind, ListedIdentifier } from '../../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../../vocabulary/refusals.ts'
import { countriesIn } from '../country-names.ts'
import { genderIn } from '../gender-words.ts'
import { nameType } from '../name-type.ts'
import { readListedDates } from '../listed-date.ts'
import { listedEntity, uniqueIds } from '../listed-entity.ts'
import { readListedNumber } from '../listed-number.ts'
import { readCsv } from '../read-csv.ts'
import { rowsOf, type TableRow } from '../read-table.ts'
import { slug } from '../slug.ts'
import type { OwnList, OwnMap } from './own-list.ts'

const title = 'The table'

const kinds: ReadonlyMap<string, EntityKind> = new Map([
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
export async function* readOwnTable(
  chunks: AsyncIterable<string>,
  { name, topic }: OwnList,
  map: OwnMap,
): AsyncGenerator<Entity> {
  const unique = uniqueIds()
  const rows = withHeader(readCsv(chunks, title, map.delimiter), map)
  for await (const row of rowsOf(rows, { title, columns: [] })) {
    const entity = ownEntity(row, map, name)
    yield { ...entity, id: unique(entity.id), topics: [topic] }
  }
}

/** Every column that the map names, with what it is named for. */
function mapped({ separator: _, delimiter: __, kind, identifiers, ...plain }: OwnMap): [string, string][] {
  const groups = [
    ...Object.entries(plain),
    ...Object.entries(identifiers ?? {}),
    ...(typeof kind === 'object' ? [['kind', kind.column] as const] : []),
  ]
  return groups.flatMap(([key, columns]) =>
    [columns].flat().flatMap((column): [string, string][] => (column === undefined ? [] : [[key, column]])),
  )
}

async function* withHeader(
  rows: AsyncIterable<readonly string[]>,
  map: OwnMap,
): AsyncGenerator<readonly string[]> {
  let isHeader = true
  for await (const cells of rows) {
    if (isHeader) {
      const header = new Set(cells.map(plain))
      const [key, column] = mapped(map).find(([, requested]) => !header.has(plain(requested))) ?? []
      if (column !== undefined)
        throw refused(
          `The map names the column “${column}” for ${key ?? ''}, and the table has none of that name. Its header is: ${cells.join(', ').slice(0, 1000)}.`,
        )
    }
    isHeader = false
    yield cells
  }
}

function ownEntity(row: TableRow, map: OwnMap, source: string): Entity {
  const all = (columns: readonly string[] | undefined) =>
    (columns ?? []).flatMap((column) => row.of(column).split(map.separator).map((text) => text.trim()))
  const name = row.of(map.name)
  if (!/[\p{L}\p{N}]/u.test(name)) throw refused(`Row ${row.number} of the table has no name under “${map.name}”.`)
  const born = readListedDates(all(map.birth).filter((text) => text !== '').join('; '))
  const id = map.id === undefined ? '' : row.of(map.id)
  return listedEntity({
    id: `${source}:${id === '' ? slug([name, ...all(map.birth)].join(' ')) : id}`,
    source,
    kind: kindOf(row, map, name),
    topics: [],
    names: [
      { text: name, strength: 'primary' },
      ...all(map.aliases).map((text) => ({ text, strength: 'strong' as const })),
      ...all(map.weakAliases).map((text) => ({ text, strength: 'weak' as const })),
    ],
    births: born.dates,
    gender: map.gender === undefined ? undefined : genderIn([row.of(map.gender)]),
    birthPlaces: all(map.birthPlace),
    nationalities: all(map.nationality).flatMap(countriesIn),
    countries: all(map.country).flatMap(countriesIn),
    addresses: map.address === undefined ? [] : [map.address.map((column) => row.of(column)).filter((text) => text !== '').join(', ')],
    identifiers: Object.entries(map.identifiers ?? {}).flatMap(([type, columns]) => numbersOf(all(columns), type)),
    programs: all(map.program),
    notes: [...all(map.note), ...born.rest.map((text) => `Date of birth: ${text}`)],
    links: all(map.link).filter((link) => /^https?:\/\//i.test(link)),
    original: row.stated,
  })
} // prettier-ignore

/** A word of the table for a kind that we do not know is not guessed at. */
function kindOf(row: TableRow, { kind }: OwnMap, name: string): EntityKind {
  if (kind === undefined) return nameType(name)
  if (typeof kind === 'string') return kind
  const word = row.of(kind.column)
  const known = kinds.get(word.toLowerCase())
  if (known === undefined)
    throw refused(
      `Row ${row.number} of the table says “${word.slice(0, 100)}” under “${kind.column}”; known are ${[...kinds.keys()].join(', ')}.`,
    )
  return known
}

function numbersOf(texts: readonly string[], type: string): ListedIdentifier[] {
  return texts.map((text) => readListedNumber(text, type)).filter((number) => number !== null)
}

function plain(column: string): string {
  return column.replace(/\s+/g, ' ').trim().toLowerCase()
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
