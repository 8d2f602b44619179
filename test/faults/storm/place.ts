import { readOperatorKeys } from '../../../src/main/operator-access.ts'
import { startCluster } from '../../world/service/cluster.ts'
import type { TestStores } from '../../world/stores/stores.ts'
import { type Service, serviceEnvironment, startService } from '../../world/service/service.ts'
import type { ServiceAccess } from './judge.ts'

/** A running installation at which things can be killed. */
export interface Installation {
  /** Where clients reach it now. */
  readonly urls: () => readonly string[]
  readonly site: () => ServiceAccess
  /** Kills something by turns, with SIGKILL, and starts it again. What it was. */
  strike(turn: number): Promise<string>
  /** Ends everything that runs, as an operator would; the exit statuses. */
  stop(): Promise<readonly (number | null)[]>
  /** Ends everything at once, if it still runs. */
  kill(): Promise<void>
  /** Settings by which the store can be opened once everything has ended. */
  readonly environment: Readonly<Record<string, string>>
  /** Everything that was said so far, by all processes. */
  said(): string
}

/** What every installation of a storm is set to: events go to this machine. */
export const installationSettings = { SYMBOLON_WEBHOOK_ALLOW: '127.0.0.1/32' } as const

export function accessOf({ url, directory }: Pick<Service, 'url' | 'directory'>): ServiceAccess {
  return { url, operatorKey: readOperatorKeys(directory)?.live ?? '' }
}

/** One process that serves and works; on an embedded database, unless the settings name another. */
export async function singleInstallation(
  directory: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const options = {
    directory,
    program: 'built',
    environment: { ...installationSettings, ...environment },
  } as const
  let service: Service | null = await startService(options)
  const former: string[] = []
  const running = (): Service => {
    if (service === null) throw new Error('Nothing runs here.')
    return service
  }
  return {
    urls: () => (service === null ? [] : [service.url]),
    site: () => accessOf(running()),
    strike: async () => {
      const killed = running()
      await killed.kill()
      service = null
      former.push(killed.said())
      service = await startService(options)
      return 'the service'
    },
    stop: async () => {
      const last = running()
      service = null
      const status = await last.stop()
      former.push(last.said())
      return [status]
    },
    kill: async () => {
      await service?.kill()
      service = null
    },
    environment: definedOnly(serviceEnvironment(directory, options.environment)),
    said: () => [...former, service?.said() ?? ''].join('\n'),
  }
}

/** Two that serve and two that work, on PostgreSQL and an object store. */
export async function clusterInstallation(
  stores: TestStores,
  environment: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const settings = { ...installationSettings, ...environment }
  const cluster = await startCluster(stores.addresses, { program: 'built', environment: settings })
  const former: string[] = []
  const stoppedApis = new Set<number>()
  const replaceProcess = async (row: 'apis' | 'workers', at: number): Promise<string> => {
    await cluster[row][at]?.kill()
    if (row === 'apis') stoppedApis.add(at)
    former.push(cluster[row][at]?.said() ?? '')
    await (row === 'apis' ? cluster.startApi(at) : cluster.startWorker(at))
    stoppedApis.delete(at)
    return row === 'apis' ? `process ${at} that serves` : `process ${at} that works`
  }
  return {
    urls: () => cluster.apis.filter((_, at) => !stoppedApis.has(at)).map(({ url }) => url),
    site: () => {
      const [api] = cluster.apis
      if (api === undefined) throw new Error('Nothing serves here.')
      return accessOf(api)
    },
    strike: async (turn) => {
      if (turn % 3 === 0) return replaceProcess('apis', (turn / 3) % 2)
      if (turn % 3 === 1) return replaceProcess('workers', ((turn - 1) / 3) % 2)
      await stores.postgres.kill()
      await stores.postgres.start()
      return 'the database'
    },
    stop: () => Promise.all([...cluster.apis, ...cluster.workers].map((running) => running.stop())),
    kill: () => cluster.stop(),
    environment: definedOnly(serviceEnvironment(cluster.apis[0]?.directory ?? '', cluster.environment)),
    said: () =>
      [...former, ...[...cluster.apis, ...cluster.workers].map((running) => running.said())].join('\n'),
  }
}

/** Only what is ours: the rest of the environment is no setting. */
function definedOnly(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith('SYMBOLON_') && value !== undefined ? [[name, value]] : [],
    ),
  )
}
