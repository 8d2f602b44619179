import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { hashFile, isGone } from './hashed-files.ts'
import { type Manifest, manifestName, readManifest, readSumLine, type Sum, sumsName } from './manifest.ts'

/** A backup that is not what was written; the message names the file. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken'
}

/** @throws BackupBroken when there is no manifest, or none that this version reads */
export async function openManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    const why = isGone(error) ? 'It was never finished, or it is not a backup.' : 'It could not be read.'
    throw new BackupBroken(`${folder} has no ${manifestName}. ${why}`, { cause: error })
  })
  const manifest = readManifest(text)
  if (manifest === null)
    throw new BackupBroken(`${join(folder, manifestName)} is damaged, or of a newer version of Symbolon.`)
  return manifest
}

/**
 * Reads every file of a backup and compares it with what was written.
 *
 * @throws BackupBroken naming the first file that is another, or that is missing
 */
export async function verifyBackup(
  folder: string,
  onFile: (done: number, all: number) => void,
): Promise<Manifest> {
  const manifest = await openManifest(folder)
  const sums = await hashOf(folder, sumsName)
  if (sums.sha256 !== manifest.sums) throw new BackupBroken(`${join(folder, sumsName)} is damaged.`)
  let files = 0
  for await (const { path, sha256 } of readSums(folder)) {
    const found = await hashOf(folder, path)
    if (found.sha256 !== sha256) throw new BackupBroken(`${join(folder, path)} is damaged.`)
    onFile(++files, manifest.files)
  }
  if (files !== manifest.files) throw new BackupBroken(`${join(folder, sumsName)} lists too few files.`)
  return manifest
}

/** Every file of a backup with its hash, at constant memory. */
export async function* readSums(folder: string): AsyncIterable<Sum> {
  const lines = createInterface({ input: createReadStream(join(folder, sumsName)), crlfDelay: Infinity })
  for await (const line of lines) {
    const sum = readSumLine(line)
    if (sum === null) throw new BackupBroken(`${join(folder, sumsName)} names files that no backup contains.`)
    yield sum
  }
}

async function hashOf(folder: string, path: string): ReturnType<typeof hashFile> {
  return hashFile(join(folder, path)).catch((error: unknown) => {
    throw new BackupBroken(`${join(folder, path)} ${isGone(error) ? 'is missing' : 'could not be read'}.`, {
      cause: error,
    })
  })
}
