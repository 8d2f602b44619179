import type { Entity } from '../../../../vocabulary/screening/entity.ts'
import { invalidValue } from '../../../../vocabulary/refusals.ts'
import type { Completion, ListSource } from '../list-source.ts'
import { readFtm, readSimple } from '../opensanctions/read.ts'
import { tiedRecords } from '../opensanctions/tied-records.ts'
import { ownFtmEntity } from '../opensanctions/to-entity.ts'
import { partOf } from '../part-of.ts'
import { datedName } from '../recognise-files.ts'
import { type OwnList, readOwnList } from './own-list.ts'
import { readOwnTable } from './read-own-table.ts'

/** Endings of file names, by what lies in them; a table that a map is given for is read by that map alone. */
const formats = [
  ['ftm', /\.(?:json|jsonl|ndjson|ijson)$/],
  ['csv', /\.(?:csv|tsv|txt)$/],
] as const

/**
 * A list of a person's own: a table and a map of its columns, FollowTheMoney as JSON lines, or OpenSanctions' simple table.
 * It has no publisher to be fetched from.
 */
export function ownSource(own: OwnList): ListSource {
  return {
    id: own.name,
    database: own.name,
    title: own.title ?? own.name,
    publisher: 'anyone who loaded it',
    topic: own.topic,
    licence: { name: 'a list of your own', url: '', commercialUse: 'free' },
    cadenceDays: 365,
    staleAfterDays: 3650,
    bounds: { min: 1, max: 10_000_000, shrink: 0.5 },
    shape: own.map === undefined ? 'FollowTheMoney, a JSON object a line; or targets.simple.csv' : 'a table and a map',
    files: [{ part: 'file', address: '', required: true }],
    own,
    recognise: (paths) => recognise(paths, own),
    entities: (parts, _, complete) => entities(own, parts, complete),
  }
} // prettier-ignore

/**
 * The same of a list as someone states it, or as it was written down.
 * Throws Refusal ERROR_INVALID_VALUE when it is none, or bears the name of one that is known by itself.
 */
export function ownSourceBeside(published: readonly ListSource[], stated: unknown): ListSource {
  const own = readOwnList(stated)
  if (published.some(({ id, database }) => id === own.name || database === own.name))
    throw invalidValue('own.name', 'A published list has that name.')
  return ownSource(own)
}

/** Of several files the newest by the date in its name; nothing where that does not tell. */
function recognise(paths: readonly string[], { map }: OwnList): ReturnType<ListSource['recognise']> {
  const found = paths.flatMap((path) => {
    const { name, date } = datedName(path)
    const [format] = formats.find(([, ending]) => ending.test(name)) ?? []
    if (format === undefined || (map !== undefined && format !== 'csv')) return []
    return [{ path, date, part: map === undefined && format === 'csv' ? 'simple' : format }]
  })
  const [newest, next] = found.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  if (newest === undefined || (next !== undefined && next.date === newest.date)) return null
  return { parts: { [newest.part]: newest.path }, date: newest.date, warnings: [] }
}

async function* entities(
  own: OwnList,
  parts: Readonly<Record<string, AsyncIterable<string>>>,
  complete?: (completion: Completion) => void,
): AsyncGenerator<Entity> {
  if (own.map !== undefined) {
    yield* readOwnTable(partOf(parts, 'csv'), own, own.map)
    return
  }
  const { ftm, simple } = parts
  yield* tiedRecords(ftm === undefined ? readSimple(simple) : readFtm(ftm), {
    source: own.name,
    complete,
    entityOf: (record) => ownFtmEntity(record, own),
    belongs: () => true,
  })
}
