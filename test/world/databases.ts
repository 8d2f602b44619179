import { inject } from 'vitest'
import type { DatabaseSettings } from '../../src/records/engine/database.ts'
import { anEmbeddedDirectory } from './embedded.ts'
import { freshStores } from './stores.ts'

/** Where records can lie. */
export interface Place {
  readonly name: string
  /** Settings of a fresh, empty database there; each call makes another one. */
  readonly fresh: () => Promise<DatabaseSettings>
}

export const embedded: Place = {
  name: 'the embedded database',
  fresh: async () => ({ kind: 'embedded', directory: await anEmbeddedDirectory() }),
}

const servers = inject('stores') ?? null

/** The server of the suite; null where PostgreSQL is not installed, which the suite has said aloud. */
export const postgres: Place | null = servers && {
  name: 'PostgreSQL',
  fresh: async () => {
    const { SYMBOLON_DATABASE_URL: url = '' } = await freshStores({ ...servers, objects: null })
    return { kind: 'postgres', url }
  },
}

/** Every place that this machine has: what holds on one must hold on the other. */
export const places: readonly Place[] = postgres === null ? [embedded] : [embedded, postgres]
