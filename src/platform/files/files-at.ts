import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder that is given may hold folders with files, and those again. */
const levels = 2
/** More files than this are a person's home, and no edition of anything. */
const maxFiles = 10_000

/**
 * The file at a path, or the files in a folder and two levels below.
 *
 * @param refuse makes the error that is thrown when there is nothing there, or too much
 */
export async function filesAt(path: string, refuse: (message: string) => Error): Promise<string[]> {
  if (!existsSync(path)) throw refuse('There is no file or folder at the place given.')
  if (!(await stat(path)).isDirectory()) return [path]
  const found: string[] = []
  const look = async (folder: string, left: number): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const inside = join(folder, entry.name)
      if (entry.isFile()) found.push(inside)
      else if (entry.isDirectory() && left > 0) await look(inside, left - 1)
      if (found.length > maxFiles) throw refuse(`The folder given holds more than ${maxFiles} files.`)
    }
  }
  await look(path, levels)
  return found
}
