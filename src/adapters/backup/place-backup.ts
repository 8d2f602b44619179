import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockDirectory } from '../../platform/files/directory-lock.ts'
import { hashFile, makeFolder, syncFolders } from './hashed-files.ts'
import { copiedParts, ledgerName, type Manifest } from './manifest.ts'
import { markRestoring, restoringInto } from './store-mark.ts'
import { BackupBroken, readSums } from './verify-backup.ts'

export interface Placing {
  /** Verified. */
  readonly backup: string
  readonly manifest: Manifest
  readonly directory: string
  readonly vault: string
  /** Whether a store that is there is moved aside, into a folder of the data directory. */
  readonly force: boolean
  readonly now: number
  readonly onFile: (done: number, all: number) => void
}

/** What may lie in a data directory into which a backup is put: the key and the ledger, put there beforehand. */
const mayBeThere = new Set(['master.key', 'master-key.exported', ledgerName, 'lock', 'restore-unfinished'])
const formerPrefix = 'before-restore-'

/**
 * Copies the files of a backup into a data directory, which bears the mark of an unfinished restore from before the
 * first file to long after the last one. An interrupted one starts over.
 *
 * @returns where a store that was there lies now, or null
 * @throws Error with a sentence when there is a store and it is not to be moved aside; DirectoryInUse
 */
export async function placeBackup(placing: Placing): Promise<string | null> {
  const { directory, manifest } = placing
  await makeFolder(directory)
  const lock = await lockDirectory(directory)
  try {
    const formerDirectory = await makeRoom(placing)
    markRestoring(directory, placing.vault)
    const roots = {
      database: join(directory, 'database'),
      vault: placing.vault,
      lists: join(directory, 'lists'),
    }
    for (const root of Object.values(roots)) await emptyFolder(root)
    for (const folder of manifest.folders) await makeFolder(join(directory, folder))
    await copyAll(placing, roots)
    for (const root of Object.values(roots)) await syncFolders(root)
    return formerDirectory
  } finally {
    await lock.release()
  }
}

async function copyAll(
  { backup, manifest, onFile }: Placing,
  roots: Readonly<Record<(typeof copiedParts)[number], string>>,
): Promise<void> {
  let done = 0
  for await (const { path, sha256 } of readSums(backup)) {
    onFile(++done, manifest.files)
    const part = copiedParts.find((name) => path.startsWith(`${name}/`))
    if (part === undefined) continue
    const to = join(roots[part], path.slice(part.length + 1))
    await makeFolder(dirname(to))
    await copyFile(join(backup, path), to)
    const copied = await hashFile(to, true)
    if (copied.sha256 !== sha256) throw new BackupBroken(`${join(backup, path)} changed while it was copied.`)
  }
}

/** What an interrupted restore left is no store; everything else is. */
async function makeRoom({ directory, vault, force, now }: Placing): Promise<string | null> {
  const unfinished = restoringInto(directory)
  const isElsewhere = vault !== join(directory, 'vault')
  // The mark names the folder of blobs that was empty when the restore began; no other one is emptied.
  if (isElsewhere && unfinished !== vault && (await splitNames(vault)).length > 0)
    throw new Error(`The folder of the blobs ${vault} is not empty. Move it away, then restore again.`)
  if (unfinished !== null) return null
  const inTheWay = (await splitNames(directory)).filter(
    (name) => !mayBeThere.has(name) && !name.startsWith(formerPrefix),
  )
  if (inTheWay.length === 0) return null
  if (!force)
    throw new Error(
      `The data directory ${directory} is not empty. Restore into an empty one, or add --force, which moves ` +
        'what is there into a folder inside of it.',
    )
  const formerDirectory = join(directory, `${formerPrefix}${now}`)
  await mkdir(formerDirectory, { mode: 0o700 })
  for (const name of inTheWay) await rename(join(directory, name), join(formerDirectory, name))
  return formerDirectory
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await splitNames(folder)) await rm(join(folder, name), { recursive: true, force: true })
  await makeFolder(folder)
}

async function splitNames(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
