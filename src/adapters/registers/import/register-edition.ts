import type { RegisterFile } from '../../../flows/ports/companies/registers.ts'
import { filesAt } from '../../../platform/files/files-at.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { EngineRegisterSource } from '../register-engine.ts'

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
  const paths = (await Promise.all(files.map(({ path }) => filesAt(path, refused)))).flat()
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

const refused = (message: string): Refusal => new Refusal('ERROR_OPERATION_FAILED', { message })
