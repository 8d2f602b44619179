import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEgress } from '../delivery/egress.ts'
import { openCourier } from '../delivery/open-courier.ts'
import type { Hands } from '../flows/ports/hands.ts'
import { openInference } from '../inference/open-inference.ts'
import { threadRunner } from '../lists/list-thread.ts'
import { openLists } from '../lists/open-lists.ts'
import { systemClock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import { pack } from '../platform/pack.ts'
import type { Settings } from '../platform/settings.ts'
import { siblingModule } from '../platform/threads.ts'
import type { StoredRecords } from '../records/open-records.ts'
import { screeningEngine } from '../screening/engine.ts'
import { openStore } from './open-store.ts'
import { openVault } from './open-vault.ts'
import { storeBackups } from './store-backups.ts'
import { storeChecker } from './store-checker.ts'

/** All hands, opened for one set of settings: a value, so that tests may have several. */
export interface House {
  readonly hands: Hands
  readonly records: StoredRecords
  /** For signed links. */
  readonly linkKey: Uint8Array
  readonly masterKeyMade: boolean
  /** Tells whoever finds the data directory taken where this process serves. */
  announce(reach: string): void
  /** In the order of use: nothing is closed before those who need it. */
  close(): Promise<void>
}

/** Weights lie beside `dist` and `src` alike. */
const modelDirectory = fileURLToPath(new URL('../../models', import.meta.url))

/**
 * Opens the database (migrating it), the vault, the lists and the networks.
 * `ownOrigin` is asked late, because the port may only be known after listening.
 */
export async function openHouse(settings: Settings, ownOrigin: () => string | null): Promise<House> {
  const { dataDir } = settings.storage
  const closing: (() => Promise<void>)[] = []
  const close = async (): Promise<void> => {
    for (const part of closing.reverse()) await part()
  }
  try {
    const store = await openStore(settings, closing)
    const { database, records } = store
    const backups = storeBackups(settings, store)
    closing.push(() => backups.close())
    const { vault, blobs, close: closeVault } = await openVault(settings, database.kind === 'embedded')
    closing.push(closeVault)
    const ownOrigins = (): string[] =>
      [ownOrigin(), settings.listen.publicUrl].filter((origin) => origin !== null)
    const egress = createEgress({ allow: settings.egress.fetchAllow, ownOrigins })
    closing.push(() => egress.close())
    const courier = openCourier({ allow: settings.egress.webhookAllow, ownOrigins, clock: systemClock })
    closing.push(() => courier.close())
    const lists = await openLists({
      directory: join(dataDir, 'lists'),
      engine: screeningEngine,
      run: threadRunner(siblingModule(import.meta.url, './list-thread')),
      clock: systemClock,
      staleDays: settings.lists.staleDays,
    })
    closing.push(() => lists.close())
    const threads = settings.inference.threads
    const inference = await openInference({ modelDirectory, ...(threads === 0 ? {} : { threads }) })
    closing.push(() => inference.close())
    const checker = storeChecker({
      database,
      masterKeys: () => records.masterKeys(),
      blobs,
      now: () => systemClock.now(),
    })
    const outside = { egress, courier, clock: systemClock, ids: systemIds }
    const hands = { records, vault, inference, lists, checker, archives: { pack }, backups, ...outside }
    const announce = (reach: string): void => {
      database.announce(reach)
    }
    const linkKey = await records.linkKey()
    return { hands, records, linkKey, masterKeyMade: store.masterKey.made, announce, close }
  } catch (error) {
    await close()
    throw error
  }
}
