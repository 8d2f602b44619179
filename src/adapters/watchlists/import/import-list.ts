import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { countFacts, type ListFacts, lostFacts } from './list-facts.ts'
import type { EngineSource, ListEngine } from '../versions/list-engine.ts'
import { type ListStore, openListStore, type VersionMeta } from '../versions/list-store.ts'
import { openSpool, type RecordSpool } from './record-spool.ts'
import { type ChunkOrigin, textChunks } from './text-chunks.ts'
import { fileHead } from './file-head.ts'
import { recordsIn, writeIndex, writeRecords } from './write-version.ts'

/** One import, as it is handed to a thread. */
export interface ImportJob {
  readonly kind: 'import'
  readonly source: string
  /** Of a list of a person's own: what it is made from. */
  readonly own?: unknown
  /** The source's vault. */
  readonly directory: string
  readonly parts: Readonly<Record<string, ChunkOrigin & { readonly name: string }>>
  /** `YYYY-MM-DD`, unless a file states another. */
  readonly date: string
  readonly origin: 'official' | 'file'
  readonly force: boolean
  readonly importedAt: number
  /** Version that is served now. */
  readonly previous: string | null
}

/** Builds the index of a version anew, for rules that changed or an index that was lost. */
export interface IndexJob {
  readonly kind: 'index'
  readonly source: string
  readonly own?: unknown
  readonly directory: string
  readonly version: string
}

