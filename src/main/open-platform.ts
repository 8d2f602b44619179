import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createEgress } from '../adapters/outbound/egress.ts'
import { openWebhookSender } from '../adapters/outbound/webhook-sender.ts'
import type { PostingEgress } from '../flows/ports/outbound/egress.ts'
import type { Ports } from '../flows/ports/ports.ts'
import { threadImporter } from '../adapters/registers/import/import-thread.ts'
import { openRegisters } from '../adapters/registers/open-registers.ts'
import { registerSearcher } from '../adapters/registers/search/search-thread.ts'
import { threadRunner } from '../adapters/watchlists/import/list-thread.ts'
import { openWatchlists } from '../adapters/watchlists/open-watchlists.ts'
import { openSearchThreads } from '../adapters/watchlists/search/search-threads.ts'
import { systemClock } from '../platform/process/clock.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { moduleUrl } from '../platform/threads/threads.ts'
import { registerEngine } from '../engine/companies/registers/register-engine.ts'
import { screeningEngine } from '../engine/screening/screening-engine.ts'
import { openSealer } from './open-sealer.ts'
import { openStore, type OpenedStore } from './open-store.ts'
import { openVault, type OpenedVault } from './open-vault.ts'

/** What every long-lived process needs: the store, the blobs, and the ways out. */
export interface Platform extends Pick<Ports, 'sealer' | 'webhookSender'> {
  readonly egress: Ports['egress'] & PostingEgress
  readonly store: OpenedStore
  readonly vault: OpenedVault
}

/** `closing` gets what is to be closed, in reverse order. `ownOrigin` is asked late. */
export async function openPlatform(
  settings: Settings,
  ownOrigin: () => string | null,
  closers: (() => Promise<void>)[],
): Promise<Platform> {
  const store = await openStore(settings, closers)
  const vault = await openVault(settings, store.database.kind === 'embedded')
  closers.push(() => vault.close())
  const ownOrigins = (): string[] =>
    [ownOrigin(), settings.listen.publicUrl].filter((origin) => origin !== null)
  const egress = createEgress({ allow: settings.egress.fetchAllow, ownOrigins })
  closers.push(() => egress.close())
  const webhookSender = openWebhookSender({
    allow: settings.egress.webhookAllow,
    ownOrigins,
    clock: systemClock,
  })
  closers.push(() => webhookSender.close())
  const sealer = await openSealer(settings, store, egress)
  return { store, vault, egress, sealer, webhookSender }
}

/** As many search at once unless the settings say more: each takes memory of its own. */
const maxSearchThreads = 4

/** The lists with their indexes; they are much of what a process holds in memory. */
export async function openConfiguredWatchlists(
  { storage, lists: { staleDays, searchThreads, refreshMs } }: Settings,
  closers: (() => Promise<void>)[],
): Promise<Ports['lists']> {
  const threads = searchThreads ?? Math.min(availableParallelism(), maxSearchThreads)
  const lists = await openWatchlists({
    directory: join(storage.dataDir, 'lists'),
    engine: screeningEngine,
    run: threadRunner(moduleUrl('main/list-thread')),
    threads: threads === 0 ? null : openSearchThreads({ threads, module: moduleUrl('main/search-thread') }),
    clock: systemClock,
    staleDays,
    automaticRefresh: refreshMs !== null,
  })
  closers.push(() => lists.close())
  return lists
}

/** The registers of companies; nothing of them is read before the first question. */
export function openConfiguredRegisters(
  { storage, registers: { directory, staleDays } }: Settings,
  closers: (() => Promise<void>)[],
): Ports['registers'] {
  const registers = openRegisters({
    directory: directory === '' ? join(storage.dataDir, 'registers') : directory,
    engine: registerEngine,
    run: threadImporter(moduleUrl('main/register-thread')),
    searcher: registerSearcher(moduleUrl('main/register-thread')),
    clock: systemClock,
    staleDays,
  })
  closers.push(() => registers.close())
  return registers
}

/** Closes in the order of use: nothing before those who need it. */
export async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  for (const close of closers.reverse()) await close()
}
