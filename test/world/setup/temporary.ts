import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'symbolon-suite-'

/** Everything a suite writes lies in one temporary folder, which goes with the suite whatever its tests left behind. */
export default function temporary(): () => void {
  // Suites that run together share the folder of the first, which ends last: in a folder in a folder in a folder the
  // names of sockets would become too long.
  if (basename(tmpdir()).startsWith(prefix)) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // PostgreSQL runs as a user of its own when the suite runs as root, and must get through.
  chmodSync(folder, 0o755)
  // As src/main.ts does for the service.
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
