import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import type { Completion, ListSource } from '../list-source.ts'
import { readFtm, readTargetsSimple } from '../opensanctions/read.ts'
import { streamEntities } from '../opensanctions/stream-entities.ts'
import { customFtmEntity } from '../opensanctions/to-entity.ts'
import { requirePart } from '../require-part.ts'
import { parseDatedFileName } from '../recognise-files.ts'
import { type CustomListDefinition, parseCustomListDefinition } from './custom-list-definition.ts'
import { readCustomTable } from './read-custom-table.ts'

/** Endings of file names, by what lies in them; a table that a map is given for is read by that map alone. */
const fileFormats = [
  ['ftm', /\.(?:json|jsonl|ndjson|ijson)$/],
  ['csv', /\.(?:csv|tsv|txt)$/],
] as const

/**
 * A list of a person's own: a table and a map of its columns, FollowTheMoney as JSON lines, or OpenSanctions' simple table.
 * It has no publisher to be fetched from.
 */
export function customSource(definition: CustomListDefinition): ListSource {
  return {
    id: definition.name,
    database: definition.name,
    title: definition.title ?? definition.name,
    publisher: 'anyone who loaded it',
    topic: definition.topic,
    licence: { name: 'a list of your own', url: '', commercialUse: 'free' },
    cadenceDays: 365,
    staleAfterDays: 3650,
    bounds: { min: 1, max: 10_000_000, minShareOfPrevious: 0.5 },
    formatDescription: definition.map === undefined ? 'FollowTheMoney, a JSON object a line; or targets.simple.csv' : 'a table and a map',
    files: [{ part: 'file', url: '', required: true }],
    customDefinition: definition,
    recognise: (paths) => recognise(paths, definition),
    entities: (parts, _, complete) => entities(definition, parts, complete),
  }
} // prettier-ignore

/**
 * The same of a list as someone states it, or as it was written down.
 * Throws Refusal ERROR_INVALID_VALUE when it is none, or bears the name of one that is known by itself.
 */
export function parseCustomSource(published: readonly ListSource[], value: unknown): ListSource {
  const definition = parseCustomListDefinition(value)
  if (published.some(({ id, database }) => id === definition.name || database === definition.name))
    throw invalidValue('own.name', 'A published list has that name.')
  return customSource(definition)
}

/** Of several files the newest by the date in its name; nothing where that does not tell. */
function recognise(
  paths: readonly string[],
  { map }: CustomListDefinition,
): ReturnType<ListSource['recognise']> {
  const found = paths.flatMap((path) => {
    const { name, date } = parseDatedFileName(path)
    const [format] = fileFormats.find(([, ending]) => ending.test(name)) ?? []
    if (format === undefined || (map !== undefined && format !== 'csv')) return []
    return [{ path, date, part: map === undefined && format === 'csv' ? 'simple' : format }]
  })
  const [newest, next] = found.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  if (newest === undefined || (next !== undefined && next.date === newest.date)) return null
  return { parts: { [newest.part]: newest.path }, date: newest.date, warnings: [] }
}

async function* entities(
  definition: CustomListDefinition,
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  complete?: (completion: Completion) => void,
): AsyncGenerator<Entity> {
  if (definition.map !== undefined) {
    yield* readCustomTable(requirePart(parts, 'csv'), definition, definition.map)
    return
  }
  const { ftm, simple } = parts
  yield* streamEntities(ftm === undefined ? readTargetsSimple(simple) : readFtm(ftm), {
    source: definition.name,
    complete,
    entityOf: (record) => customFtmEntity(record, definition),
    isInList: () => true,
  })
}
