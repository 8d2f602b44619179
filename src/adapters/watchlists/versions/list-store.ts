import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { CacheValidators } from '../../../flows/ports/watchlists.ts'
import { readNamed, readWithHash, unpackNamed } from '../import/checked-file.ts'
import type { ListFacts } from '../import/list-facts.ts'
import { type RecordsOnDisk, recordsOnDisk } from '../import/record-lines.ts'
import { textChunks } from '../import/text-chunks.ts'

/** What is known of one version, beside its records. */
export interface VersionMeta {
  readonly source: string
  readonly database: string
  readonly version: string
  readonly previous: string | null
  readonly date: string
  readonly records: number
  readonly diff: { readonly added: number; readonly changed: number; readonly removed: number }
  readonly files: readonly string[]
  readonly origin: string
  readonly importedAt: number
  /** How much its records state in all; absent in versions of before it was counted. */
  readonly facts?: ListFacts
  /** SHA-256 of the files as they came, packed or not, in hex and in the order of `files`. */
  readonly checksums?: readonly string[]
}

/** Which version a source serves, when it was last refreshed, and why the last refresh failed. */
export interface ListState {
  readonly version: string | null
  readonly refreshedAt: number | null
  readonly trouble: string | null
  /** When all the files of that version were fetched, and their marks; absent when they were not, or elsewhere. */
  readonly fetched?: { readonly at: number; readonly marks: CacheValidators }
}

/**
 * Versions of one source on disk:
 *
 *     state.json                 which version is served
 *     own.json                   what a list of a person's own is called and how it is read
 *     versions/<sha256>/         meta.json, records.ndjson (.gz once superseded), hashes.tsv, diff.json, index.bin
 *
 * A version's name is the SHA-256 of its records file; the index carries its own at its end. Everything is written beside, synced and renamed, so that
 * what is there under its name is whole.
 */
export interface ListStore {
  readonly directory: string
  state(): Promise<ListState>
  writeState(state: ListState): Promise<void>
  /** What a list of a person's own was made from, as it was written; null of a published one. */
  own(): Promise<unknown>
  writeOwn(own: unknown): Promise<void>
  meta(version: string): Promise<VersionMeta>
  /** Id → hash of its record. */
  hashes(version: string): Promise<Map<string, string>>
  /** The records file as text. */
  records(version: string): AsyncIterable<string>
  /** Writes the files, makes them durable and gives them their name; one that is there already is replaced. */
  keep(version: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void>
  /** An empty folder on the vault, for a version that is being made. */
  stage(): Promise<string>
  /** Makes what was staged durable and gives it its name; a version that is there already is replaced. */
  keepStaged(version: string, folder: string): Promise<void>
  /** Puts the staged files into a version that is there, for example a new index. */
  putStaged(version: string, folder: string): Promise<void>
  /** Index of a version in memory, its records where they lie; of a superseded one both in memory. Throws unless both are whole. */
  load(
    version: string,
  ): Promise<{ readonly records: RecordsOnDisk | Uint8Array; readonly index: SharedArrayBuffer }>
  /** All records of a version that is served. Throws unless they are whole. */
  content(version: string): Promise<Uint8Array>
  has(version: string): boolean
  /** Drops the index of a version that is no longer served. */
  forgetIndex(version: string): Promise<void>
  /** Packs the records of a version that is no longer served, and drops its index. */
  retire(version: string): Promise<void>
  /** Removes what an interrupted import left behind. */
  sweep(): Promise<void>
}

/** Opens the vault of one source; the directory is made when the first version is kept. */
export function openListStore(directory: string): ListStore {
  const vault = join(directory, 'versions')
  const place = (version: string, name: string) => join(vault, version, name)
  return {
    directory,
    state: () => readState(join(directory, 'state.json')),
    async writeState(state) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(directory, 'state.json', JSON.stringify(state))
    },
    async own() {
      const path = join(directory, 'own.json')
      if (!existsSync(path)) return null
      const own: unknown = JSON.parse(await readFile(path, 'utf8'))
      return own
    },
    async writeOwn(own) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(directory, 'own.json', JSON.stringify(own))
    },
    meta: async (version) => parseMeta(await readFile(place(version, 'meta.json'), 'utf8')),
    async hashes(version) {
      const lines = (await readFile(place(version, 'hashes.tsv'), 'utf8')).split('\n')
      return new Map(
        lines.filter(Boolean).map((line): [string, string] => [line.slice(65), line.slice(0, 64)]),
      )
    },
    records(version) {
      const plain = place(version, 'records.ndjson')
      return textChunks({ path: existsSync(plain) ? plain : `${plain}.gz` }, () => undefined)
    },
    keep: (version, files) => keep(vault, version, files),
    stage: () => stage(vault, 'import.new'),
    keepStaged: (version, folder) => giveName(vault, version, folder),
    async putStaged(version, folder) {
      for (const name of await readdir(folder)) await rename(join(folder, name), place(version, name))
      await syncDirectory(join(vault, version))
      await rm(folder, { recursive: true })
    },
    async load(version) {
      const index = await readWithHash(place(version, 'index.bin'))
      const plain = place(version, 'records.ndjson')
      return {
        index,
        records: existsSync(plain)
          ? await recordsOnDisk(plain, version)
          : new Uint8Array(await unpackNamed(`${plain}.gz`, version)),
      }
    },
    content: async (version) => new Uint8Array(await readNamed(place(version, 'records.ndjson'), version)),
    has: (version) => existsSync(place(version, 'meta.json')),
    async forgetIndex(version) {
      if (existsSync(place(version, 'records.ndjson'))) return
      await rm(place(version, 'index.bin'), { force: true })
    },
    retire: (version) => retire(join(vault, version)),
    sweep: () => sweep(directory),
  }
}

