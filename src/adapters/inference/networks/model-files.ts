import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const manifestShape = z.object({
  files: z.array(z.object({ name: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
})

/**
 * Reads weight files and holds each against the SHA-256 that `manifest.json` of the same folder states.
 *
 * @throws Error when the manifest or a file is missing, is not listed, or is not the one that was published
 */
export async function readModelFiles(
  directory: string,
  names: readonly string[],
): Promise<Map<string, ModelFile>> {
  const published = await readManifest(directory)
  const files = new Map<string, ModelFile>()
  for (const name of names) {
    const listed = published.find((file) => file.name === name)
    if (listed === undefined) throw new Error(`${name} is not listed in manifest.json of ${directory}`)
    files.set(name, await readPublished(directory, listed))
  }
  return files
}

/** The weights of one file, which are not kept in `files` any longer; empty where they are not there. */
export function takenFrom(files: Map<string, ModelFile>, name: string): Uint8Array {
  const weights = files.get(name)?.bytes ?? new Uint8Array()
  files.delete(name)
  return weights
}

/**
 * Holds every file that `manifest.json` lists against its SHA-256, and keeps none.
 *
 * @throws Error when the manifest or a file is missing, or a file is not the one that was published
 */
export async function checkModelFiles(directory: string): Promise<void> {
  for (const listed of await readManifest(directory)) await readPublished(directory, listed)
}

interface PublishedFile {
  readonly name: string
  readonly sha256: string
}

async function readManifest(directory: string): Promise<readonly PublishedFile[]> {
  return manifestShape.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8'))).files
}

async function readPublished(
  directory: string,
  { name, sha256: published }: PublishedFile,
): Promise<ModelFile> {
  const bytes = await readFile(join(directory, name))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== published) {
    throw new Error(`${join(directory, name)} has SHA-256 ${sha256}, but manifest.json says ${published}`)
  }
  return { bytes, sha256 }
}

export interface ModelFile {
  readonly bytes: Uint8Array
  readonly sha256: string
}
