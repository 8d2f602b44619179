import { join } from 'node:path'
import { blobFiles } from '../../src/fsck/blob-files.ts'
import { checkStore } from '../../src/fsck/check-store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { loadMasterKey } from '../../src/platform/master-key.ts'
import { type DatabaseSettings, openDatabase } from '../../src/records/engine/database.ts'
import { migrate } from '../../src/records/migrate.ts'
import { openRecords } from '../../src/records/open-records.ts'
import type { Tables } from '../../src/records/schema.ts'
import { openFileVault } from '../../src/vault/file-vault.ts'
import { textQuery } from '../world/check.ts'
import { storeScanWithPicture } from '../world/scans.ts'

/**
 * A process that examines the store in the given folder, says what it found, and then stores, decides and deletes
 * records without end, four at a time. Each is told only after it was acknowledged.
 */
const [directory = '', url] = process.argv.slice(2)

function say(...words: readonly string[]): void {
  process.stdout.write(`${words.join(' ')}\n`)
}

const settings: DatabaseSettings =
  url === undefined ? { kind: 'embedded', directory } : { kind: 'postgres', url }
const vaultDirectory = join(directory, 'vault')
const database = await openDatabase<Tables>(settings)
await migrate(database.engine)
const masterKey = loadMasterKey({ directory })
const records = await openRecords({ database, masterKey, clock: systemClock, ids: systemIds })
const vault = await openFileVault({ directory: vaultDirectory, alone: true })
await records.bootstrap({})
await examine()
const principal = await records.operator()
say('open')
await Promise.all([0, 1, 2, 3].map(() => writeForEver()))

async function examine(): Promise<void> {
  const session = await database.engine.acquire()
  const query = textQuery(session)
  // Blobs of cut off writes are young; whether they go away is asked at the end.
  const report = await checkStore({
    query,
    blobs: blobFiles(vaultDirectory),
    masterKeys: masterKey.held(),
    now: Date.now(),
    orphansOlderThan: 3_600_000,
  })
  session.release()
  for (const { check, about, sentence } of report.findings) say('finding', check, about, sentence)
  say(report.isSound ? 'sound' : 'unsound')
}

async function writeForEver(): Promise<void> {
  for (let round = 0; ; round++) {
    const { transaction, token } = await storeScanWithPicture({ records, vault }, principal, {
      webhook: 'https://example.com/hook',
      createdAt: Date.now(),
    })
    say('stored', transaction.id, token)
    if (round % 3 === 1) {
      await records.decide(principal, transaction.id, { decision: 'reject', reason: 'r', note: 'n' })
      say('decided', transaction.id)
    }
    if (round % 4 === 2) {
      say('deleting', transaction.id)
      const removed = await records.remove(principal, transaction.id)
      say('deleted', transaction.id)
      for (const blobId of removed?.blobIds ?? []) await vault.forget(blobId)
    }
  }
}
