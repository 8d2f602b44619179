import type { Ports } from '../flows/ports/ports.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { StoredRecords } from '../adapters/records/open-records.ts'
import { openPages } from './open-pages.ts'
import { closeAll, openConfiguredRegisters, openConfiguredWatchlists, openPlatform } from './open-platform.ts'

/** What jobs, schedules and deliveries work with: no networks, and lists only where they are refreshed. */
export interface WorkerService {
  readonly records: StoredRecords
  readonly ports: Pick<Ports, 'vault' | 'webhookSender' | 'contracts' | 'pages' | 'sealer'>
  /** Null where nothing is refreshed by itself. */
  readonly refreshing: Pick<Ports, 'lists' | 'registers' | 'egress'> | null
  /** In the order of use: nothing is closed before those who need it. */
  close(): Promise<void>
}

export async function openWorkerService(settings: Settings): Promise<WorkerService> {
  const closers: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closers)
  try {
    const { store, vault, egress, sealer, webhookSender } = await openPlatform(settings, () => null, closers)
    const { records } = store
    const isRefreshing = settings.lists.refreshMs !== null || settings.registers.refreshMs !== null
    const refreshPorts = isRefreshing
      ? {
          lists: await openConfiguredWatchlists(settings, closers),
          registers: openConfiguredRegisters(settings, closers),
          egress,
        }
      : null
    const ports = { vault: vault.vault, webhookSender, ...openPages(closers), sealer }
    return { records, ports, refreshing: refreshPorts, close }
  } catch (error) {
    await close()
    throw error
  }
}
