import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteTransaction } from '../../src/flows/transactions/transactions.ts'
import type { Vault } from '../../src/flows/ports/vault/vault.ts'
import { blobFiles } from '../../src/fsck/blob-files.ts'
import { checkStore } from '../../src/fsck/check-store.ts'
import { systemIds } from '../../src/platform/process/ids.ts'
import { openRecords, type StoredRecords } from '../../src/adapters/records/open-records.ts'
import { openFileVault } from '../../src/adapters/vault/file-vault.ts'
import type { Principal } from '../../src/vocabulary/account/principal.ts'
import { deleteOrphans } from '../../src/entrypoints/worker/delete-orphans.ts'
import { checkRecordStore, textQuery } from '../world/stores/check.ts'
import { createDataDirectory } from '../world/stores/embedded.ts'
import { openTestRecords, principalOf, type TestRecords } from '../world/stores/records.ts'
import { storeScanWithPicture, type StoredScan } from '../world/facts/scans.ts'
import { failingDatabase, failingVault, FaultInjector } from './failing.ts'

/** What a client was answered in the life of one record; undefined = an error, so it does not know. */
interface AcknowledgedOutcome {
  readonly stored?: StoredScan
  readonly decided?: boolean
  readonly deleted?: boolean
}

describe('the write path when any one operation fails', () => {
  const fuse = new FaultInjector()
  let directory = ''
  let vaultDirectory = ''
  let world: TestRecords
  let vault: Vault
  let failing: { readonly records: StoredRecords; readonly vault: Vault }
  let live: Principal

  beforeAll(async () => {
    directory = await createDataDirectory()
    vaultDirectory = join(directory, 'vault')
    world = await openTestRecords({ kind: 'embedded', directory })
    vault = await openFileVault({ directory: vaultDirectory, alone: true })
    const made = await world.records.bootstrap({})
    live = await principalOf(world.records, made[0]?.key ?? '')
  })

  afterAll(async () => {
    await world.records.close()
    rmSync(directory, { recursive: true, force: true })
  })

  /** Stores, decides and deletes one record, with caches as empty as after a start. */
  async function runLifecycle(failAt: number): Promise<AcknowledgedOutcome> {
    fuse.arm(0)
    const { masterKey, clock } = world
    const database = failingDatabase(world.database, fuse)
    failing = {
      records: await openRecords({ database, masterKey, clock, ids: systemIds }),
      vault: failingVault(vault, fuse),
    }
    fuse.arm(failAt)
    const reported: { -readonly [Key in keyof AcknowledgedOutcome]: AcknowledgedOutcome[Key] } = {}
    try {
      reported.stored = await storeScanWithPicture(failing, live, { webhook: 'https://example.com/hook' })
      const { id } = reported.stored.transaction
      await failing.records.decide(live, id, { decision: 'reject', reason: 'r', note: 'n' })
      reported.decided = true
      await deleteTransaction(failing, live, id)
      reported.deleted = true
    } catch {
      // Any error will do: what was answered before it is what counts.
    }
    fuse.failAt = 0
    return reported
  }

  /** What was acknowledged holds; what was not is wholly there or wholly absent, as the checker sees. */
  async function expectAcknowledgedIsTrue(reported: AcknowledgedOutcome): Promise<void> {
    const failed = fuse.blown
    const report = await checkRecordStore(world, vaultDirectory)
    expect({ failed, findings: report.findings }).toEqual({ failed, findings: [] })
    if (reported.stored === undefined) return
    const { transaction, token, bytes } = reported.stored
    const found = await world.records.get(live, transaction.id)
    if (reported.deleted === true) expect({ failed, found }).toEqual({ failed, found: null })
    if (found === null) return
    if (reported.decided === true) expect(found).toMatchObject({ decision: 'reject', note: 'n' })
    const image = await world.records.image(live, token, 'any')
    if (image === null) throw new Error(`A stored record lost its picture (${failed}).`)
    expect(Buffer.from(await vault.fetch(image.blobId, image.seal))).toEqual(Buffer.from(bytes))
    if (reported.decided !== true) await world.records.remove(live, transaction.id)
  }

  it('keeps its word at every single operation, and leaves nothing behind that is not swept', async () => {
    let failAt = 1
    for (; ; failAt++) {
      const reported = await runLifecycle(failAt)
      await expectAcknowledgedIsTrue(reported)
      if (fuse.blown === '') {
        expect(reported.deleted).toBe(true)
        break
      }
    }
    // Far fewer would mean that the fuse is no longer in the path.
    expect(failAt).toBeGreaterThan(80)
    await expectConsistentStore()
  })

  /** After the schedules of the worker nothing is reserved any more and no blob lies there without a record. */
  async function expectConsistentStore(): Promise<void> {
    world.clock.move(60 * 60_000)
    await world.records.reapReservations()
    const later = { now: () => Date.now() + 60 * 60_000, monotonic: () => 0 }
    await deleteOrphans({ records: world.records, vault, clock: later }, new AbortController().signal)
    const counters = await world.database.kysely.selectFrom('quota_counters').selectAll().execute()
    expect(counters.every((counter) => counter.reserved === 0)).toBe(true)
    const session = await world.database.engine.acquire()
    try {
      const { masterKey } = world
      const query = textQuery(session)
      const report = await checkStore({
        query,
        blobs: blobFiles(vaultDirectory),
        masterKeys: masterKey.held(),
        now: Date.now() + 1000,
        orphansOlderThan: 0,
      })
      expect(report.findings).toEqual([])
    } finally {
      session.release()
    }
  }
})
