import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Entity } from '../vocabulary/entity.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import { withHash } from './checked-file.ts'
import { countFacts, type ListFacts, lostFacts } from './list-facts.ts'
import type { EngineSource, ListEngine } from './list-engine.ts'
import { type ListStore, openListStore, type VersionMeta } from './list-store.ts'
import { type ChunkOrigin, textChunks } from './text-chunks.ts'

/** One import, as it is handed to a thread. */
export interface ImportJob {
  readonly kind: 'import'
  readonly source: string
  /** Of a list of somebody's own: what it is made from. */
  readonly own?: unknown
  /** The source's shelf. */
  readonly directory: string
  readonly parts: Readonly<Record<string, ChunkOrigin & { readonly name: string }>>
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

interface Lines {
  /** In the order of ids, so that the same beings make the same version however they were sorted. */
  readonly sorted: readonly { readonly entity: Entity; readonly line: Uint8Array; readonly hash: string }[]
  readonly version: string
}

/** How many ids of a difference are written down; counts are always whole. */
const mostIds = 50_000

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
  if (job.kind === 'import') return importList({ engine, source, store, job, onProgress })
  const lines = await linesOf(store, job.version)
  if (lines.version !== job.version)
    throw new Error(`the records of version ${job.version} are not what they were`)
  for (const [name, content] of [...indexed(engine, source, lines), hashesOf(lines)])
    await store.replaceFile(job.version, name, content)
  return { meta: await store.meta(job.version), warnings: [] }
}

interface Import {
  readonly engine: ListEngine
  readonly source: EngineSource
  readonly store: ListStore
  readonly job: ImportJob
  readonly onProgress: (progress: JobProgress) => void
}

async function importList({ engine, source, store, job, onProgress }: Import): Promise<JobResult> {
  const warnings: string[] = []
  let bytes = 0
  const digests = new Map(Object.keys(job.parts).map((part) => [part, createHash('sha256')]))
  const parts = Object.fromEntries(
    Object.entries(job.parts).map(([part, origin]) => [
      part,
      textChunks(origin, (chunk) => {
        bytes += chunk.length
        digests.get(part)?.update(chunk)
      }),
    ]),
  )
  const counted = countFacts()
  const entities = new Map<string, Entity>()
  for await (const entity of source.entities(parts, (sentence) => warnings.push(sentence))) {
    if (entities.has(entity.id)) warnings.push(`A listed number stands twice; the first record is kept.`)
    else {
      entities.set(entity.id, entity)
      counted.add(entity)
    }
    if (entities.size % 500 === 0) onProgress({ stage: 'read', bytes, records: entities.size })
  }
  const former = job.previous === null ? null : await store.hashes(job.previous)
  const formerFacts = job.previous === null ? undefined : (await store.meta(job.previous)).facts
  warnings.push(
    ...judge({ source, job, records: entities.size, former: former?.size ?? null }),
    ...judgeFacts({ source, job, facts: counted.facts, former: formerFacts }),
  )
  onProgress({ stage: 'index', bytes, records: entities.size })
  const lines = sortLines(entities.values())
  const diff = difference(former ?? new Map(), lines)
  const meta: VersionMeta = {
    source: source.id,
    database: source.database,
    version: lines.version,
    previous: job.previous,
    date: job.date,
    records: lines.sorted.length,
    diff: { added: diff.added.length, changed: diff.changed.length, removed: diff.removed.length },
    files: Object.values(job.parts).map(({ name }) => basename(name)),
    origin: job.origin,
    importedAt: job.importedAt,
    facts: counted.facts,
    checksums: [...digests.values()].map((digest) => digest.digest('hex')),
  }
  if (lines.version !== job.previous) {
    const files = new Map<string, Uint8Array | string>(indexed(engine, source, lines))
    onProgress({ stage: 'keep', bytes, records: lines.sorted.length })
    files.set('meta.json', JSON.stringify(meta))
    files.set(...hashesOf(lines))
    files.set('diff.json', JSON.stringify(firstIds(diff)))
    await store.keep(lines.version, files)
  }
  return { meta, warnings: [...new Set(warnings)] }
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

function sortLines(entities: Iterable<Entity>): Lines {
  const encoder = new TextEncoder()
  const whole = createHash('sha256')
  const sorted = [...entities]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((entity) => {
      const line = encoder.encode(`${JSON.stringify(entity)}\n`)
      whole.update(line)
      return { entity, line, hash: createHash('sha256').update(line).digest('hex') }
    })
  return { sorted, version: whole.digest('hex') }
}

/** The records of a version that is there; they lie in the order in which they were sorted. */
async function linesOf(store: ListStore, version: string): Promise<Lines> {
  let rest = ''
  const entities: Entity[] = []
  for await (const chunk of store.records(version)) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    // Lines are our own, and their hash is compared with the version's name before they are used.
    for (const line of lines) entities.push(JSON.parse(line) as Entity)
  }
  return sortLines(entities)
}

function indexed(engine: ListEngine, source: EngineSource, lines: Lines): Map<string, Uint8Array> {
  const { sorted, version } = lines
  const index = engine.startIndex({ matcher: engine.matcher, source: source.id, version })
  for (const { entity, line } of sorted) index.add(entity, line.length)
  const records = new Uint8Array(sorted.reduce((sum, { line }) => sum + line.length, 0))
  let at = 0
  for (const { line } of sorted) {
    records.set(line, at)
    at += line.length
  }
  return new Map([
    ['records.ndjson', records],
    ['index.bin', withHash(index.finish())],
  ])
}

function hashesOf({ sorted }: Lines): [name: string, content: Uint8Array] {
  const text = sorted.map(({ entity, hash }) => `${hash}\t${entity.id}\n`).join('')
  return ['hashes.tsv', new TextEncoder().encode(text)]
}

interface Difference {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

function difference(former: ReadonlyMap<string, string>, { sorted }: Lines): Difference {
  const now = new Set(sorted.map(({ entity }) => entity.id))
  return {
    added: sorted.filter(({ entity }) => !former.has(entity.id)).map(({ entity }) => entity.id),
    changed: sorted
      .filter(({ entity, hash }) => former.has(entity.id) && former.get(entity.id) !== hash)
      .map(({ entity }) => entity.id),
    removed: [...former.keys()].filter((id) => !now.has(id)),
  }
}

function firstIds({ added, changed, removed }: Difference): Difference {
  return {
    added: added.slice(0, mostIds),
    changed: changed.slice(0, mostIds),
    removed: removed.slice(0, mostIds),
  }
}

function refused(message: string): Refusal {
  return new Refusal('ERROR_OPERATION_FAILED', { message })
}
