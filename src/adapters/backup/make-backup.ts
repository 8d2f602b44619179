import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { appendFile, chmod, copyFile, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackupReport } from '../../flows/ports/backup/backups.ts'
import type { ErasureRecords } from '../../flows/ports/retention/erasures.ts'
import { eachPage } from './erasure-mirror.ts'
import { copyHashed, hashFile, isGone, makeFolder, syncFolders, walk } from './hashed-files.ts'
import { appendToLedger } from './ledger-file.ts'
import { ledgerName, manifestName, sumLine, sumsName, writeManifest } from './manifest.ts'

/** The store that is copied while it serves. */
export interface StoreUnderCopy {
  readonly database: string
  readonly vault: string
  readonly lists: string
  readonly ledger: Pick<ErasureRecords, 'erasuresAfter'>
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /**
   * Runs `work` while the files of the database are whole and no one writes to them. Writers wait, they do not fail.
   */
  still<T>(work: (state: DatabaseState) => Promise<T>): Promise<T>
}

export interface DatabaseState {
  readonly migration: string
  readonly counts: Readonly<Record<string, number>>
}

type Progress = (stage: 'database' | 'pictures' | 'hashes', done: number) => void

/**
 * Copies the store into a new folder: the database first, as it is at one moment; then the blobs, so that every row has
 * its own; then the erasures, so that whatever was deleted while blobs were copied is known to be. The folder gets its
 * name when everything in it is on the disk.
 */
export async function makeBackup(
  store: StoreUnderCopy,
  folder: string,
  onProgress: Progress,
): Promise<BackupReport> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await makeFolder(unfinished)
  const copied = await copyDatabase(store, unfinished, onProgress)
  const sums = new Sums(unfinished)
  let done = 0
  for await (const { path, isFolder } of walk(join(unfinished, 'database'))) {
    onProgress('hashes', ++done)
    if (isFolder) continue
    const copy = join(unfinished, 'database', path)
    // The engine makes its files readable by all, inside of a folder that is not.
    await chmod(copy, 0o600)
    await sums.add(`database/${path}`, await hashFile(copy, true))
  }
  await copyTree({ from: store.vault, to: join(unfinished, 'vault'), as: 'vault' }, sums, onProgress)
  await copyTree({ from: store.lists, to: join(unfinished, 'lists'), as: 'lists' }, sums, onProgress)
  const ledger = join(unfinished, ledgerName)
  await writeFile(ledger, '', { mode: 0o600 })
  await eachPage(store.ledger, 0, (page) => appendToLedger(ledger, page))
  await sums.add(ledgerName, await hashFile(ledger, true))
  const { files, bytes, sha256 } = await sums.end()
  const { folders, ...about } = copied
  await writeSynced(
    join(unfinished, manifestName),
    writeManifest({ format: 'symbolon-backup', version: 1, ...about, files, bytes, folders, sums: sha256 }),
  )
  await syncFolders(unfinished)
  await rename(unfinished, folder)
  await syncFolder(dirname(folder))
  const { madeAt, counts, heldMs } = about
  return { folder, madeAt, counts, heldMs, files, bytes }
}

async function copyDatabase(store: StoreUnderCopy, unfinished: string, onProgress: Progress) {
  const folders = ['database']
  await makeFolder(join(unfinished, 'database'))
  return store.still(async ({ migration, counts }) => {
    const madeAt = store.now()
    const since = performance.now()
    let done = 0
    for await (const { path, isFolder } of walk(store.database)) {
      onProgress('database', ++done)
      if (isFolder) {
        await makeFolder(join(unfinished, 'database', path))
        folders.push(`database/${path}`)
      } else
        await copyFile(
          join(store.database, path),
          join(unfinished, 'database', path),
          constants.COPYFILE_FICLONE,
        )
    }
    return { madeAt, migration, counts: { ...counts }, heldMs: Math.ceil(performance.now() - since), folders }
  })
}

/** What goes while it is copied was deleted, and stands in the ledger, or was never part of anything. */
async function copyTree(
  { from, to, as }: { readonly from: string; readonly to: string; readonly as: string },
  sums: Sums,
  onProgress: Progress,
): Promise<void> {
  await makeFolder(to)
  let done = 0
  for await (const { path, isFolder } of walk(from)) {
    if (isFolder) await makeFolder(join(to, path))
    else if (!path.includes('.unfinished')) {
      onProgress('pictures', ++done)
      try {
        await sums.add(`${as}/${path}`, await copyHashed(join(from, path), join(to, path)))
      } catch (error) {
        if (!isGone(error)) throw error
      }
    }
  }
}

/** The list of hashes, written as it grows. */
class Sums {
  readonly #path: string
  readonly #hash = createHash('sha256')
  #waiting: string[] = []
  #files = 0
  #bytes = 0

  constructor(folder: string) {
    this.#path = join(folder, sumsName)
  }

  async add(path: string, file: { readonly sha256: string; readonly size: number }): Promise<void> {
    this.#files += 1
    this.#bytes += file.size
    this.#waiting.push(sumLine({ sha256: file.sha256, path }))
    if (this.#waiting.length >= 500) await this.#write()
  }

  async end(): Promise<{ readonly files: number; readonly bytes: number; readonly sha256: string }> {
    await this.#write()
    await hashFile(this.#path, true)
    return { files: this.#files, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }

  async #write(): Promise<void> {
    const lines = this.#waiting.join('')
    this.#waiting = []
    this.#hash.update(lines)
    await appendFile(this.#path, lines, { mode: 0o600 })
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600, flush: true })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
