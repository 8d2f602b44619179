import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Manifest, manifestName, readManifest, sumLine, sumsName, writeManifest } from './manifest.ts'
import { BackupBroken, verifyBackup } from './verify-backup.ts'

const home = mkdtempSync(join(tmpdir(), 'symbolon-verify-'))
afterAll(() => rmSync(home, { recursive: true }))

const contents = { 'database/PG_VERSION': '17\n', 'vault/ab/one': 'a blob', 'erasures.jsonl': '' }

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

function writeSums(folder: string, lines: string): void {
  writeFileSync(join(folder, sumsName), lines)
  const manifest: Manifest = {
    format: 'symbolon-backup',
    version: 1,
    madeAt: 1,
    migration: '0001',
    counts: {},
    files: Object.keys(contents).length,
    bytes: 9,
    heldMs: 0,
    folders: ['database'],
    sums: sha256Of(lines),
  }
  writeFileSync(join(folder, manifestName), writeManifest(manifest))
}

/** A small backup as it is written. */
function aBackup(): { readonly folder: string; readonly lines: string } {
  const folder = mkdtempSync(join(home, 'backup-'))
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const lines = Object.entries(contents).map(([path, text]) => sumLine({ sha256: sha256Of(text), path }))
  writeSums(folder, lines.join(''))
  return { folder, lines: lines.join('') }
}

const verified = (folder: string) => verifyBackup(folder, () => undefined)

describe('a backup', () => {
  it('that is as it was written is taken, each file looked at', async () => {
    const { folder } = aBackup()
    const seen: string[] = []
    const manifest = await verifyBackup(folder, (done, all) => seen.push(`${done} of ${all}`))
    expect(manifest).toEqual(readManifest(readFileSync(join(folder, manifestName), 'utf8')))
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it.each<[string, string, (folder: string, lines: string) => void]>([
    ['a file has a byte more', 'vault/ab/one is damaged', (folder) => appendFileSync(join(folder, 'vault/ab/one'), 'x')],
    ['a file is another of the same size', 'vault/ab/one is damaged', (folder) => writeFileSync(join(folder, 'vault/ab/one'), 'b blob')],
    ['a file is missing', 'vault/ab/one is missing', (folder) => rmSync(join(folder, 'vault/ab/one'))],
    ['the list of hashes was written anew', `${sumsName} is damaged`, (folder, lines) => writeFileSync(join(folder, sumsName), lines.replace(sha256Of('a blob'), sha256Of('b blob')))],
    ['the list is shorter than the manifest says', 'lists too few files', (folder, lines) => writeSums(folder, lines.replace(/^.*vault.*\n/m, ''))],
    ['the list names what lies elsewhere', 'names files that no backup contains', (folder, lines) => writeSums(folder, lines.replace('vault/ab/one', 'vault/../../passwd'))],
    ['the list names a key', 'names files that no backup contains', (folder, lines) => writeSums(folder, lines.replace('vault/ab/one', 'master.key'))],
    ['the manifest is missing', 'It was never finished', (folder) => rmSync(join(folder, manifestName))],
    ['the manifest is cut off', `${manifestName} is damaged`, (folder) => writeFileSync(join(folder, manifestName), '{"format":')],
    ['the manifest is of a newer version', `${manifestName} is damaged, or of a newer version`, (folder) => writeFileSync(join(folder, manifestName), readFileSync(join(folder, manifestName), 'utf8').replace('"version": 1', '"version": 2'))],
  ])('is refused, by the name of the file, when %s', async (_, sentence, spoil) => {
    const { folder, lines } = aBackup()
    spoil(folder, lines)
    const refused = verified(folder)
    await expect(refused).rejects.toThrow(BackupBroken)
    await expect(refused).rejects.toThrow(sentence)
  }) // prettier-ignore
})
