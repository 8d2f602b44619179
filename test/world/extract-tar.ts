import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Unpacks a `.tar.gz` into a new folder below the temporary one, and names every file in it. */
export function extractTar(path: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'symbolon-tar-'))
  execFileSync('tar', ['-xzf', path, '-C', folder])
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