export type ListJob = ImportJob | IndexJob

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
    job.own === undefined
      ? engine.sources.find((known) => known.id === job.source)
      : engine.ownSource(job.own)
  if (source === undefined) throw new Error(`no source ${job.source}`)
  const store = openListStore(job.directory)
  const folder = await store.stage()
  try {
    if (job.kind === 'import') return await importList({ engine, source, store, job, onProgress, folder })
    const version = await writeRecords(folder, recordsIn(store.records(job.version)), () => undefined)
    if (version !== job.version)
      throw new Error(`the records of version ${job.version} are not what they were`)
    await writeIndex({ engine, source }, folder, version)
    await store.putStaged(version, folder)
    return { meta: await store.meta(version), warnings: [] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Import {
  readonly engine: ListEngine
  readonly source: EngineSource
  readonly store: ListStore
  readonly job: ImportJob
  readonly onProgress: (progress: JobProgress) => void
  /** Where the version is made. */
  readonly folder: string
}

async function importList(given: Import): Promise<JobResult> {
  const { engine, source, store, job, onProgress, folder } = given
  const read = await readList(given)
  const { spool, bytes, facts, completed, checksums } = read
  try {
    const former = job.previous === null ? null : await store.hashes(job.previous)
    const formerFacts = job.previous === null ? undefined : (await store.meta(job.previous)).facts
    const warnings = [
      ...read.warnings,
      ...judge({ source, job, records: spool.size, former: former?.size ?? null }),
      ...judgeFacts({ source, job, facts, former: formerFacts }),
    ]
    onProgress({ stage: 'index', bytes, records: spool.size })
    const difference = differenceFrom(former ?? new Map())
    const version = await writeRecords(folder, completedIn(spool, completed), difference.see)
    const diff = difference.reported()
    const meta: VersionMeta = {
      source: source.id,
      database: source.database,
      version,
      previous: job.previous,
      date: read.stated ?? job.date,
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
      for (const [name, content] of [['meta.json', meta], ['diff.json', firstIds(diff)]] as const)
        await writeFile(join(folder, name), JSON.stringify(content), { mode: 0o600, flush: true })
      await store.keepStaged(version, folder)
    }
    return { meta, warnings: [...new Set(warnings)] }
  } finally {
    spool.end()
  }
} // prettier-ignore

interface ReadList {
  readonly spool: RecordSpool
  readonly bytes: number
  readonly warnings: readonly string[]
  readonly facts: ListFacts
  /** What is known of an entity only now that all were read. */
  readonly completed: (entity: Entity) => Entity
  /** SHA-256 of the files as they came, in hex. */
  readonly checksums: readonly string[]
  /** Publication date as one of the files states it. */
  readonly stated: string | null
}

/** Reads all of a list onto disk; nothing is left there when it cannot be read. */
async function readList({ engine, source, job, onProgress, store }: Import): Promise<ReadList> {
  const warnings: string[] = []
  let bytes = 0
  let stated: string | null = null
  const hear = (beginning: string): void => void (stated ??= engine.statedDate(beginning))
  let completed = (entity: Entity): Entity => entity
  const digests = new Map(Object.keys(job.parts).map((part) => [part, createHash('sha256')]))
  const parts = Object.fromEntries(
    Object.entries(job.parts).map(([part, origin]) => [
      part,
      fileHead(
        textChunks(origin, (chunk) => {
          bytes += chunk.length
          digests.get(part)?.update(chunk)
        }),
        hear,
      ),
    ]),
  )
  const counted = countFacts()
  const spool = openSpool(join(store.directory, 'versions', 'spool.new'))
  const warn = (sentence: string): void => void warnings.push(sentence)
  try {
    for await (const entity of source.entities(parts, warn, (completion) => (completed = completion))) {
      if (spool.has(entity.id)) warn(`A listed number stands twice; the first record is kept.`)
      else {
        spool.add(entity)
        counted.add(entity)
      }
      if (spool.size % 500 === 0) onProgress({ stage: 'read', bytes, records: spool.size })
    }
  } catch (error) {
    spool.end()
    throw error
  }
  const checksums = [...digests.values()].map((digest) => digest.digest('hex'))
  return { spool, bytes, warnings, facts: counted.facts, completed, checksums, stated }
}

function* completedIn(spool: RecordSpool, completed: (entity: Entity) => Entity): Generator<Entity> {
  for (const entity of spool.inOrder()) yield completed(entity)
}

/** Sentences for the operator. Throws Refusal when the list is empty, or smaller than it may be. */
function judge(given: {
  readonly source: EngineSource
  readonly job: ImportJob
  readonly records: number
  readonly former: number | null
}): string[] {
  const { source, job, records, former } = given
  const { min, max, shrink } = source.bounds
  if (records === 0) throw refused(`The list ${source.id} is empty; what was served before is served still.`)
  if (former !== null && records < former * shrink && !job.force) {
    throw refused(
      `The list ${source.id} shrank from ${former} to ${records} records, more than its bound allows; what was served before is served still.`,
    )
  }
  if (records >= min && records <= max) return []
  const sentence = `The list ${source.id} has ${records} records, where ${min} to ${max} are expected.`
  if (job.origin === 'official' && !job.force) throw refused(sentence)
  return [sentence]
}

/** Sentences for the operator. Throws Refusal when the records state less than before, beyond the same bound. */
function judgeFacts(given: {
  readonly source: EngineSource
  readonly job: ImportJob
  readonly facts: ListFacts
  readonly former: ListFacts | undefined
}): string[] {
  const { source, job, facts, former } = given
  const lost = former === undefined ? [] : lostFacts(former, facts, source.bounds.shrink)
  if (lost.length === 0) return []
  const sentence = `The list ${source.id} states less than before (${lost.join(', ')}), more than its bound allows`
  if (!job.force) throw refused(`${sentence}; what was served before is served still.`)
  return [`${sentence}.`]
}

interface Difference {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Holds each record that is seen against the version before. */
function differenceFrom(former: ReadonlyMap<string, string>): {
  readonly see: (id: string, hash: string) => void
  readonly reported: () => Difference
} {
  const left = new Map(former)
  const added: string[] = []
  const changed: string[] = []
  return {
    see(id, hash) {
      const was = left.get(id)
      if (was === undefined) added.push(id)
      else if (was !== hash) changed.push(id)
      left.delete(id)
    },
    reported: () => ({ added, changed, removed: [...left.keys()] }),
  }
}

function firstIds({ added, changed, removed }: Difference): Difference {
  return {
    added: added.slice(0, maxIds),
    changed: changed.slice(0, maxIds),
    removed: removed.slice(0, maxIds),
  }
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
