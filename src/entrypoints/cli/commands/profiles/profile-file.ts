import { isJsonObject, textOf } from '../../connection.ts'
import { UsageError } from '../../exit-codes.ts'
import { text } from '../../options.ts'
import { readTextFile } from '../../read-text-file.ts'

export type ProfileSettings = Readonly<Record<string, unknown>>

export const idOption = text('--id <id>', 'which profile; otherwise the id that the file names')

/** Throws UsageError when there is no such file, or when it holds no JSON object. */
export async function readProfileFile(file: string): Promise<ProfileSettings> {
  const written = await readTextFile(file)
  try {
    const read: unknown = JSON.parse(written)
    if (isJsonObject(read)) return read
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new UsageError(`${file} holds no profile in JSON.`)
}

/** The id is that of the place where it was exported. */
export const withoutId = ({ id: _, ...settings }: ProfileSettings): ProfileSettings => settings

export function profileIdOf(settings: ProfileSettings, id: string | undefined): string {
  const found = id ?? textOf(settings['id'])
  if (found === '') throw new UsageError('The file names no id; say which profile with --id.')
  return found
}
