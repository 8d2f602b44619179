import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { countFacts, type ListFacts, lostFacts } from './list-facts.ts'
import type { EngineSource, ListEngine } from '../versions/list-engine.ts'
import { type ListStore, openListStore, type VersionMeta } from '../versions/list-store.ts'
import { openSpool, type RecordSpool } from './record-spool.ts'
import { type FileContent, textChunks } from './text-chunks.ts'
import { fileHead } from './file-head.ts'
import { parseRecords, writeIndex, writeRecords } from './write-version.ts'

/** One import, as it is handed to a thread. */
export interface ImportJob {
  readonly kind: 'import'
  readonly source: string
  /** Of a list of a person's own: what it is made from. */
  readonly customDefinition?: unknown
  /** The source's vault. */
  readonly directory: string
  readonly parts: Readonly<Record<string, FileContent & { readonly name: string }>>
  /** `YYYY-MM-DD`, unless a file states another; null where no one knows. */
  readonly date: string | null
  readonly origin: 'official' | 'file'
  readonly force: boolean
  readonly importedAt: number
  /** Version that is served now. */
  readonly previous: string | null
}

/** Builds the index of a version anew, for rules that changed or an index that was lost. */
export interface ReindexJob {
  readonly kind: 'index'
  readonly source: string
  readonly customDefinition?: unknown
  readonly directory: string
  readonly version: string
}

export type ListJob = ImportJob | ReindexJob

export interface JobProgress {
  readonly stage: 'read' | 'index' | 'keep'
  readonly bytes: number
  readonly records: number
}

export interface JobResult {
  readonly meta: VersionMeta
  readonly warnings: readonly string[]
}

/** How many ids of a difference are written down; counts are always whole. */
const maxIds = 50_000

/**
 * Reads a list, holds it against its bounds and the version before, and keeps it as a new version with its index.
 * Throws Refusal ERROR_OPERATION_FAILED with a sentence when the list is not to be trusted; nothing is kept then.
 */
