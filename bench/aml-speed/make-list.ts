import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { writeWithChecksum } from '../../src/adapters/watchlists/import/checked-file.ts'
import { openListStore, type VersionMeta } from '../../src/adapters/watchlists/versions/list-store.ts'
import { screeningEngine } from '../../src/engine/screening/screening-engine.ts'
import type { Entity } from '../../src/vocabulary/screening/entity.ts'
import { cleanNames } from '../aml/clean-names.ts'
import { cpuMs } from '../aml/lists.ts'
import { seeded } from '../aml/random.ts'
import { publishedEntities } from './published.ts'
import { speedQuestions, type SpeedQuestion } from './questions.ts'
import { syntheticEntities, wordHistogram, wordStock } from './synthetic.ts'

/** Entities, distinct words, and questions of each size. */
export const listSizes = {
  '25k': { entities: 0, words: 0, questions: 3000 },
  '250k': { entities: 250_000, words: 300_000, questions: 3000 },
  '3M': { entities: 3_000_000, words: 1_100_000, questions: 1000 },
} as const

export type ListSize = keyof typeof listSizes

/** A list on disk as the vault of OFAC's source keeps it, and what was asked of it. */
export interface BuiltList {
  readonly version: string
  readonly entities: number
  readonly names: number
  readonly recordBytes: number
  /** Milliseconds of processor that building from parsed records took. */
  readonly buildMs: number
  /** How often the words of invented names occur. */
  readonly histogram: string | null
  readonly questions: readonly SpeedQuestion[]
}

export const vaultOf = (folder: string): string => join(folder, 'lists', 'us_ofac')

/** What `makeList` wrote into the folder. */
export function readBuiltList(folder: string): BuiltList {
  return JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as BuiltList
}

/** Entities that are parsed before any of them is added, so that only the adding is timed. */
const batchSize = 1000

/** Entities that questions are made of: so many, spread over the whole list. */
const commonWordQuery = 25_000

/** Builds a list of any length without holding its entities: for a process of its own, that takes its memory along. */
export async function buildList(folder: string, size: ListSize): Promise<void> {
  const { entities, words, questions } = listSizes[size]
  const random = seeded(20260227)
  const published = await publishedEntities()
  const [pattern] = published
  if (pattern === undefined) throw new Error('the lists are empty')
  const wordPool = entities === 0 ? [] : wordStock(published, words, random)
  // Made anew each time they are gone through: millions of entities are never held.
  const allEntities = (): Iterable<Entity> =>
    entities === 0
      ? published
      : syntheticEntities(
          { ...pattern, original: {} },
          { stock: wordPool, count: entities },
          seeded(20260228),
        )
  const store = openListStore(vaultOf(folder))
  const staging = await store.createStaging()
  const built = writeList(allEntities(), staging)
  writeFileSync(join(staging, 'meta.json'), JSON.stringify(metaOf(built)))
  writeFileSync(join(staging, 'hashes.tsv'), '')
  await store.publishStaged(built.version, staging)
  await store.writeState({ version: built.version, refreshedAt: Date.now(), trouble: null })
  const clean = cleanNames(2000, random, () => false)
  const listed = entityBatches(allEntities(), Math.ceil((entities || published.length) / commonWordQuery))
  const made: BuiltList = {
    ...built,
    histogram: entities === 0 ? null : wordHistogram(allEntities),
    questions: speedQuestions({ listed, clean, count: questions }, random),
  }
  writeFileSync(join(folder, 'made.json'), JSON.stringify(made))
}

function entityBatches(entities: Iterable<Entity>, step: number): Entity[] {
  const chosen: Entity[] = []
  let at = 0
  for (const entity of entities) if (at++ % step === 0) chosen.push(entity)
  return chosen
}

type Built = Omit<BuiltList, 'histogram' | 'questions'>

function metaOf({ version, entities }: Built): VersionMeta {
  return {
    source: 'us_ofac',
    database: 'us_ofac',
    version,
    previous: null,
    date: '2026-02-27',
    records: entities,
    diff: { added: entities, changed: 0, removed: 0 },
    files: [],
    origin: 'bench',
    importedAt: Date.now(),
  }
}

function writeList(entities: Iterable<Entity>, folder: string): Built {
  const builder = screeningEngine.startIndex({ matcher: screeningEngine.matcher })
  const file = openSync(join(folder, 'records.ndjson'), 'w')
  const hash = createHash('sha256')
  let [written, names, recordBytes, buildMs] = [0, 0, 0, 0]
  let batch: Entity[] = []
  const addBatch = () => {
    const lines = batch.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
    const began = cpuMs()
    batch.forEach((entity, at) => builder.add(entity, lines[at]?.length ?? 0))
    buildMs += cpuMs() - began
    const bytes = Buffer.concat(lines)
    hash.update(bytes)
    writeSync(file, bytes)
    written += batch.length
    recordBytes += bytes.length
    batch = []
  }
  for (const entity of entities) {
    names += entity.names.length
    if (batch.push(entity) === batchSize) addBatch()
  }
  addBatch()
  closeSync(file)
  const began = cpuMs()
  const snapshot = builder.finish()
  buildMs += cpuMs() - began
  writeWithChecksum(join(folder, 'index.bin'), snapshot)
  return { version: hash.digest('hex'), entities: written, names, recordBytes, buildMs }
}
