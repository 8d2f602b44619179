import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  type FileHandle,
  mkdir,
  open as openFile,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises'
import { join } from 'node:path'
import {
  BlobNotFoundError,
  type SealContext,
  type ByteRange,
  type StoredBlob,
  type Vault,
} from '../../flows/ports/vault/vault.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { checkBlobId, isBlobId, openBlob, openLargeBlob, sealBlob, sealLargeBlob } from './sealed-blob.ts'
import type { SealedVault } from './sealed-vault.ts'

/** What of the disk the vault writes through; tests put failing ones here. */
export interface Disk {
  readonly open: (path: string, flags: string, mode?: number) => Promise<FileHandle>
  readonly rename: (from: string, to: string) => Promise<void>
}

export interface FileVaultSettings {
  /** Folder of the blobs; made when absent. */
  readonly directory: string
  /** Bytes that must stay free on the disk; 64 MiB unless told. Below, the vault is not ready. */
  readonly reserve?: number
  /** Whether no other process writes here, as the lock of the embedded database says. */
  readonly alone: boolean
  readonly disk?: Disk
}

/** No write takes so long: an unfinished file of this age belongs to a process that is gone. */
const longestWriteMs = 15 * 60_000

const unfinishedMark = '.unfinished-'
/** Answers of a disk that is full, or read-only. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
const nameOfShard = /^[0-9a-f]{2}$/

/**
 * The vault in files: `ab/cd/abcd….blob`, each sealed under its record's key. A blob is written beside its place,
 * synced, renamed and its folder synced before `keep` returns.
 *
 * Leftovers of writes that a crash cut off are removed now when no one else writes here; in any case `list` removes
 * those that are older than any write.
 */
export async function openFileVault(settings: FileVaultSettings): Promise<Vault & SealedVault> {
  await mkdir(settings.directory, { recursive: true, mode: 0o700 })
  const vault = new FileVault(settings)
  if (settings.alone) await vault.sweep()
  return vault
}

class FileVault implements Vault, SealedVault {
  readonly #directory: string
  readonly #reserve: number
  readonly #disk: Disk
  readonly #shards = new Set<string>()
  #readOnly = false

  constructor({ directory, reserve, disk }: FileVaultSettings) {
    this.#directory = directory
    this.#reserve = reserve ?? 64 * 1024 * 1024
    this.#disk = disk ?? { open: openFile, rename }
  }

  async keep(
    blob: { readonly id: string },
    bytes: Uint8Array,
    context: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }> {
    const { sealed, ...plain } = sealBlob(blob.id, bytes, context)
    await this.#lay(blob.id, sealed)
    return plain
  }

  async keepLarge(
    blob: { readonly id: string },
    parts: AsyncIterable<Uint8Array>,
    context: SealContext,
  ): Promise<{ readonly sha256: string; readonly size: number }> {
    const { sealed, plain } = sealLargeBlob(blob.id, parts, context)
    await this.#lay(blob.id, sealed)
    return plain()
  }

