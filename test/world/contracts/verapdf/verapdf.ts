import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const folder = fileURLToPath(new URL('../../../../.cache/verapdf-1.26.5', import.meta.url))

/** What veraPDF says of each file: `2a kept`, for example, and the rules that are broken. */
export type VeraPdf = (files: readonly Uint8Array[]) => readonly string[]

/**
 * veraPDF, the validator of the PDF Association, from the registry of Java packages. It is fetched once and kept. Null, and a sentence
 * on standard error, where there is no Java, or it cannot be had.
 */
export function openVeraPdf(): VeraPdf | null {
  if (!existsSync(folder)) {
    const made = `${folder}.${process.pid}`
    const fetched = [`-f`, join(here, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${made}`]
    const { status } = spawnSync('mvn', ['-q', '-B', ...fetched], { stdio: 'ignore', timeout: 600_000 })
    if (status !== 0) {
      rmSync(made, { recursive: true, force: true })
      process.stderr.write(
        'SKIPPED: no veraPDF could be had (Java and Maven); no PDF/A was validated by it.\n',
      )
      return null
    }
    renameSync(made, folder)
  }
  return validate
}

function validate(files: readonly Uint8Array[]): readonly string[] {
  const work = mkdtempSync(join(tmpdir(), 'verapdf-'))
  try {
    const paths = files.map((bytes, at) => {
      const path = join(work, `${at}.pdf`)
      writeFileSync(path, bytes)
      return path
    })
    const given = ['-cp', join(folder, '*'), join(here, 'Validate.java'), ...paths]
    const { stdout, stderr, status } = spawnSync('java', given, { encoding: 'utf8', timeout: 600_000 })
    if (status !== 0) throw new Error(`veraPDF ended with ${status ?? 'a signal'}: ${stderr}`)
    return stdout.trim().split(/\n(?! )/)
  } finally {
    rmSync(work, { recursive: true })
  }
}
