import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'symbolon-suite-'

/**
 * Everything a run writes lies in one temporary folder, which goes with the run whatever its tests left behind: last of
 * all, because the servers of several suites lie in it, and those must be stopped first.
 */
export default function createTemporaryRoot(): void {
  // One for all suites of a run: in a folder in a folder in a folder the names of sockets would become too long.
  if (basename(tmpdir()).startsWith(prefix)) return
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // PostgreSQL runs as a user of its own when the suite runs as root, and must get through.
  chmodSync(folder, 0o755)
  // As src/main.ts does for the service.
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
  process.env['TMPDIR'] = folder
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // Something that a failed test left still writes there; the tests have said so.
    }
  })
}
