import { readFile } from 'node:fs/promises'
import { UsageError } from './exit-codes.ts'

/** A file that the command line names. Throws UsageError when it cannot be read. */
export async function readTextFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`There is no readable file ${path}.`, { cause })
  }
}
