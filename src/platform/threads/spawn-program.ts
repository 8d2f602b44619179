import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where systems keep their programs. */
export const systemPath = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin'
/** Where a program may keep what it needs again: in memory where the machine has such a place. */
const tmpfsFolder = '/dev/shm'

export interface ProgramSurroundings {
  /** As in PATH. */
  readonly searchPath: string
  /** Variables beside those that every program gets. */
  readonly variables?: Readonly<Record<string, string>>
}

/**
 * Starts a program of the machine; of our environment it is given nothing but what is passed. When it is in none of the
 * folders, the process emits `error` with the code ENOENT.
 */
export function spawnProgram(
  name: string,
  args: readonly string[],
  { searchPath, variables = {} }: ProgramSurroundings,
): ChildProcessWithoutNullStreams {
  const folder = existsSync(tmpfsFolder) ? tmpfsFolder : tmpdir()
  const env = { ...variables, PATH: searchPath, TMPDIR: folder }
  return spawn(name, args, { env, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
}

/** Whether a program of this name may be started from one of the folders. */
export function isProgramInstalled(name: string, searchPath: string): boolean {
  return searchPath.split(':').some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
