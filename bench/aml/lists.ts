import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createGunzip, gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { screeningEngine, type SearchableList } from '../../src/engine/screening/screening-engine.ts'
import type { ListSource } from '../../src/engine/screening/sources/list-source.ts'
import { entityFromDraft } from '../../src/engine/screening/sources/listed-entity.ts'
import { caDfatd } from '../../src/engine/screening/sources/ca_dfatd/source.ts'
import { unSc } from '../../src/engine/screening/sources/un_sc/source.ts'
import { usOfac } from '../../src/engine/screening/sources/us_ofac/source.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'

const folder = new URL('../../../shared/data/aml/', import.meta.url)

/** Whether the published files are there to be measured with. */
export function hasPublishedLists(): boolean {
  return existsSync(folder)
}

/** The consistent SDN set of 28 December 2023 with the aliases of 8 January 2024. */
export async function sdnEntities(): Promise<Entity[]> {
  return entitiesOf(usOfac, {
    sdn: 'ofac/sdn_history/sdn_2023-12-28.csv.gz',
    alt: 'ofac/20240108_alt.csv.gz',
    add: 'ofac/20240108_add.csv.gz',
  })
}

/** The lists of the United Nations and of Canada, spring of 2025. */
export async function otherEntities(): Promise<Entity[]> {
  const un = await entitiesOf(unSc, { xml: 'un/20250419_UN_consolidated.xml.gz' })
  return [...un, ...(await entitiesOf(caDfatd, { xml: 'ca/2025_sema-lmes.xml.gz' }))]
}

async function entitiesOf(source: ListSource, files: Readonly<Record<string, string>>): Promise<Entity[]> {
  const parts = Object.fromEntries(
    Object.entries(files).map(([part, name]) => [
      part,
      createReadStream(new URL(name, folder)).pipe(createGunzip()).setEncoding('utf8'),
    ]),
  )
  const entities: Entity[] = []
  for await (const entity of source.entities(parts, (warning) => console.warn(warning))) entities.push(entity)
  return entities
}

/** Rows of a development set: `eval/dev/<name>.csv.gz`. */
export function devRows(name: string): Readonly<Record<string, string>>[] {
  const text = gunzipSync(readFileSync(new URL(`eval/dev/${name}.csv.gz`, folder)))
  return parse<Record<string, string>>(text, { columns: true })
}

/** The entities of the EU development set under their primary names alone, each once. */
export function euEntities(rows: readonly Readonly<Record<string, string>>[]): Entity[] {
  const primaries = new Map<string, Entity>()
  for (const row of rows) {
    const kind = row['schema'] === 'Person' ? 'person' : 'organisation'
    const [id, text] = [euId(row), row['primary'] ?? '']
    const names = [{ text, strength: 'primary' as const }]
    const drawn = { id, source: 'eu_journal', kind, topics: ['sanction'], names, original: {} } as const
    // By its own id it is drawn and found again, whatever a list would make of it.
    primaries.set(id, { ...entityFromDraft(drawn), id })
  }
  return [...primaries.values()]
}

/** Some acts number no one in their annex, so that the act's id alone would make one entity of all whom it names. */
export function euId({ id = '', primary = '' }: Readonly<Record<string, string>>): string {
  return `eu:${id}:${primary}`
}

export interface BuiltList {
  readonly list: SearchableList
  readonly entities: number
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
  const startedAt = cpuMs()
  const index = screeningEngine.startIndex({ matcher: screeningEngine.matcher })
  entities.forEach((entity, at) => index.add(entity, lines[at]?.length ?? 0))
  const snapshot = index.finish()
  const built = cpuMs()
  const list = screeningEngine.open(snapshot.buffer, Buffer.concat(lines), 'bench')
  return {
    list,
    entities: entities.length,
    names: entities.reduce((sum, { names }) => sum + names.length, 0),
    indexBytes: snapshot.length,
    buildMs: built - startedAt,
    openMs: cpuMs() - built,
  }
}

/** Milliseconds of processor that this process has used. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
