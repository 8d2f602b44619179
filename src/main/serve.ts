import type { FastifyInstance } from 'fastify'
import { allEndpoints } from '../entrypoints/http/all.ts'
import { buildServer } from '../entrypoints/http/kit/server.ts'
import { followLists } from '../flows/watchlists/follow-lists.ts'
import { systemClock } from '../platform/process/clock.ts'
import { systemIds } from '../platform/process/ids.ts'
import { createLog, type Log } from '../platform/process/log.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { closeOnSignal } from '../platform/process/shutdown.ts'
import { jobs, duties } from '../entrypoints/worker/jobs.ts'
import { listRefresh, noListRefresh } from '../entrypoints/worker/list-refresh.ts'
import { startDispatcher } from '../entrypoints/worker/start-dispatcher.ts'
import { startWorker } from '../entrypoints/worker/start-worker.ts'
import type { Duty } from '../entrypoints/worker/work.ts'
import { greeting } from './greeting.ts'
import { openHouse, type House } from './open-service.ts'
import { openWorkshop, type Workshop } from './open-engines.ts'
import { admitOperator, leaveOperatorKeys, makeOperatorKeys } from './operator-access.ts'

/** How soon a list that another process refreshed is looked for. */
const followEveryMs = 10_000

/** Serves HTTP and works off jobs until a signal; then drains, closes and exits 0. */
export async function serve(settings: Settings, say: (line: string) => void): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const at: { origin: string | null } = { origin: null }
  const house = await openHouse(settings, () => at.origin)
  try {
    const given = givenKeys(settings)
    const made = await house.records.bootstrap(given)
    const webhookSecret = await house.records.bootstrapWebhookSecret(settings.account.webhookSecret)
    const keys = makeOperatorKeys(systemIds)
    const app = buildServer({
      settings,
      log,
      linkKey: house.linkKey,
      endpoints: allEndpoints,
      hands: { ...house.hands, records: admitOperator(house.records, keys) },
    })
    await app.listen({ host: settings.listen.host, port: settings.listen.port })
    const url = addressOf(app)
    at.origin = url
    const takeBack = leaveOperatorKeys(settings.storage.dataDir, keys)
    house.announce(url)
    const stops = [
      followOthers(house, log),
      ...(settings.operation.worker ? [startDuties(house, settings, log)] : []),
    ]
    const stop = async (): Promise<void> => {
      await Promise.all(stops.map((each) => each()))
    }
    closeOnSignal(closingParts(app, house, { stop, takeBack }), { log })
    const { masterKeyMade } = house
    for (const line of greeting({ url, settings, made, webhookSecret, masterKeyMade })) say(line)
  } catch (error) {
    await house.close()
    throw error
  }
  await new Promise(() => undefined)
}

/** Works off jobs without serving HTTP, until a signal. */
export async function work(settings: Settings, say: (line: string) => void): Promise<void> {
  const log = createLog(settings.operation.logLevel)
  const workshop = await openWorkshop(settings)
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
  const { records, hands, refreshing } = workshop
  const everyMs = settings.lists.refreshMs
  const refresh =
    refreshing === null || everyMs === null
      ? noListRefresh
      : listRefresh({ ...refreshing, records, clock: systemClock, everyMs, log })
  const worker = startWorker({
    records,
    vault: hands.vault,
    clock: systemClock,
    log,
    jobs: { ...jobs, ...refresh.jobs },
    duties: [...duties, ...refresh.duties],
  })
  const dispatcher = startDispatcher({ records, courier: hands.courier, log })
  return async () => {
    refresh.stop()
    await Promise.all([worker.stop(), dispatcher.stop()])
  }
}

/** Serves, soon after, every list that another process refreshed. */
function followOthers({ hands, records }: House, log: Log): () => Promise<void> {
  const follow: Duty = {
    name: 'follow lists',
    everyMs: followEveryMs,
    run: (_, signal) => followLists(hands, signal),
  }
  const follower = startWorker({
    records,
    vault: hands.vault,
    clock: systemClock,
    log,
    lanes: 0,
    duties: [follow],
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
  house: House,
  duties: { readonly stop: () => Promise<void>; readonly takeBack: () => void },
): Parameters<typeof closeOnSignal>[0] {
  return [
    { part: 'http', close: () => app.close() },
    { part: 'jobs', close: duties.stop },
    {
      part: 'house',
      close: async () => {
        duties.takeBack()
        await house.close()
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
