import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { syncLists } from '../flows/watchlists/sync-lists.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog, type Log } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { closeOnSignal } from '../platform/process/shutdown.ts'
import { jobs, schedules } from '../entrypoints/worker/jobs.ts'
import { listRefresh, noListRefresh } from '../entrypoints/worker/list-refresh.ts'
import { startDispatcher } from '../entrypoints/worker/start-dispatcher.ts'
import { startWorker } from '../entrypoints/worker/start-worker.ts'
import type { Schedule } from '../entrypoints/worker/work.ts'
import { startupBanner } from './startup-banner.ts'
import { openService, type Service } from './open-service.ts'
import { openEngines, type Workshop } from './open-engines.ts'
import { admitOperator, leaveOperatorKeys, makeOperatorKeys } from './operator-access.ts'

/** How soon a list that another process refreshed is looked for. */
const followEveryMs = 10_000

/** Serves HTTP and works off jobs until a signal; then drains, closes and exits 0. */
export async function serve(settings: Settings, say: (line: string) => void): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const at: { origin: string | null } = { origin: null }
  const service = await openService(settings, () => at.origin)
  try {
    const given = givenKeys(settings)
    const made = await service.records.bootstrap(given)
    const webhookSecret = await service.records.bootstrapWebhookSecret(settings.account.webhookSecret)
    const keys = makeOperatorKeys(systemIds)
    const app = buildServer({
      settings,
      log,
      linkKey: service.linkKey,
      endpoints: allEndpoints,
      ports: { ...service.ports, records: admitOperator(service.records, keys) },
    })
    await app.listen({ host: settings.listen.host, port: settings.listen.port })
    const url = addressOf(app)
    at.origin = url
    const takeBack = leaveOperatorKeys(settings.storage.dataDir, keys)
    service.announce(url)
    const stops = [
      followOthers(service, log),
      ...(settings.operation.worker ? [startDuties(service, settings, log)] : []),
    ]
    const stop = async (): Promise<void> => {
      await Promise.all(stops.map((each) => each()))
    }
    closeOnSignal(closingParts(app, service, { stop, takeBack }), { log })
    const { masterKeyMade } = service
    for (const line of startupBanner({ url, settings, made, webhookSecret, masterKeyMade })) say(line)
  } catch (error) {
    await service.close()
    throw error
  }
  await new Promise(() => undefined)
}

/** Works off jobs without serving HTTP, until a signal. */
export async function work(settings: Settings, say: (line: string) => void): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const workshop = await openEngines(settings)
  const stop = startDuties(workshop, settings, log)
  closeOnSignal(
    [
      { part: 'jobs', close: stop },
      { part: 'store', close: () => workshop.close() },
    ],
    { log },
  )
  say(`Symbolon works off jobs of ${settings.storage.dataDir}`)
  await new Promise(() => undefined)
}

/** Jobs and deliveries, until the function that is returned is called; it waits for what is under way. */
function startDuties(workshop: Workshop, settings: Settings, log: Log): () => Promise<void> {
  const { records, ports, refreshing } = workshop
  const everyMs = settings.lists.refreshMs
  const refresh =
    refreshing === null || everyMs === null
      ? noListRefresh
      : listRefresh({ ...refreshing, records, clock: systemClock, everyMs, log })
  const worker = startWorker({
    records,
    vault: ports.vault,
    clock: systemClock,
    log,
    jobs: { ...jobs, ...refresh.jobs },
    schedules: [...schedules, ...refresh.schedules],
  })
  const dispatcher = startDispatcher({ records, webhookSender: ports.webhookSender, log })
  return async () => {
    refresh.stop()
    await Promise.all([worker.stop(), dispatcher.stop()])
  }
}

/** Serves, soon after, every list that another process refreshed. */
function followOthers({ ports, records }: Service, log: Log): () => Promise<void> {
  const follow: Schedule = {
    name: 'follow lists',
    everyMs: followEveryMs,
    run: (_, signal) => syncLists(ports, signal),
  }
  const follower = startWorker({
    records,
    vault: ports.vault,
    clock: systemClock,
    log,
    lanes: 0,
    schedules: [follow],
  })
  return () => follower.stop()
}

/** The bootstrap keys of the settings, those that are given. */
export function givenKeys(settings: Settings): { server?: string; restricted?: string; test?: string } {
  const { serverKey, restrictedKey, testKey } = settings.account
  return {
    ...(serverKey === null ? {} : { server: serverKey }),
    ...(restrictedKey === null ? {} : { restricted: restrictedKey }),
    ...(testKey === null ? {} : { test: testKey }),
  }
}

function closingParts(
  app: FastifyInstance,
  service: Service,
  schedules: { readonly stop: () => Promise<void>; readonly takeBack: () => void },
): Parameters<typeof closeOnSignal>[0] {
  return [
    { part: 'http', close: () => app.close() },
    { part: 'jobs', close: schedules.stop },
    {
      part: 'house',
      close: async () => {
        schedules.takeBack()
        await service.close()
      },
    },
  ]
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  const host = address.address.includes(':') ? `[${address.address}]` : address.address
  const reachable = host === '0.0.0.0' || host === '[::]' ? '127.0.0.1' : host
  return `http://${reachable}:${address.port}`
}
