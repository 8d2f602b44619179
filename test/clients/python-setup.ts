import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache/clients/python', import.meta.url))
const client = 'idanalyzer2==1.1.3'

function works(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 600_000 }).status === 0
}

/**
 * A Python that has the published client, in an environment of its own that is made once and kept.
 * Null, and a sentence on standard error, where there is no Python or the client cannot be installed.
 */
export function pythonWithClient(): string | null {
  const python = join(folder, 'bin/python')
  const check = [
    '-c',
    `import importlib.metadata as m; assert m.version('idanalyzer2') == '${client.slice(-5)}'`,
  ]
  if (existsSync(python) && works(python, check)) return python
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  const isMade =
    works('python3', ['-m', 'venv', folder]) &&
    works(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', client]) &&
    works(python, check)
  if (isMade) return python
  process.stderr.write(
    `SKIPPED: no python3 with ${client} could be made; the published client was not run.\n`,
  )
  return null
}
