import type { ListSource } from '../list-source.ts'
import { type LegislatorRecord, readLegislators } from './read.ts'
import { legislatorEntity } from './to-entity.ts'

const baseUrl = 'https://raw.githubusercontent.com/unitedstates/congress-legislators/main'

/** Members of the Congress of the United States, its presidents and vice presidents. */
export const usLegislators: ListSource = {
  id: 'us_legislators',
  database: 'us_legislators',
  title: 'Members of the United States Congress and executives',
  publisher: 'The @unitedstates project',
  topic: 'pep',
  licence: {
    name: 'CC0 1.0, public domain',
    url: 'https://github.com/unitedstates/congress-legislators/blob/main/LICENSE',
    commercialUse: 'free',
  },
  cadenceDays: 7,
  staleAfterDays: 60,
  bounds: { min: 500, max: 20_000, minShareOfPrevious: 0.9 },
  formatDescription: 'YAML: legislators-current.yaml, executive.yaml, legislators-historical.yaml',
  files: [
    { part: 'current', url: `${baseUrl}/legislators-current.yaml`, required: true },
    { part: 'executive', url: `${baseUrl}/executive.yaml`, required: true },
    { part: 'historical', url: `${baseUrl}/legislators-historical.yaml`, required: false },
  ],
  recognise(paths) {
    const found = paths.flatMap((path) => {
      const [, part] =
        /(?:^|[/\\_])(?:legislators[-_])?(current|executive|historical)\.yaml(?:\.gz)?$/i.exec(path) ?? []
      return part === undefined ? [] : [[part.toLowerCase(), path] as const]
    })
    return found.length === 0 ? null : { parts: Object.fromEntries(found), date: null, warnings: [] }
  },
  async *entities(parts) {
    const seen = new Set<string>()
    for (const part of ['current', 'executive', 'historical']) {
      const chunks = parts[part]
      if (chunks === undefined) continue
      const records = readLegislators(chunks, part)
      for await (const { record, tenure } of part === 'executive'
        ? executives(records)
        : withTenure(records, part)) {
        const entity = legislatorEntity(record, tenure)
        // Who was in Congress and in office stands in two files.
        if (!seen.has(entity.id)) yield entity
        seen.add(entity.id)
      }
    }
  },
}

interface LegislatorTenure {
  readonly record: LegislatorRecord
  readonly tenure: 'current' | 'past'
}

/** The files of the Congress part those who sit from those who sat. */
async function* withTenure(
  records: AsyncIterable<LegislatorRecord>,
  part: string,
): AsyncGenerator<LegislatorTenure> {
  for await (const record of records) yield { record, tenure: part === 'current' ? 'current' : 'past' }
}

/** The short file of presidents holds all there ever were: in office is whose term ends last. */
async function* executives(records: AsyncIterable<LegislatorRecord>): AsyncGenerator<LegislatorTenure> {
  const all: LegislatorRecord[] = []
  for await (const record of records) all.push(record)
  const ends = all.map(
    ({ terms }) =>
      terms
        .map(({ end }) => end ?? '9999')
        .sort()
        .at(-1) ?? '',
  )
  const last = [...ends].sort().at(-1)
  for (const [at, record] of all.entries()) yield { record, tenure: ends[at] === last ? 'current' : 'past' }
}
