import { createHash } from 'node:crypto'
import { constants, type Dirent } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const chunk = 1024 * 1024

/** Reads a file at constant memory. Lower-case hex; the file is synced when `sync` is set. */
export async function hashFile(
  path: string,
  sync = false,
): Promise<{ readonly sha256: string; readonly size: number }> {
  const file = await open(path, sync ? 'r+' : 'r')
  try {
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(chunk)
    let size = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, chunk, null)
      if (bytesRead === 0) break
      hash.update(buffer.subarray(0, bytesRead))
      size += bytesRead
    }
    if (sync) await file.sync()
    return { sha256: hash.digest('hex'), size }
  } finally {
    await file.close()
  }
}

/** Copies a file for its owner alone, by reference where the file system can; reads the copy back, hashed and synced. */
export async function copyHashed(
  from: string,
  to: string,
): Promise<{ readonly sha256: string; readonly size: number }> {
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  await chmod(to, 0o600)
  return hashFile(to, true)
}

/** Plain files and folders below a folder, folders before what is in them; paths relative to it. */
export async function* walk(
  root: string,
  below = '',
): AsyncIterable<{ readonly path: string; readonly isFolder: boolean }> {
  for (const entry of await entriesOf(join(root, below))) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      yield* walk(root, path)
    } else if (entry.isFile()) yield { path, isFolder: false }
  }
}

/** Makes the names in a folder and in all below it durable. */
export async function syncFolders(root: string): Promise<void> {
  const folders = [root]
  for await (const { path, isFolder } of walk(root)) if (isFolder) folders.push(join(root, path))
  for (const folder of folders.reverse()) {
    const opened = await open(folder, 'r')
    try {
      await opened.sync()
    } finally {
      await opened.close()
    }
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** A folder that went while we looked holds nothing. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
}

export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
