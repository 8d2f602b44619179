import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadMasterKey } from '../platform/sealing/master-key.ts'
import type { Settings } from '../platform/settings/settings.ts'

/**
 * Puts the master key that lies in a file into a data directory.
 *
 * @throws Error with a sentence when the file holds no key, or another key lies there already
 */
export async function importMasterKey({ storage }: Pick<Settings, 'storage'>, file: string): Promise<void> {
  const keyPath = join(storage.dataDir, 'master.key')
  const keyText = readFileSync(file, 'utf8').trim()
  loadMasterKey({ given: keyText, directory: storage.dataDir, whenMissing: 'refuse' })
  if (existsSync(keyPath)) {
    if (readFileSync(keyPath, 'utf8').trim() === keyText) return
    throw new Error(`There is another master key at ${keyPath} already; move it away first.`)
  }
  await mkdir(storage.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(keyPath, `${keyText}\n`, { mode: 0o600, flag: 'wx', flush: true })
}
