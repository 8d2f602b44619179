import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RegisterProgress } from '../../../flows/ports/companies/registers.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { type BlockLengths, BlockWriter } from '../files/block-writer.ts'
import { mergeRuns, PairRuns, removeRuns } from '../files/pair-runs.ts'
import type { EngineRegisterSource, RegisterEngine, RegisterEntry } from '../register-engine.ts'
import {
  type RegisterMeta,
  RegisterStore,
  replaceFile,
  type VersionName,
} from '../versions/register-store.ts'
import { fileText } from './file-texts.ts'

export interface RegisterJob {
  readonly source: string
  readonly definition?: unknown
  /** Folder of the source. */
  readonly directory: string
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly date: string | null
  readonly origin: 'official' | 'file'
  readonly force: boolean
  readonly importedAt: number
  /** What is served. */
  readonly previous: { readonly version: string; readonly rules: string; readonly entries: number } | null
}

export interface RegisterJobResult {
  readonly meta: RegisterMeta
  readonly warnings: readonly string[]
  readonly resumedAt: number
}

/** What an import had made when it last laid everything on the disk. */
interface Checkpoint {
  /** SHA-256 of the files, and version of the rules. */
  readonly of: string
  readonly lengths: BlockLengths
  readonly runs: number
  readonly records: number
  /** All files were read to their ends. */
  readonly isRead: boolean
}

const nothingYet = { lengths: { records: 0, blocks: 0, entries: 0 }, runs: 0, records: 0, isRead: false }

/** Keys that one entry has at most; a few more do no harm. */
const maxKeys = 2000

/** Entries after which progress is reported. */
const progressEntries = 2000

type OnProgress = (progress: RegisterProgress) => void

/**
 * Reads a register's files into a version on disk. Memory does not grow with them. From time to time all is laid on the disk
 * and written down: an import of the same files that died goes on from there, and what it had finished is not made again.
 * Throws Refusal ERROR_OPERATION_FAILED, and leaves what is served as it is, when the files are not a whole register.
 */
export async function importRegister(
  engine: RegisterEngine,
  job: RegisterJob,
  onProgress: OnProgress,
): Promise<RegisterJobResult> {
  const source =
    job.definition === undefined
      ? engine.sources.find(({ id }) => id === job.source)
      : engine.ownSource(job.definition)
  if (source === undefined) throw new Error(`the register ${job.source} is not known`)
  const version = await versionOf(job)
  const store = new RegisterStore(job.directory)
  const folder = store.importing
  const target = { version, rules: engine.rules }
  const kept = readFinished(store.versionFolder(target), target)
  if (kept !== null) return { meta: kept, warnings: [], resumedAt: kept.records }
  const finished = readFinished(folder, target)
  if (finished !== null) {
    removeRuns(folder, readCheckpoint(folder, `${version} ${engine.rules}`).runs)
    await store.publish(target)
    return { meta: finished, warnings: [], resumedAt: finished.records }
  }
  const begun = readCheckpoint(folder, `${version} ${engine.rules}`)
  if (begun.lengths.entries === 0) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  const read = begun.isRead
    ? begun
    : await discardingRefused(folder, () => readAll({ engine, source, job, folder, begun, onProgress }))
  const warnings = checkCount({ source, job, entries: read.lengths.entries, folder })
  const files = Object.values(job.parts).flat()
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0)
  const { records } = read
  const onShare = (share: number): void =>
    onProgress({ stage: 'index', bytes: Math.round(bytes * share), totalBytes: bytes, records })
  const pairs = mergeRuns(folder, read.runs, onShare)
  const meta: RegisterMeta = {
    source: source.id,
    version,
    rules: engine.rules,
    date: job.date,
    records,
    entries: read.lengths.entries,
    pairs,
    files: files.map((path) => basename(path)),
    importedAt: job.importedAt,
  }
  onProgress({ stage: 'keep', bytes, totalBytes: bytes, records })
  replaceFile(join(folder, 'meta.json'), JSON.stringify(meta))
  removeRuns(folder, read.runs)
  await store.publish(target)
  return { meta, warnings, resumedAt: begun.records }
}

/** What an import of the same files had finished but for its last step; null where there is none. */
function readFinished(folder: string, { version, rules }: VersionName): RegisterMeta | null {
  const path = join(folder, 'meta.json')
  if (!existsSync(path)) return null
  // Written by `importRegister` alone.
  const meta = JSON.parse(readFileSync(path, 'utf8')) as RegisterMeta
  return meta.version === version && meta.rules === rules ? meta : null
}