  async *fetchPart(id: string, context: SealContext, span: ByteRange): AsyncIterable<Uint8Array> {
    const file = await this.#disk.open(this.#place(id).path, 'r').catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error
      throw new BlobNotFoundError(`The blob ${id} is not in the vault.`, { cause: error })
    })
    const read = async (at: number, length: number): Promise<Uint8Array> => {
      const bytes = new Uint8Array(length)
      const { bytesRead } = await file.read(bytes, 0, length, at)
      return bytes.subarray(0, bytesRead)
    }
    try {
      yield* openLargeBlob(id, context, { read, span })
    } finally {
      await file.close()
    }
  }

  async readSealed(id: string): Promise<AsyncIterable<Uint8Array> | null> {
    const { path } = this.#place(id)
    return (await exists(path)) ? createReadStream(path) : null
  }

  async laySealed(id: string, sealed: AsyncIterable<Uint8Array>): Promise<void> {
    if (!(await exists(this.#place(id).path))) await this.#lay(id, sealed)
  }

  /** The one way in: written beside its place, synced, renamed, the folder synced. */
  async #lay(id: string, sealed: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (this.#readOnly) throw new Refusal('SERVICE_UNAVAILABLE')
    const { folder, path } = this.#place(id)
    if (await exists(path)) throw new Error('A blob with this id is kept already.')
    await this.#makeShard(id)
    const unfinished = join(folder, `${unfinishedMark}${randomBytes(8).toString('hex')}`)
    try {
      await this.#write(unfinished, sealed)
      await this.#disk.rename(unfinished, path)
      await this.#sync(folder)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined)
      if (!noRoom.has(String(codeOf(error)))) throw error
      throw new Refusal('SERVICE_UNAVAILABLE', { cause: error })
    }
  }

  async fetch(id: string, context: SealContext): Promise<Uint8Array> {
    const sealed = await readFile(this.#place(id).path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT')
        throw new BlobNotFoundError(`The blob ${id} is not in the vault.`, { cause: error })
      throw new Error(`The blob ${id} could not be read. Check the disk of the data directory.`, {
        cause: error,
      })
    })
    return openBlob(id, sealed, context)
  }

  async forget(id: string): Promise<void> {
    const { folder, path } = this.#place(id)
    try {
      await rm(path)
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return
      throw error
    }
    await this.#sync(folder)
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const { name, path } of this.#files()) {
      if (name.startsWith(unfinishedMark)) await removeOld(path)
      const id = name.endsWith('.blob') ? name.slice(0, -'.blob'.length) : ''
      if (!isBlobId(id)) continue
      const found = await stat(path).catch(() => undefined)
      if (found !== undefined) yield { id, modifiedAt: Math.trunc(found.mtimeMs) }
    }
  }

  async ready(): Promise<boolean> {
    if (this.#readOnly) return false
    try {
      const { bavail, bsize } = await statfs(this.#directory)
      return bavail * bsize >= this.#reserve
    } catch {
      return false
    }
  }

  /** Removes what is unfinished, which is for ever unfinished when no one is writing. */
  async sweep(): Promise<void> {
    for await (const { name, path } of this.#files()) {
      if (name.startsWith(unfinishedMark)) await rm(path, { force: true })
    }
  }

  /** The one place where a path is made; nothing but 64 hex characters gets into it. */
  #place(id: string): { readonly folder: string; readonly path: string } {
    const folder = join(this.#directory, checkBlobId(id).slice(0, 2), id.slice(2, 4))
    return { folder, path: join(folder, `${id}.blob`) }
  }

  /** A new shard is durable only when its parents are, up to the vault itself. */
  async #makeShard(id: string): Promise<void> {
    const shard = id.slice(0, 4)
    if (this.#shards.has(shard)) return
    const upper = join(this.#directory, id.slice(0, 2))
    await mkdir(join(upper, id.slice(2, 4)), { recursive: true, mode: 0o700 })
    await this.#sync(upper)
    await this.#sync(this.#directory)
    this.#shards.add(shard)
  }

  async #write(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const file = await this.#disk.open(path, 'wx', 0o600)
    try {
      if (bytes instanceof Uint8Array) await file.writeFile(bytes)
      else for await (const part of bytes) await file.appendFile(part)
      await this.#syncHandle(file)
    } finally {
      await file.close()
    }
  }

  async #sync(folder: string): Promise<void> {
    const handle = await this.#disk.open(folder, 'r')
    try {
      await this.#syncHandle(handle)
    } finally {
      await handle.close()
    }
  }

  /** After one failed sync the kernel may forget what was not written, so a second try would be a lie. */
  async #syncHandle(file: FileHandle): Promise<void> {
    try {
      await file.sync()
    } catch (error) {
      this.#readOnly = true
      throw new Error(
        'The disk of the vault refused to sync; the vault takes no more writes. Check the disk, then start the service again.',
        { cause: error },
      )
    }
  }

  async *#files(): AsyncIterable<{ readonly name: string; readonly path: string }> {
    for (const upper of await shardsIn(this.#directory)) {
      for (const folder of await shardsIn(upper)) {
        for await (const entry of await opendir(folder)) {
          if (entry.isFile()) yield { name: entry.name, path: join(folder, entry.name) }
        }
      }
    }
  }
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found !== undefined && Date.now() - found.mtimeMs > longestWriteMs) await rm(path, { force: true })
}

async function shardsIn(folder: string): Promise<string[]> {
  const shards: string[] = []
  for await (const entry of await opendir(folder)) {
    if (entry.isDirectory() && nameOfShard.test(entry.name)) shards.push(join(folder, entry.name))
  }
  return shards
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
