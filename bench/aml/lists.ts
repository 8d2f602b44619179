import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createGunzip, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { screeningEngine, type SearchableList } from '../../src/screening/engine.ts'
import { listedEntity } from '../../src/screening/sources/listed-entity.ts'
import { usOfac } from '../../src/screening/sources/us_ofac/source.ts'
import type { Entity } from '../../src/vocabulary/entity.ts'

const folder = new URL('../../../shared/data/aml/', import.meta.url)

/** Whether the published files are there to be measured with. */
export function haveLists(): boolean {
  return existsSync(folder)
}

/** The consistent SDN set of 28 December 2023 with the aliases of 8 January 2024. */
export async function sdnEntities(): Promise<Entity[]> {
  const gz = (name: string) =>
    createReadStream(new URL(`ofac/${name}`, folder))
      .pipe(createGunzip())
      .setEncoding('utf8')
  const parts = {
    sdn: gz('sdn_history/sdn_2023-12-28.csv.gz'),
    alt: gz('20240108_alt.csv.gz'),
    add: gz('20240108_add.csv.gz'),
  }
  const entities: Entity[] = []
  for await (const entity of usOfac.entities(parts, (warning) => console.warn(warning))) entities.push(entity)
  return entities
}

/** Rows of a development set: `eval/dev/<name>.csv.gz`. */
export function devRows(name: string): Readonly<Record<string, string>>[] {
  const text = gunzipSync(readFileSync(new URL(`eval/dev/${name}.csv.gz`, folder)))
  return parse<Record<string, string>>(text, { columns: true })
}

/** The beings of the EU development set under their primary names alone, each once. */
export function euBeings(rows: readonly Readonly<Record<string, string>>[]): Entity[] {
  const primaries = new Map<string, Entity>()
  for (const row of rows) {
    const kind = row['schema'] === 'Person' ? 'person' : 'organisation'
    const [id, text] = [euId(row), row['primary'] ?? '']
    const names = [{ text, strength: 'primary' as const }]
    primaries.set(
      id,
      listedEntity({ id, source: 'eu_journal', kind, topics: ['sanction'], names, original: {} }),
    )
  }
  return [...primaries.values()]
}

/** Some acts number nobody in their annex, so that the act's id alone would make one being of all whom it names. */
export function euId({ id = '', primary = '' }: Readonly<Record<string, string>>): string {
  return `eu:${id}:${primary}`
}

export interface BuiltList {
  readonly list: SearchableList
  readonly beings: number
  readonly names: number
  readonly indexBytes: number
  /** CPU of building from parsed records. */
  readonly buildMs: number
  /** CPU of opening the snapshot. */
  readonly openMs: number
}

/** A list in memory, built from records as an import does it. */
export function builtList(entities: readonly Entity[]): BuiltList {
  const lines = entities.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
  const began = cpuMs()
  const index = screeningEngine.startIndex({ matcher: screeningEngine.matcher })
  entities.forEach((entity, at) => index.add(entity, lines[at]?.length ?? 0))
  const snapshot = index.finish()
  const built = cpuMs()
  const list = screeningEngine.open(snapshot.buffer, Buffer.concat(lines), 'bench')
  return {
    list,
    beings: entities.length,
    names: entities.reduce((sum, { names }) => sum + names.length, 0),
    indexBytes: snapshot.length,
    buildMs: built - began,
    openMs: cpuMs() - built,
  }
}

/** Milliseconds of processor that this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
