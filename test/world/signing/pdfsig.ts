import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the second reader is here (Debian package poppler-utils); it says so aloud where it is not. */
export const isPdfsigInstalled = installed('pdfsig', ['-v'])
export const isOpensslInstalled = installed('openssl', ['version'])

function installed(program: string, probe: readonly string[]): boolean {
  const found = spawnSync(program, probe).error === undefined
  if (!found) process.stderr.write(`${program} is not installed: tests with it are skipped\n`)
  return found
}

/** What poppler's pdfsig prints of a file. */
export function pdfsig(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdfsig-'))
  try {
    writeFileSync(join(folder, 'file.pdf'), pdf)
    // Exit status 2: no signature is there.
    const { stdout, stderr } = spawnSync('pdfsig', ['-nocert', join(folder, 'file.pdf')], {
      encoding: 'utf8',
      timeout: 30_000,
    })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Whether pdfsig finds one valid signature over the whole file. */
export function isValidForPdfsig(printed: string): boolean {
  return (
    printed.includes('Signature is Valid.') &&
    printed.includes('Total document signed') &&
    !printed.includes('Signature #2')
  )
}

/** Runs openssl in a folder; what it says stands in the error. */
export function openssl(folder: string, ...given: readonly string[]): Buffer {
  return execFileSync('openssl', given, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
}
