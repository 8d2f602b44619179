import type { ErrorReporter } from '../flows/ports/error-reporter.ts'
import type { SharedPorts } from '../flows/ports/ports.ts'
import { openLogos } from '../adapters/outbound/open-logos.ts'
import { openPhoneSender } from '../adapters/outbound/phone/open-phone-sender.ts'
import { openFaceSearch } from '../adapters/inference/gallery/open-face-search.ts'
import { type OpenedInference, openInference } from '../adapters/inference/open-inference.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog, type Log } from '../platform/process/log.ts'
import { zipStream } from '../platform/files/zip-stream.ts'
import { packagePath } from '../platform/files/package-path.ts'
import { openGeoIp } from '../adapters/geoip/open-geoip.ts'
import { openSealVerifier } from '../adapters/seals/open-seal-verifier.ts'
import type { SealVerifier } from '../flows/ports/scan/seal-verifier.ts'
import { sealCertificatesFolder } from './seal-certificates.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { openPages } from './open-pages.ts'
import { closeAll, openConfiguredRegisters, openConfiguredWatchlists, openPlatform } from './open-platform.ts'
import type { WorkerService } from './open-worker-service.ts'
import { storeBackups } from './store/store-backups.ts'
import { storeChecker } from './store/store-checker.ts'

const system = { clock: systemClock, ids: systemIds }

/** All ports, opened for one set of settings: a value, so that tests may have several. */
export interface Service extends WorkerService {
  readonly ports: SharedPorts
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
  const closers: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closers)
  try {
    // The networks load in a thread of their own meanwhile.
    const openingInference = startOpeningInference(settings, closers)
    const { store, vault, egress, sealer, webhookSender } = await openPlatform(settings, ownOrigin, closers)
    const { database, records, masterKey } = store
    const backups = storeBackups(settings, store)
    closers.push(() => backups.close())
    const lists = await openConfiguredWatchlists(settings, closers)
    const inference = await openingInference
    reportIsolation(inference, createLog(settings.operation.logLevel))
    const checker = storeChecker({
      database,
      masterKeys: () => records.masterKeys(),
      blobs: vault.blobs,
      now: () => systemClock.now(),
    })
    const storagePorts = {
      records,
      vault: vault.vault,
      inference,
      lists,
      registers: openConfiguredRegisters(settings, closers),
      checker,
      archives: { pack: zipStream },
      backups,
    }
    const faceSearch = openFaceSearch({ most: settings.inference.searchedFaces })
    closers.push(() => faceSearch.close())
    const faults = createErrorReporter(settings)
    const adapterPorts = {
      phone: openPhoneSender(settings.phone, { egress, webhookSender, ...system }),
      places: await openGeoIp(settings.places.ipCountries),
      seals: openSeals(settings, faults),
      ...openPages(closers),
      faceSearch,
      egress,
      logos: openLogos(systemClock),
      sealer,
      webhookSender,
      faults,
    }
    const ports = { ...storagePorts, ...adapterPorts, ...system }
    return {
      ports,
      records,
      refreshing: { lists, registers: ports.registers, egress },
      linkKey: await records.linkKey(),
      masterKeyMade: masterKey.made,
      announce: (reach) => database.announce(reach),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function openSeals(settings: Settings, faults: ErrorReporter): SealVerifier {
  return openSealVerifier(sealCertificatesFolder(settings), {
    now: () => systemClock.monotonic(),
    report: (error) => {
      faults.report('the certificates of seals cannot be read', error)
    },
  })
}

function createErrorReporter({ operation }: Settings): ErrorReporter {
  const log = createLog(operation.logLevel)
  return {
    report: (what, error) => {
      log.error(what, { error })
    },
  }
}

/** Where nothing holds a decode process, the operator should know. */
function reportIsolation({ isolation }: OpenedInference, log: Log): void {
  if (isolation === null || isolation.filtered) return
  log.warn('decode processes can open files and sockets', {
    error: new Error(isolation.reason),
  })
}

/** To be closed with the rest even when something else fails to open before they have loaded. */
function startOpeningInference(
  settings: Settings,
  closers: (() => Promise<void>)[],
): Promise<OpenedInference> {
  const { threads, timeoutMs } = settings.inference
  const opening = openInference({
    modelDirectory: packagePath('models'),
    networkMilliseconds: timeoutMs,
    ...(threads === 0 ? {} : { threads }),
  })
  const opened = opening.catch(() => null)
  closers.push(async () => (await opened)?.close())
  return opening
}