/** Files that are refused once are refused again: nothing of them is kept. */
async function discardingRefused<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

interface Reading {
  readonly engine: RegisterEngine
  readonly source: EngineRegisterSource
  readonly job: RegisterJob
  readonly folder: string
  readonly begun: Checkpoint
  readonly onProgress: OnProgress
}

async function readAll({ engine, source, job, folder, begun, onProgress }: Reading): Promise<Checkpoint> {
  let bytes = 0
  const totalBytes = Object.values(job.parts)
    .flat()
    .reduce((sum, path) => sum + statSync(path).size, 0)
  const parts = Object.fromEntries(
    Object.entries(job.parts).map(([part, paths]) => [
      part,
      paths.map((path) => fileText(path, (read) => void (bytes += read))),
    ]),
  )
  const writer = new BlockWriter(folder, begun.lengths)
  const runs = new PairRuns(folder, begun.runs)
  let { records } = begun
  let skip = begun.lengths.entries
  let unreported = 0
  const checkpoint = (isRead: boolean): Checkpoint => {
    const written = { of: begun.of, runs: runs.sync(), lengths: writer.sync(), records, isRead }
    replaceFile(join(folder, 'checkpoint.json'), JSON.stringify(written))
    return written
  }
  try {
    for await (const batch of source.entries(parts, new Date(job.importedAt).toISOString().slice(0, 10))) {
      for (const entry of batch) {
        if (skip > 0) {
          skip -= 1
          continue
        }
        if (runs.isFull(maxKeys)) checkpoint(false)
        const number = writer.add(Buffer.from(JSON.stringify(entry)))
        for (const key of keysOf(engine, entry)) runs.add(key, number)
        if (counts(source, entry)) records += 1
      }
      unreported += batch.length
      if (unreported < progressEntries) continue
      unreported = 0
      onProgress({ stage: 'read', bytes: Math.round(bytes), totalBytes, records })
    }
    return checkpoint(true)
  } finally {
    writer.close()
  }
}

function keysOf(engine: RegisterEngine, entry: RegisterEntry): readonly number[] {
  return engine.keysOf(entry).slice(0, maxKeys)
}

function counts({ holds }: EngineRegisterSource, { kind }: RegisterEntry): boolean {
  return kind === (holds === 'owners' ? 'edge' : 'company')
}

/** Where an import of the same files by the same rules was; nothing where there is none. */
function readCheckpoint(folder: string, of: string): Checkpoint {
  const path = join(folder, 'checkpoint.json')
  if (!existsSync(path)) return { ...nothingYet, of }
  // Written by `readAll` alone.
  const checkpoint = JSON.parse(readFileSync(path, 'utf8')) as Checkpoint
  return checkpoint.of === of ? checkpoint : { ...nothingYet, of }
}

/** Sentences for the operator. Throws Refusal when the register is empty, or smaller than it may be. */
function checkCount({
  source,
  job,
  entries,
  folder,
}: {
  readonly source: EngineRegisterSource
  readonly job: RegisterJob
  readonly entries: number
  readonly folder: string
}): string[] {
  const { min, max, minShareOfPrevious } = source.bounds
  const former = job.previous?.entries ?? 0
  const refuse = (sentence: string): Refusal => {
    rmSync(folder, { recursive: true, force: true })
    return new Refusal('ERROR_OPERATION_FAILED', {
      message: `${sentence}; the one loaded before stays in use.`,
    })
  }
  if (entries === 0) throw refuse(`The register ${source.id} is empty`)
  if (entries < former * minShareOfPrevious && !job.force)
    throw refuse(
      `The register ${source.id} shrank from ${former} to ${entries} entries, more than its bound allows`,
    )
  if (entries >= min && entries <= max) return []
  const sentence = `The register ${source.id} has ${entries} entries, where ${min} to ${max} are expected`
  if (job.origin === 'official' && !job.force) throw refuse(sentence)
  return [`${sentence}.`]
}

/** SHA-256 in hex of the only file; of several files, and of a map of columns, of the hashes of all. */
async function versionOf({ parts, definition }: RegisterJob): Promise<string> {
  const hashes: string[] = []
  for (const path of Object.values(parts).flat()) {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 }))
      if (chunk instanceof Uint8Array) hash.update(chunk)
    hashes.push(hash.digest('hex'))
  }
  if (definition !== undefined) hashes.push(JSON.stringify(definition))
  const [only = ''] = hashes
  return hashes.length === 1 ? only : createHash('sha256').update(hashes.join(' ')).digest('hex')
}
