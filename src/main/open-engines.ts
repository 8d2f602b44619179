import type { Ports } from '../flows/ports/ports.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { StoredRecords } from '../adapters/records/open-records.ts'
import { closeAll, openAllLists, openPlatform } from './open-platform.ts'

/** What jobs, schedules and deliveries work with: no networks, and lists only where they are refreshed. */
export interface Workshop {
  readonly records: StoredRecords
  readonly ports: Pick<Ports, 'vault' | 'webhookSender'>
  /** Null where no list is refreshed by itself. */
  readonly refreshing: Pick<Ports, 'lists' | 'egress'> | null
  /** In the order of use: nothing is closed before those who need it. */
  close(): Promise<void>
}

export async function openEngines(settings: Settings): Promise<Workshop> {
  const closing: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closing)
  try {
    const { store, vault, egress, webhookSender } = await openPlatform(settings, () => null, closing)
    const { records } = store
    const refreshes = settings.lists.refreshMs !== null
    const refreshing = refreshes ? { lists: await openAllLists(settings, closing), egress } : null
    return { records, ports: { vault: vault.vault, webhookSender }, refreshing, close }
  } catch (error) {
    await close()
    throw error
  }
}
