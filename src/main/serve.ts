import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { syncLists } from '../flows/watchlists/sync-lists.ts'
import { sealFailures } from '../vocabulary/agreements/seal-failures.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog, type Log } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { closeOnSignal } from '../platform/process/shutdown.ts'
import { forgetUnfinishedFlows, jobHandlers, schedules } from '../entrypoints/worker/jobs.ts'
import { noRegisterRefresh, registerRefresh } from '../entrypoints/worker/register-refresh.ts'
import { type ListRefresh, listRefresh, noListRefresh } from '../entrypoints/worker/list-refresh.ts'
import { linkJobs } from '../entrypoints/worker/link-jobs.ts'
import { signingJobs } from '../entrypoints/worker/signing-jobs.ts'
import { startWebhookDispatcher } from '../entrypoints/worker/start-webhook-dispatcher.ts'
import { startWorker } from '../entrypoints/worker/start-worker.ts'
import type { Schedule } from '../entrypoints/worker/job-handler.ts'
import { followCertificate, openServerTls } from './open-server-tls.ts'
import { keyLines, startupBanner } from './startup-banner.ts'
import { openService, type Service } from './open-service.ts'
import { openWorkerService, type WorkerService } from './open-worker-service.ts'
import { withOperatorAccess, writeOperatorKeys, generateOperatorKeys } from './operator-access.ts'

/** How soon a list that another process refreshed is looked for. */
const listSyncEveryMs = 10_000

export interface ServeOptions {
  /** Whether HTTPS is served with a certificate that this machine issues to itself. */
  readonly isSelfSigned: boolean
  readonly print: (line: string) => void
}

/** Serves HTTP or HTTPS and works off jobs until a signal; then drains, closes and exits 0. */
export async function serve(settings: Settings, { isSelfSigned, print }: ServeOptions): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const listening: { origin: string | null } = { origin: null }
  const tls = await openServerTls(settings, isSelfSigned)
  const service = await openService(settings, () => listening.origin)
  try {
    const configuredApiKeys = configuredKeys(settings)
    const bootstrapKeys = await service.records.bootstrap(configuredApiKeys)
    const webhookSecret = await service.records.bootstrapWebhookSecret(settings.account.webhookSecret)
    const operatorKeys = generateOperatorKeys(systemIds)
    const app = buildServer({
      settings,
      log,
      linkKey: service.linkKey,
      endpoints: allEndpoints,
      tls,
      ports: { ...service.ports, records: withOperatorAccess(service.records, operatorKeys) },
    })
    await listen(app, settings, () => keyLines(bootstrapKeys, webhookSecret).forEach(print))
    const url = addressOf(app, tls === null ? 'http' : 'https')
    listening.origin = url
    const leaveKeys = (certificate: string | null): (() => void) =>
      writeOperatorKeys(settings.storage.dataDir, operatorKeys, certificate)
    const removeOperatorKeys = leaveKeys(tls?.certificate.certificate ?? null)
    service.announce(url)
    const stopFunctions = [
      ...(tls === null ? [] : [followCertificate(app, tls, { log, onChange: leaveKeys })]),
      startListSync(service, log),
      ...(settings.operation.worker ? [startWorkers(service, settings, log)] : []),
    ]
    const stop = async (): Promise<void> => {
      await Promise.all(stopFunctions.map((stopOne) => stopOne()))
    }
    closeOnSignal(shutdownSteps(app, service, { stop, takeBack: removeOperatorKeys }), { log })
    const { masterKeyMade: isMasterKeyGenerated } = service
    for (const line of startupBanner({
      url: tls === null ? url : outwardUrl(url, tls.host()),
      isSelfSigned,
      settings,
      made: bootstrapKeys,
      webhookSecret,
      masterKeyMade: isMasterKeyGenerated,
      missingPrograms: service.ports.inference.missingPrograms(),
      sealTrouble: await sealTrouble(service, log),
    }))
      print(line)
  } catch (error) {
    await service.close()
    throw error
  }
  await new Promise(() => undefined)
}

/**
 * @param showKeys shows what the first start made: where the port cannot be had, no later start would
 * @throws Error which setting names another port
 */
async function listen(app: FastifyInstance, { listen: at }: Settings, showKeys: () => void): Promise<void> {
  try {
    await app.listen({ host: at.host, port: at.port })
  } catch (error) {
    showKeys()
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`Port ${at.port} is taken by another program. Stop it, or set SYMBOLON_PORT.`, {
      cause: error,
    })
  }
}