export async function runListJob(
  engine: ListEngine,
  job: ListJob,
  onProgress: (progress: JobProgress) => void,
): Promise<JobResult> {
  const source =
    job.customDefinition === undefined
      ? engine.sources.find((known) => known.id === job.source)
      : engine.customSource(job.customDefinition)
  if (source === undefined) throw new Error(`no source ${job.source}`)
  const store = openListStore(job.directory)
  const folder = await store.createStaging()
  try {
    if (job.kind === 'import') return await importList({ engine, source, store, job, onProgress, folder })
    const version = await writeRecords(folder, parseRecords(store.records(job.version)), () => undefined)
    if (version !== job.version)
      throw new Error(`the records of version ${job.version} are not what they were`)
    await writeIndex({ engine, source }, folder, version)
    await store.replaceStaged(version, folder)
    return { meta: await store.meta(version), warnings: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface ImportContext {
  readonly engine: ListEngine
  readonly source: EngineSource
  readonly store: ListStore
  readonly job: ImportJob
  readonly onProgress: (progress: JobProgress) => void
  /** Where the version is made. */
  readonly folder: string
}

async function importList(context: ImportContext): Promise<JobResult> {
  const { engine, source, store, job, onProgress, folder } = context
  const read = await readList(context)
  const { spool, bytes, facts, complete, checksums } = read
  try {
    const former = job.previous === null ? null : await store.hashes(job.previous)
    const formerFacts = job.previous === null ? undefined : (await store.meta(job.previous)).facts
    const warnings = [
      ...read.warnings,
      ...checkRecordCount({ source, job, records: spool.size, former: former?.size ?? null }),
      ...checkFactCounts({ source, job, facts, former: formerFacts }),
    ]
    onProgress({ stage: 'index', bytes, records: spool.size })
    const recordComparer = compareRecords(former ?? new Map())
    const version = await writeRecords(folder, completedEntities(spool, complete), recordComparer.add)
    const diff = recordComparer.result()
    const meta: VersionMeta = {
      source: source.id,
      database: source.database,
      version,
      previous: job.previous,
      date: read.publicationDate ?? job.date,
      records: spool.size,
      diff: { added: diff.added.length, changed: diff.changed.length, removed: diff.removed.length },
      files: Object.values(job.parts).map(({ name }) => basename(name)),
      origin: job.origin,
      importedAt: job.importedAt,
      facts,
      checksums,
    }
    if (version !== job.previous) {
      await writeIndex({ engine, source }, folder, version)
      onProgress({ stage: 'keep', bytes, records: spool.size })
      for (const [name, content] of [['meta.json', meta], ['diff.json', limitIds(diff)]] as const)
        await writeFile(join(folder, name), JSON.stringify(content), { mode: 0o600, flush: true })
      await store.publishStaged(version, folder)
    }
    return { meta, warnings: [...new Set(warnings)] }
  } finally {
    spool.close()
  }
} // prettier-ignore

interface ListReading {
  readonly spool: RecordSpool
  readonly bytes: number
  readonly warnings: readonly string[]
  readonly facts: ListFacts
  /** What is known of an entity only now that all were read. */
  readonly complete: (entity: Entity) => Entity
  /** SHA-256 of the files as they came, in hex. */
  readonly checksums: readonly string[]
  /** Publication date as one of the files states it. */
  readonly publicationDate: string | null
}

/** Reads all of a list onto disk; nothing is left there when it cannot be read. */
async function readList({ engine, source, job, onProgress, store }: ImportContext): Promise<ListReading> {
  const warnings: string[] = []
  let bytes = 0
  let publicationDate: string | null = null
  const onHead = (beginning: string): void => void (publicationDate ??= engine.publicationDate(beginning))
  let complete = (entity: Entity): Entity => entity
  const digests = new Map(Object.keys(job.parts).map((part) => [part, createHash('sha256')]))
  const parts = Object.fromEntries(
    Object.entries(job.parts).map(([part, origin]) => [
      part,
      fileHead(
        textChunks(origin, (chunk) => {
          bytes += chunk.length
          digests.get(part)?.update(chunk)
        }),
        onHead,
      ),
    ]),
  )
  const factCounter = countFacts()
  const spool = openSpool(join(store.directory, 'versions', 'spool.new'))
  const warn = (sentence: string): void => void warnings.push(sentence)
  try {
    for await (const entity of source.entities(parts, warn, (completion) => (complete = completion))) {
      if (spool.has(entity.id)) warn(`A listed number occurs twice; the first record is used.`)
      else {
        spool.add(entity)
        factCounter.add(entity)
      }
      if (spool.size % 500 === 0) onProgress({ stage: 'read', bytes, records: spool.size })
    }
  } catch (error) {
    spool.close()
    throw error
  }
  const checksums = [...digests.values()].map((digest) => digest.digest('hex'))
  return { spool, bytes, warnings, facts: factCounter.facts, complete, checksums, publicationDate }
}

function* completedEntities(spool: RecordSpool, complete: (entity: Entity) => Entity): Generator<Entity> {
  for (const entity of spool.sortedById()) yield complete(entity)
}

/** Sentences for the operator. Throws Refusal when the list is empty, or smaller than it may be. */
function checkRecordCount(given: {
  readonly source: EngineSource
  readonly job: ImportJob
  readonly records: number
  readonly former: number | null
}): string[] {
  const { source, job, records, former } = given
  const { min, max, minShareOfPrevious } = source.bounds
  if (records === 0) throw refused(`The list ${source.id} is empty; the edition loaded before stays in use.`)
  if (former !== null && records < former * minShareOfPrevious && !job.force) {
    throw refused(
      `The list ${source.id} shrank from ${former} to ${records} records, more than its bound allows; the edition loaded before stays in use.`,
    )
  }
  if (records >= min && records <= max) return []
  const sentence = `The list ${source.id} has ${records} records, where ${min} to ${max} are expected.`
  if (job.origin === 'official' && !job.force) throw refused(sentence)
  return [sentence]
}

/** Sentences for the operator. Throws Refusal when the records state less than before, beyond the same bound. */
function checkFactCounts(given: {
  readonly source: EngineSource
  readonly job: ImportJob
  readonly facts: ListFacts
  readonly former: ListFacts | undefined
}): string[] {
  const { source, job, facts, former } = given
  const lost = former === undefined ? [] : lostFacts(former, facts, source.bounds.minShareOfPrevious)
  if (lost.length === 0) return []
  const sentence = `The list ${source.id} states less than before (${lost.join(', ')}), more than its bound allows`
  if (!job.force) throw refused(`${sentence}; the edition loaded before stays in use.`)
  return [`${sentence}.`]
}

interface RecordDiff {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Holds each record that is seen against the version before. */
function compareRecords(former: ReadonlyMap<string, string>): {
  readonly add: (id: string, hash: string) => void
  readonly result: () => RecordDiff
} {
  const unseen = new Map(former)
  const added: string[] = []
  const changed: string[] = []
  return {
    add(id, hash) {
      const previousHash = unseen.get(id)
      if (previousHash === undefined) added.push(id)
      else if (previousHash !== hash) changed.push(id)
      unseen.delete(id)
    },
    result: () => ({ added, changed, removed: [...unseen.keys()] }),
  }
}

function limitIds({ added, changed, removed }: RecordDiff): RecordDiff {
  return {
    added: added.slice(0, maxIds),
    changed: changed.slice(0, maxIds),
    removed: removed.slice(0, maxIds),
  }
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
