import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import type { CacheValidators } from '../../../flows/ports/watchlists/watchlists.ts'
import { readVerified, readWithChecksum, gunzipVerified } from '../import/checked-file.ts'
import type { ListFacts } from '../import/list-facts.ts'
import { type RecordsOnDisk, recordsOnDisk } from '../import/record-lines.ts'
import { textChunks } from '../import/text-chunks.ts'

/** What is known of one version, beside its records. */
export interface VersionMeta {
  readonly source: string
  readonly database: string
  readonly version: string
  readonly previous: string | null
  /** Of publication, `YYYY-MM-DD`; null where neither files, names nor anyone said it. */
  readonly date: string | null
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
  customDefinition(): Promise<unknown>
  writeCustomDefinition(definition: unknown): Promise<void>
  meta(version: string): Promise<VersionMeta>
  /** Id → hash of its record. */
  hashes(version: string): Promise<Map<string, string>>
  /** The records file as text. */
  records(version: string): AsyncIterable<string>
  /** Writes the files, makes them durable and gives them their name; one that is there already is replaced. */
  put(version: string, files: ReadonlyMap<string, Uint8Array | string>): Promise<void>
  /** An empty folder on the vault, for a version that is being made. */
  createStaging(): Promise<string>
  /** Makes what was staged durable and gives it its name; a version that is there already is replaced. */
  publishStaged(version: string, folder: string): Promise<void>
  /** Puts the staged files into a version that is there, for example a new index. */
  replaceStaged(version: string, folder: string): Promise<void>
  /** Index of a version in memory, its records where they lie; of a superseded one both in memory. Throws unless both are whole. */
  load(
    version: string,
  ): Promise<{ readonly records: RecordsOnDisk | Uint8Array; readonly index: SharedArrayBuffer }>
  /** All records of a version that is served. Throws unless they are whole. */
  content(version: string): Promise<Uint8Array>
  has(version: string): boolean
  /** Drops the index of a version that is no longer served. */
  dropIndex(version: string): Promise<void>
  /** Packs the records of a version that is no longer served, and drops its index. */
  archive(version: string): Promise<void>
  /** Removes what an interrupted import left behind. */
  removeStaging(): Promise<void>
}

/** Opens the vault of one source; the directory is made when the first version is kept. */
export function openListStore(directory: string): ListStore {
  const versionsFolder = join(directory, 'versions')
  const filePath = (version: string, name: string) => join(versionsFolder, version, name)
  return {
    directory,
    state: () => readState(join(directory, 'state.json')),
    async writeState(state) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(directory, 'state.json', JSON.stringify(state))
    },
    async customDefinition() {
      const path = join(directory, 'own.json')
      if (!existsSync(path)) return null
      const definition: unknown = JSON.parse(await readFile(path, 'utf8'))
      return definition
    },
    async writeCustomDefinition(definition) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeDurably(directory, 'own.json', JSON.stringify(definition))
    },
    meta: async (version) => parseMeta(await readFile(filePath(version, 'meta.json'), 'utf8')),
    async hashes(version) {
      const lines = (await readFile(filePath(version, 'hashes.tsv'), 'utf8')).split('\n')
      return new Map(
        lines.filter(Boolean).map((line): [string, string] => [line.slice(65), line.slice(0, 64)]),
      )
    },
    records(version) {
      const plain = filePath(version, 'records.ndjson')
      return textChunks({ path: existsSync(plain) ? plain : `${plain}.gz` }, () => undefined)
    },
    put: (version, files) => putVersion(versionsFolder, version, files),
    createStaging: () => createStagingFolder(versionsFolder, 'import.new'),
    publishStaged: (version, folder) => publishVersion(versionsFolder, version, folder),
    async replaceStaged(version, folder) {
      for (const name of await readdir(folder)) await rename(join(folder, name), filePath(version, name))
      await syncDirectory(join(versionsFolder, version))
      await rm(folder, { recursive: true })
    },
    async load(version) {
      const index = await readWithChecksum(filePath(version, 'index.bin'))
      const plain = filePath(version, 'records.ndjson')
      return {
        index,
        records: existsSync(plain)
          ? await recordsOnDisk(plain, version)
          : new Uint8Array(await gunzipVerified(`${plain}.gz`, version)),
      }
    },
    content: async (version) =>
      new Uint8Array(await readVerified(filePath(version, 'records.ndjson'), version)),
    has: (version) => existsSync(filePath(version, 'meta.json')),
    async dropIndex(version) {
      if (existsSync(filePath(version, 'records.ndjson'))) return
      await rm(filePath(version, 'index.bin'), { force: true })
    },
    archive: (version) => archiveVersion(join(versionsFolder, version)),
    removeStaging: () => removeStagingFolders(directory),
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

async function putVersion(
  versionsFolder: string,
  version: string,
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<void> {
  const staging = await createStagingFolder(versionsFolder, `${version}.new`)
  for (const [name, content] of files) await writeSynced(join(staging, name), content)
  await publishVersion(versionsFolder, version, staging)
}

async function createStagingFolder(versionsFolder: string, name: string): Promise<string> {
  await mkdir(versionsFolder, { recursive: true, mode: 0o700 })
  const folder = join(versionsFolder, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}

async function publishVersion(versionsFolder: string, version: string, folder: string): Promise<void> {
  await syncDirectory(folder)
  await rm(join(versionsFolder, version), { recursive: true, force: true })
  await rename(folder, join(versionsFolder, version))
  await syncDirectory(versionsFolder)
}

async function archiveVersion(folder: string): Promise<void> {
  const plain = join(folder, 'records.ndjson')
  if (!existsSync(plain)) return
  const temporaryPath = `${plain}.gz.new`
  const target = await open(temporaryPath, 'w', 0o600)
  await pipeline(createReadStream(plain), createGzip(), target.createWriteStream({ flush: true }))
  await rename(temporaryPath, `${plain}.gz`)
  await syncDirectory(folder)
  await rm(plain)
  await rm(join(folder, 'index.bin'), { force: true })
}

async function removeStagingFolders(directory: string): Promise<void> {
  const versionsFolder = join(directory, 'versions')
  if (!existsSync(versionsFolder)) return
  for (const name of await readdir(versionsFolder)) {
    if (name.endsWith('.new')) await rm(join(versionsFolder, name), { recursive: true, force: true })
  }
}

async function writeDurably(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const temporaryPath = join(folder, `${name}.new`)
  await writeSynced(temporaryPath, content)
  await rename(temporaryPath, join(folder, name))
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
