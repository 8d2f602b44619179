import type { ListSource } from '../list-source.ts'
import { readLegislators } from './read.ts'
import { legislatorEntity } from './to-entity.ts'

const files = 'https://raw.githubusercontent.com/unitedstates/congress-legislators/main'

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
  bounds: { min: 500, max: 20_000, shrink: 0.9 },
  shape: 'YAML: legislators-current.yaml, executive.yaml, legislators-historical.yaml',
  files: [
    { part: 'current', address: `${files}/legislators-current.yaml`, required: true },
    { part: 'executive', address: `${files}/executive.yaml`, required: true },
    { part: 'historical', address: `${files}/legislators-historical.yaml`, required: false },
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
      for await (const record of readLegislators(chunks, part)) {
        const entity = legislatorEntity(record, part === 'current')
        // Who was in Congress and in office stands in two files.
        if (!seen.has(entity.id)) yield entity
        seen.add(entity.id)
      }
    }
  },
}
