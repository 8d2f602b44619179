import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegisterFile } from '../../../flows/ports/companies/registers.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EngineRegisterSource } from '../register-engine.ts'

/** More files than this in a folder are no edition of a register. */
const maxFiles = 10_000

export interface RegisterEdition {
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Publication date as names or the publisher's server tell it, null when neither does. */
  readonly date: string | null
  readonly warnings: readonly string[]
}

/**
 * The files of one edition among those given; a folder stands for the files in it and two levels below.
 * Throws Refusal ERROR_OPERATION_FAILED when there is nothing there, or nothing of the source's.
 */
export async function registerEdition(
  source: EngineRegisterSource,
  files: readonly RegisterFile[],
): Promise<RegisterEdition> {
  const paths = (await Promise.all(files.map(({ path }) => filesAt(path)))).flat()
  const recognised = source.recognise(paths)
  if (recognised === null)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `There is no file of the register ${source.id} at the place given.`,
    })
  const modified = files.flatMap(({ lastModified }) =>
    typeof lastModified === 'number' ? [lastModified] : [],
  )
  const serverDate = modified.length === 0 ? null : new Date(Math.max(...modified)).toISOString().slice(0, 10)
  return { ...recognised, date: recognised.date ?? serverDate }
}

async function filesAt(path: string): Promise<string[]> {
  if (!existsSync(path))
    throw new Refusal('ERROR_OPERATION_FAILED', { message: 'There is no file or folder at the place given.' })
  return (await stat(path)).isDirectory() ? filesUnder(path, 2) : [path]
}

async function filesUnder(folder: string, levels: number): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) found.push(path)
    else if (entry.isDirectory() && levels > 0) found.push(...(await filesUnder(path, levels - 1)))
    if (found.length > maxFiles)
      throw new Refusal('ERROR_OPERATION_FAILED', {
        message: 'The folder given holds too many files to be a register.',
      })
  }
  return found
}
