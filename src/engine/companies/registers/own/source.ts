import { invalidValue } from '../../../../vocabulary/refusals.ts'
import { parseDatedFileName } from '../../../screening/sources/recognise-files.ts'
import { readRows } from '../read-rows.ts'
import type { RegisterSource } from '../register-source.ts'
import { requireFiles } from '../require-files.ts'
import { type OwnRegister, parseOwnRegister } from './definition.ts'
import { ownEntries } from './read-own-row.ts'

/** A register of an operator's own: a table with a header and a map of its columns. */
export function ownRegisterSource(definition: OwnRegister): RegisterSource {
  const { name: id, title = id, countries, whole, staleAfterDays } = definition
  return {
    id,
    title,
    publisher: 'anyone who loaded it',
    licence: { name: 'a register of your own', url: '', commercialUse: 'free' },
    cadenceDays: staleAfterDays,
    staleAfterDays,
    bounds: { min: 1, max: 60_000_000, minShareOfPrevious: 0.5 },
    countries: countries ?? null,
    holds: 'companies',
    whole,
    about: id,
    formatDescription: 'a table and a map of its columns, zipped or not',
    files: [],
    definition,
    recognise,
    async *entries(parts) {
      const columns = columnsOf(definition)
      const places = new Map(columns.map((column, at) => [column, at]))
      const shape = { title: 'The table', columns, required: columns, delimiter: definition.map.delimiter }
      for (const file of requireFiles(parts, 'table'))
        for await (const rows of readRows(file, shape))
          yield rows.flatMap((row) =>
            ownEntries(definition, (column) =>
              column === undefined ? '' : (row[places.get(column) ?? -1] ?? ''),
            ),
          )
    },
  }
}

/**
 * The same of a register as someone states it, or as it was written down.
 * Throws Refusal ERROR_INVALID_VALUE when it is none, or bears the name of one that is known by itself.
 */
export function parseOwnSource(published: readonly RegisterSource[], value: unknown): RegisterSource {
  const definition = parseOwnRegister(value)
  if (published.some(({ id }) => id === definition.name) || definition.name === 'document')
    throw invalidValue('own.name', 'A published register has that name.')
  return ownRegisterSource(definition)
}

/** Of several tables the newest by the date in its name; nothing where that does not tell. */
function recognise(paths: readonly string[]): ReturnType<RegisterSource['recognise']> {
  const tables = paths
    .map((path) => ({ path, ...parseDatedFileName(path.replace(/\.zip$/i, '')) }))
    .filter(({ name, path }) => /\.(?:csv|tsv|txt)$/.test(name) || /\.zip$/i.test(path))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const [newest, next] = tables
  if (newest === undefined || (next !== undefined && next.date === newest.date)) return null
  return { parts: { table: [newest.path] }, date: newest.date, warnings: [] }
}

/** Every column that the map names, each once. */
function columnsOf({ map }: OwnRegister): string[] {
  const { officers, owners } = map
  const ofParties = [...officers, ...owners].flatMap(({ name, birthDate, country }) => [
    name,
    birthDate,
    country,
  ])
  const ofOwners = owners.flatMap(({ share, registrationNumber, lei, id }) => [
    share,
    registrationNumber,
    lei,
    id,
  ])
  const ofCompany = [
    map.id,
    map.legalName,
    map.legalNameLocal,
    map.registrationNumber,
    map.taxNumber,
    map.lei,
    map.entityType,
    map.country,
    map.state,
    map.incorporationDate,
    map.status,
    ...(map.address ?? []),
    ...(map.otherNames ?? []),
  ]
  const named = [...ofCompany, ...ofParties, ...ofOwners]
  return [...new Set(named.filter((column) => column !== undefined))]
}
