import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everything a suite writes lies in one temporary folder, which goes with the suite whatever its tests left behind. */
export default function temporary(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-suite-'))
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
