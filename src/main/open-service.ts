import type { ErrorReporter } from '../flows/ports/error-reporter.ts'
import type { Ports } from '../flows/ports/ports.ts'
import type { Inference } from '../flows/ports/inference.ts'
import { openFaceSearch } from '../adapters/inference/gallery/open-face-search.ts'
import { openInference } from '../adapters/inference/open-inference.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog } from '../platform/process/log.ts'
import { pack } from '../platform/files/zip-stream.ts'
import { packagePath } from '../platform/files/package-path.ts'
import { openTypesetting } from '../adapters/typesetting/open-typesetting.ts'
import { openGeoIp } from '../adapters/geoip/open-geoip.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { closeAll, openAllLists, openPlatform } from './open-platform.ts'
import type { Workshop } from './open-engines.ts'
import { storeBackups } from './store-backups.ts'
import { storeChecker } from './store-checker.ts'

/** All hands, opened for one set of settings: a value, so that tests may have several. */
export interface Service extends Workshop {
  readonly ports: Ports
  /** For signed links. */
  readonly linkKey: Uint8Array
  readonly masterKeyMade: boolean
  /** Tells anyone who finds the data directory taken where this process serves. */
  announce(reach: string): void
}

/**
 * Opens the database (migrating it), the vault, the lists and the networks.
 * `ownOrigin` is asked late, because the port may only be known after listening.
 */
export async function openService(settings: Settings, ownOrigin: () => string | null): Promise<Service> {
  const closing: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closing)
  try {
    // The networks load in a thread of their own meanwhile.
    const networks = openNetworks(settings, closing)
    const { store, vault, egress, webhookSender } = await openPlatform(settings, ownOrigin, closing)
    const { database, records, masterKey } = store
    const backups = storeBackups(settings, store)
    closing.push(() => backups.close())
    const lists = await openAllLists(settings, closing)
    const inference = await networks
    const checker = storeChecker({
      database,
      masterKeys: () => records.masterKeys(),
      blobs: vault.blobs,
      now: () => systemClock.now(),
    })
    const inside = { records, vault: vault.vault, inference, lists, checker, archives: { pack }, backups }
    const places = await openGeoIp(settings.places.ipCountries)
    const faceSearch = openFaceSearch({ most: settings.inference.searchedFaces })
    closing.push(() => faceSearch.close())
    const pages = openTypesetting()
    closing.push(() => pages.close())
    const outside = { places, pages, faceSearch, egress, webhookSender, faults: loggedFaults(settings) }
    const ports = { ...inside, ...outside, clock: systemClock, ids: systemIds }
    const announce = (reach: string): void => {
      database.announce(reach)
    }
    const linkKey = await records.linkKey()
    const refreshing = { lists, egress }
    return { ports, records, refreshing, linkKey, masterKeyMade: masterKey.made, announce, close }
  } catch (error) {
    await close()
    throw error
  }
}

function loggedFaults({ operation }: Settings): ErrorReporter {
  const log = createLog(operation.logLevel)
  return {
    report: (what, error) => {
      log.error(what, { error })
    },
  }
}

/** To be closed with the rest even when something else fails to open before they have loaded. */
function openNetworks(settings: Settings, closing: (() => Promise<void>)[]): Promise<Inference> {
  const { threads, timeoutMs } = settings.inference
  const opening = openInference({
    modelDirectory: packagePath('models'),
    networkMilliseconds: timeoutMs,
    ...(threads === 0 ? {} : { threads }),
  })
  const opened = opening.catch(() => null)
  closing.push(async () => (await opened)?.close())
  return opening
}
