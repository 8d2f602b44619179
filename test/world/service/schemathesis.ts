import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The release that found what was mended; a newer one is taken on purpose, not at random. */
const release = '4.32.5'
const venv = fileURLToPath(new URL(`../../../.cache/schemathesis-${release}`, import.meta.url))
const program = join(venv, 'bin/schemathesis')
const document = fileURLToPath(new URL('../../../openapi.json', import.meta.url))

/**
 * Everything that has to do with the answer; what is documented as "not now" is no error of the server, and neither is
 * that this machine, or the making of examples, is slow.
 */
const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,response_schema_conformance' // prettier-ignore
const config = `request-timeout = 300
suppress-health-check = ["all"]

[checks]
not_a_server_error.expected-statuses = ["2xx", "3xx", "4xx", "501", "503", "504"]
`

export interface SchemathesisRun {
  readonly url: string
  readonly key: string
  /** Examples for each operation and way of making them. */
  readonly examples: number
  readonly seconds: number
  /** Regular expression; only these paths. */
  readonly paths?: string
  readonly notPaths?: string
}

/** Makes it ready; null when this machine has no Python or cannot get the package, and then it says so. */
export async function findSchemathesis(): Promise<true | null> {
  if (existsSync(program)) return true
  const made =
    (await ran('python3', ['-m', 'venv', venv])).status === 0 &&
    (await ran(join(venv, 'bin/pip'), ['install', '--quiet', `schemathesis==${release}`])).status === 0
  if (made) return true
  rmSync(venv, { recursive: true, force: true })
  process.stderr.write(
    'schemathesis is skipped: it needs python3 with venv, and pip must reach a package index.\n',
  )
  return null
}

/** Asks every operation of openapi.json what no one would ask. Its report, and 0 when every answer was as promised. */
export async function runSchemathesis(
  run: SchemathesisRun,
): Promise<{ readonly status: number | null; readonly said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-schema-'))
  try {
    writeFileSync(join(folder, 'schemathesis.toml'), config)
    const chosen = [
      ...(run.paths === undefined ? [] : ['--include-path-regex', run.paths]),
      ...(run.notPaths === undefined ? [] : ['--exclude-path-regex', run.notPaths]),
    ]
    const args = ['run', document, '--url', run.url, '-H', `X-API-KEY: ${run.key}`, '--checks', checks, '--phases', 'coverage,fuzzing', '-n', String(run.examples), '--max-time', String(run.seconds), '--seed', '1', '--continue-on-failure', '--no-color', ...chosen] // prettier-ignore
    return await ran(program, args, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function ran(
  command: string,
  args: readonly string[],
  cwd?: string,
): Promise<{ status: number | null; said: string }> {
  return new Promise((done) => {
    const output: string[] = []
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => output.push(part)) // prettier-ignore
    child.once('error', () => done({ status: null, said: `${command} is not here.` }))
    child.once('close', (status) => done({ status, said: output.join('') }))
  })
}
