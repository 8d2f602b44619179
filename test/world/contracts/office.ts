import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFonts } from './own-fonts.ts'

/** Whether a word processor is here (Debian package libreoffice-writer-nogui); it says so aloud where it is not. */
export const isOfficeInstalled = installed()

function installed(): boolean {
  const found = spawnSync('soffice', ['--version']).status === 0
  if (!found) process.stderr.write('soffice (LibreOffice) is not installed: pictures of DOCX are skipped\n')
  return found
}

/** Files of DOCX as LibreOffice prints them, each as PDF, in their order. */
export function printedByOffice(files: readonly Uint8Array[]): readonly Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'office-'))
  try {
    const names = files.map((_, at) => `file-${at}`)
    for (const [at, name] of names.entries())
      writeFileSync(join(folder, `${name}.docx`), files[at] ?? new Uint8Array())
    const own = `-env:UserInstallation=file://${folder}/profile`
    const given = [own, '--headless', '--convert-to', 'pdf', '--outdir', folder]
    execFileSync('soffice', [...given, ...names.map((name) => join(folder, `${name}.docx`))], {
      env: { ...process.env, ...ownFonts() },
      stdio: 'ignore',
      timeout: 170_000,
    })
    return names.map((name) => new Uint8Array(readFileSync(join(folder, `${name}.pdf`))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
