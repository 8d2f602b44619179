import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningProcess, type Service, startService, startWorkerProcess } from './service.ts'
import { createStores, type StoreAddresses } from '../stores/stores.ts'

export interface ClusterOptions {
  /** Processes of `symbolon serve`, none of which works off jobs; 2 unless told. */
  readonly apis?: number
  /** Processes of `symbolon worker`; 2 unless told. */
  readonly workers?: number
  /** As in `startService`. */
  readonly program?: 'source' | 'built'
  /** Settings of all processes. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * One installation in several real processes on the same stores. Each has a data directory of its own, as on a
 * machine of its own; what they share is in `environment`.
 */
export interface Cluster {
  /** Settings that a further process of this installation needs. */
  readonly environment: Readonly<Record<string, string>>
  /** Those that were started, in order; a killed one stays in its place until another is put there. */
  readonly apis: Service[]
  readonly workers: RunningProcess[]
  /** One more process, or another one in the place of a dead one; its data directory is then taken over. */
  startApi(replacedIndex?: number): Promise<Service>
  startWorker(replacedIndex?: number): Promise<RunningProcess>
  /** Kills what still runs and removes the data directories; the stores belong to anyone who started them. */
  stop(): Promise<void>
}

/** Starts all processes at once on an empty database. Ends all of them when one does not start. */
export async function startCluster(servers: StoreAddresses, options: ClusterOptions = {}): Promise<Cluster> {
  const shared = mkdtempSync(join(tmpdir(), 'symbolon-shared-'))
  const directories = [shared]
  const environment = {
    ...(await createStores(servers)),
    SYMBOLON_MASTER_KEY: randomBytes(32).toString('base64'),
    ...(servers.objects === null ? { SYMBOLON_VAULT_DIR: join(shared, 'vault') } : {}),
    SYMBOLON_WORKER: 'false',
    ...options.environment,
  }
  const given = { environment, ...(options.program === undefined ? {} : { program: options.program }) }
  const apis: Service[] = []
  const workers: RunningProcess[] = []
  const place = (row: readonly RunningProcess[], at: number | undefined): string => {
    const former = at === undefined ? undefined : row[at]
    const directory = former?.directory ?? mkdtempSync(join(tmpdir(), 'symbolon-node-'))
    if (former === undefined) directories.push(directory)
    return directory
  }
  const cluster: Cluster = {
    environment,
    apis,
    workers,
    startApi: async (at) => {
      const started = await startService({ ...given, directory: place(apis, at) })
      apis[at ?? apis.length] = started
      return started
    },
    startWorker: async (at) => {
      const started = await startWorkerProcess({ ...given, directory: place(workers, at) })
      workers[at ?? workers.length] = started
      return started
    },
    stop: async () => {
      await Promise.all([...apis, ...workers].map((running) => running.kill()))
      for (const directory of directories) rmSync(directory, { recursive: true, force: true })
    },
  }
  const starts = [
    ...Array.from({ length: options.apis ?? 2 }, () => cluster.startApi()),
    ...Array.from({ length: options.workers ?? 2 }, () => cluster.startWorker()),
  ]
  const failed = (await Promise.allSettled(starts)).find((start) => start.status === 'rejected')
  if (failed !== undefined) {
    await cluster.stop()
    throw failed.reason
  }
  return cluster
}
