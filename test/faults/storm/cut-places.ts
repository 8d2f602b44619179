import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { PowerCutDisk } from '../../world/faults/cut-disk.ts'
import { createDataDirectory } from '../../world/stores/embedded.ts'
import { startPostgres } from '../../world/stores/postgres.ts'
import { type Service, startService } from '../../world/service/service.ts'
import { type Installation, singleInstallation } from './place.ts'

/** An installation with all it keeps on one disk, and how another is started on a copy of that disk. */
export interface PowerCutInstallation {
  readonly place: Installation
  /** Nothing that it starts works off jobs: what is found is what was there. */
  open(copy: string): Promise<{ readonly service: Service; close(): Promise<void> }>
  /** Ends what runs on the disk itself. */
  close(): Promise<void>
}

const withoutWorkerSettings = { SYMBOLON_WORKER: 'false' }

/** @param preload a library that all processes are run with */
export async function embeddedPowerCut(disk: PowerCutDisk, preload?: string): Promise<PowerCutInstallation> {
  const template = await createDataDirectory()
  const directory = join(disk.path, 'data')
  cpSync(template, directory, { recursive: true })
  rmSync(template, { recursive: true, force: true })
  const place = await singleInstallation(directory, preload === undefined ? {} : { LD_PRELOAD: preload })
  return {
    place,
    open: async (copy) => {
      const there = join(copy, 'data')
      const service = await startService({
        directory: there,
        program: 'built',
        environment: withoutWorkerSettings,
      })
      return { service, close: () => service.kill() }
    },
    close: async () => {
      await place.stop()
    },
  }
}

/** The database and the folder of the blobs on the same disk. */
export async function postgresPowerCut(disk: PowerCutDisk, preload?: string): Promise<PowerCutInstallation> {
  const options = { under: disk.path, ...(preload === undefined ? {} : { preload }) }
  const postgres = await startPostgres(options)
  if (postgres === null) throw new Error('There is no PostgreSQL here.')
  const url = new URL(postgres.database())
  const master = randomBytes(32).toString('base64')
  const settings = (root: string, address: string) => ({
    SYMBOLON_DATABASE_URL: address,
    SYMBOLON_VAULT_DIR: join(root, 'vault'),
    SYMBOLON_MASTER_KEY: master,
  })
  const node = join(disk.path, 'node')
  mkdirSync(node)
  const place = await singleInstallation(node, {
    ...settings(disk.path, url.href),
    ...(preload === undefined ? {} : { LD_PRELOAD: preload }),
  })
  return {
    place,
    open: async (copy) => {
      const cluster = join(copy, relative(disk.path, postgres.cluster))
      // The number in it is that of a process which, after a power cut, would not be there.
      rmSync(join(cluster, 'postmaster.pid'), { force: true })
      const second = await startPostgres({ cluster })
      const address = new URL(url)
      address.port = new URL(second?.address ?? '').port
      const environment = { ...settings(copy, address.href), ...withoutWorkerSettings }
      try {
        const service = await startService({ directory: join(copy, 'node'), program: 'built', environment })
        const close = async (): Promise<void> => {
          await service.kill()
          second?.stop()
        }
        return { service, close }
      } catch (error) {
        second?.stop()
        throw error
      }
    },
    close: async () => {
      await place.stop()
      postgres.stop()
    },
  }
}