async function readState(path: string): Promise<ListState> {
  if (!existsSync(path)) return { version: null, refreshedAt: null, trouble: null }
  return parseState(await readFile(path, 'utf8'))
}

/** Our own file, written whole and renamed: what it holds is what we wrote. */
function parseState(json: string): ListState {
  return JSON.parse(json) as ListState
}

/** The same holds for this one. */
function parseMeta(json: string): VersionMeta {
  return JSON.parse(json) as VersionMeta
}

async function keep(
  vault: string,
  version: string,
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<void> {
  const staging = await stage(vault, `${version}.new`)
  for (const [name, content] of files) await writeSynced(join(staging, name), content)
  await giveName(vault, version, staging)
}

async function stage(vault: string, name: string): Promise<string> {
  await mkdir(vault, { recursive: true, mode: 0o700 })
  const folder = join(vault, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}

async function giveName(vault: string, version: string, folder: string): Promise<void> {
  await syncDirectory(folder)
  await rm(join(vault, version), { recursive: true, force: true })
  await rename(folder, join(vault, version))
  await syncDirectory(vault)
}

async function retire(folder: string): Promise<void> {
  const plain = join(folder, 'records.ndjson')
  if (!existsSync(plain)) return
  const beside = `${plain}.gz.new`
  const target = await open(beside, 'w', 0o600)
  await pipeline(createReadStream(plain), createGzip(), target.createWriteStream({ flush: true }))
  await rename(beside, `${plain}.gz`)
  await syncDirectory(folder)
  await rm(plain)
  await rm(join(folder, 'index.bin'), { force: true })
}

async function sweep(directory: string): Promise<void> {
  const vault = join(directory, 'versions')
  if (!existsSync(vault)) return
  for (const name of await readdir(vault)) {
    if (name.endsWith('.new')) await rm(join(vault, name), { recursive: true, force: true })
  }
}

async function writeDurably(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const beside = join(folder, `${name}.new`)
  await writeSynced(beside, content)
  await rename(beside, join(folder, name))
  await syncDirectory(folder)
}

async function writeSynced(path: string, content: Uint8Array | string): Promise<void> {
  await writeFile(path, content, { mode: 0o600, flush: true })
}

async function syncDirectory(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
