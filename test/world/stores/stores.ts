import { randomUUID } from 'node:crypto'
import pg from 'pg'
import {
  freshBucket,
  type ObjectStoreAddress,
  startObjectStore,
  type TestObjectStore,
} from './object-store.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** Servers that run, as plain text, so that they can be handed to another process. */
export interface StoreAddresses {
  /** A database of the server, in which others can be made. */
  readonly postgres: string
  /** Null: the blobs are files. */
  readonly objects: ObjectStoreAddress | null
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent in suites without servers; null when the servers of the suite are not on this machine. */
    readonly stores?: StoreAddresses | null
  }
}

export interface TestStores {
  readonly postgres: TestPostgres
  readonly objects: TestObjectStore | null
  readonly addresses: StoreAddresses
  stop(): Promise<void>
}

/** Starts real servers; null, and a sentence on standard error, when one of them is not here. */
export async function startStores(requested: { readonly objects: boolean }): Promise<TestStores | null> {
  const postgres = await startPostgres()
  if (postgres === null) return null
  try {
    const objects = requested.objects ? await startObjectStore() : null
    if (requested.objects && objects === null) {
      postgres.stop()
      return null
    }
    const { endpoint, accessKey, secretKey } = objects ?? { endpoint: '', accessKey: '', secretKey: '' }
    return {
      postgres,
      objects,
      addresses: {
        postgres: postgres.address,
        objects: objects === null ? null : { endpoint, accessKey, secretKey },
      },
      stop: async () => {
        await objects?.stop()
        postgres.stop()
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

/** Settings of an installation on an empty database and an empty bucket of these servers. */
export async function createStores({ postgres, objects }: StoreAddresses): Promise<Record<string, string>> {
  const address = new URL(postgres)
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    address.pathname = `/world_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${address.pathname.slice(1)}`)
  } finally {
    await client.end()
  }
  if (objects === null) return { SYMBOLON_DATABASE_URL: address.href }
  return {
    SYMBOLON_DATABASE_URL: address.href,
    SYMBOLON_S3_ENDPOINT: objects.endpoint,
    SYMBOLON_S3_ACCESS_KEY: objects.accessKey,
    SYMBOLON_S3_SECRET_KEY: objects.secretKey,
    SYMBOLON_S3_BUCKET: await freshBucket(objects),
  }
}
