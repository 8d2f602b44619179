import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ListFile } from '../../../flows/ports/watchlists/watchlists.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ImportJob } from './run-list-job.ts'
import type { EngineSource } from '../versions/list-engine.ts'

/** More files than this in a folder are a person's home, not an edition of a list. */
const maxFiles = 10_000

interface NamedFile {
  readonly name: string
  readonly origin: ImportJob['parts'][string]
  readonly lastModified: number | null
}

export interface Edition {
  readonly parts: ImportJob['parts']
  /** Publication date as names or the publisher's server tell it, null when neither does. */
  readonly date: string | null
  readonly warnings: readonly string[]
}

/**
 * The files of one edition among those given; a folder stands for the files in it and two levels below.
 * Throws Refusal ERROR_OPERATION_FAILED when there is nothing there, or nothing of the source's.
 */
export async function chooseEdition(source: EngineSource, files: readonly ListFile[]): Promise<Edition> {
  const named = (await Promise.all(files.map(expandFolder))).flat()
  const recognised = source.recognise(named.map((file) => file.name))
  if (recognised === null) {
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `There is no file of the list ${source.id} (${source.files.map((file) => file.part).join(', ')}) at the place given.`,
    })
  }
  const chosen = Object.entries(recognised.parts).map(([part, name]) => ({
    part,
    file: named.find((file) => file.name === name),
  }))
  const parts: Record<string, ImportJob['parts'][string]> = {}
  for (const { part, file } of chosen) if (file !== undefined) parts[part] = file.origin
  const modified = chosen.map(({ file }) => file?.lastModified ?? null).filter((time) => time !== null)
  const serverDate = modified.length === 0 ? null : new Date(Math.max(...modified)).toISOString().slice(0, 10)
  return { parts, date: recognised.date ?? serverDate, warnings: recognised.warnings }
}

async function expandFolder(file: ListFile): Promise<NamedFile[]> {
  if (!('path' in file)) {
    const origin = { name: file.name, bytes: file.bytes }
    return [{ name: file.name, origin, lastModified: file.lastModified }]
  }
  if (!existsSync(file.path)) {
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'There is no file or folder at the place given.' })
  }
  const paths = (await stat(file.path)).isDirectory() ? await filesUnder(file.path, 2) : [file.path]
  return paths.map((path) => ({ name: path, origin: { name: basename(path), path }, lastModified: null }))
}

async function filesUnder(folder: string, levels: number): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) found.push(path)
    else if (entry.isDirectory() && levels > 0) found.push(...(await filesUnder(path, levels - 1)))
    if (found.length > maxFiles) {
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: 'The folder given holds too many files to be a list.',
      })
    }
  }
  return found
}
