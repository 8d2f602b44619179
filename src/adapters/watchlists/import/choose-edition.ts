import { basename } from 'node:path'
import type { ListFile } from '../../../flows/ports/watchlists/watchlists.ts'
import { filesAt } from '../../../platform/files/files-at.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ImportJob } from './run-list-job.ts'
import type { EngineSource } from '../versions/list-engine.ts'

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
  const paths = await filesAt(file.path, refused)
  return paths.map((path) => ({ name: path, origin: { name: basename(path), path }, lastModified: null }))
}

const refused = (message: string): Refusal => new Refusal('ERROR_OPERATION_FAILED', { message })