/** Why no document can be sealed now, for those who watch the start; the log has what is behind it. */
async function sealTrouble({ ports }: WorkerService, log: Log): Promise<string | null> {
  const outcome = await ports.sealer.certificate()
  if (!('reason' in outcome)) return null
  log.error('No document can be sealed', { code: outcome.reason, error: outcome.cause })
  return sealFailures[outcome.reason].sentence
}

/** Works off jobs without serving HTTP, until a signal. */
export async function runWorker(settings: Settings, print: (line: string) => void): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const service = await openWorkerService(settings)
  const stop = startWorkers(service, settings, log)
  await sealTrouble(service, log)
  closeOnSignal(
    [
      { part: 'jobs', close: stop },
      { part: 'store', close: () => service.close() },
    ],
    { log },
  )
  print(`Symbolon works off jobs of ${settings.storage.dataDir}`)
  await new Promise(() => undefined)
}

/** Jobs and deliveries, until the function that is returned is called; it waits for what is under way. */
function startWorkers(service: WorkerService, settings: Settings, log: Log): () => Promise<void> {
  const { records, ports } = service
  const refreshes = refreshesOf(service, settings, log)
  const jobPorts = { ...ports, records, clock: systemClock, ids: systemIds }
  const worker = startWorker({
    records,
    vault: ports.vault,
    clock: systemClock,
    log,
    jobs: {
      ...jobHandlers,
      ...Object.fromEntries(refreshes.flatMap(({ jobs }) => Object.entries(jobs))),
      ...signingJobs(jobPorts),
      ...linkJobs({ ...jobPorts, faults: { report: (what, error) => log.error(what, { error }) } }),
    },
    schedules: [
      ...schedules,
      forgetUnfinishedFlows(settings.links.unfinishedDays),
      ...refreshes.flatMap((refresh) => refresh.schedules),
    ],
  })
  const dispatcher = startWebhookDispatcher({ records, webhookSender: ports.webhookSender, log })
  return async () => {
    for (const refresh of refreshes) refresh.stop()
    await Promise.all([worker.stop(), dispatcher.stop()])
  }
}

/** What is fetched from publishers without being asked for. */
function refreshesOf({ records, refreshing }: WorkerService, settings: Settings, log: Log): ListRefresh[] {
  const shared = { records, clock: systemClock, log }
  const [listsMs, registersMs] = [settings.lists.refreshMs, settings.registers.refreshMs]
  return [
    refreshing === null || listsMs === null
      ? noListRefresh
      : listRefresh({ ...refreshing, ...shared, everyMs: listsMs }),
    refreshing === null || registersMs === null
      ? noRegisterRefresh
      : registerRefresh({ ...refreshing, ...shared, everyMs: registersMs }),
  ]
}

/** Serves, soon after, every list that another process refreshed. */
function startListSync({ ports, records }: Service, log: Log): () => Promise<void> {
  const listSync: Schedule = {
    name: 'follow lists',
    everyMs: listSyncEveryMs,
    run: (_, signal) => syncLists(ports, signal),
  }
  const syncWorker = startWorker({
    records,
    vault: ports.vault,
    clock: systemClock,
    log,
    lanes: 0,
    schedules: [listSync],
  })
  return () => syncWorker.stop()
}

/** The bootstrap keys of the settings, those that are given. */
export function configuredKeys(settings: Settings): { server?: string; restricted?: string; test?: string } {
  const { serverKey, restrictedKey, testKey } = settings.account
  return {
    ...(serverKey === null ? {} : { server: serverKey }),
    ...(restrictedKey === null ? {} : { restricted: restrictedKey }),
    ...(testKey === null ? {} : { test: testKey }),
  }
}

function shutdownSteps(
  app: FastifyInstance,
  service: Service,
  background: { readonly stop: () => Promise<void>; readonly takeBack: () => void },
): Parameters<typeof closeOnSignal>[0] {
  return [
    { part: 'http', close: () => app.close() },
    { part: 'jobs', close: background.stop },
    {
      part: 'house',
      close: async () => {
        background.takeBack()
        await service.close()
      },
    },
  ]
}

/** As other devices reach it, where it listens for them. */
function outwardUrl(url: string, host: string): string {
  const address = new URL(url)
  address.hostname = host.includes(':') ? `[${host}]` : host
  return address.origin
}

function addressOf(app: FastifyInstance, scheme: 'http' | 'https'): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  const host = address.address.includes(':') ? `[${address.address}]` : address.address
  const reachable = host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host
  return `${scheme}://${reachable}:${address.port}`
}
