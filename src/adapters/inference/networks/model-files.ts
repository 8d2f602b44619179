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
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')))
  const files = new Map<string, ModelFile>()
  for (const name of names) {
    const listed = manifest.files.find((file) => file.name === name)
    if (listed === undefined) throw new Error(`${name} is not listed in manifest.json of ${directory}`)
    const bytes = await readFile(join(directory, name))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (sha256 !== listed.sha256) {
      throw new Error(
        `${join(directory, name)} has SHA-256 ${sha256}, but manifest.json says ${listed.sha256}`,
      )
    }
    files.set(name, { bytes, sha256 })
  }
  return files
}

export interface ModelFile {
  readonly bytes: Uint8Array
  readonly sha256: string
}
