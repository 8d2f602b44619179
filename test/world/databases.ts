import { inject } from 'vitest'
import type { DatabaseSettings } from '../../src/adapters/records/engine/database.ts'
import { anEmbeddedDirectory, type Beginning } from './embedded.ts'
import { freshStores } from './stores.ts'

/** Where records lie in this suite. */
export interface Place {
  readonly kind: DatabaseSettings['kind']
  readonly name: string
  /** Settings of a fresh database there without rows; each call makes another one. It may wait for its migrations. */
  readonly fresh: (beginning?: Beginning) => Promise<DatabaseSettings>
}

const servers = inject('stores') ?? null

/**
 * The embedded database, or PostgreSQL in the suite that has a server: the same tests run in both, for what holds on one
 * must hold on the other.
 */
export const place: Place =
  servers === null
    ? {
        kind: 'embedded',
        name: 'the embedded database',
        fresh: async (beginning) => ({ kind: 'embedded', directory: await anEmbeddedDirectory(beginning) }),
      }
    : {
        kind: 'postgres',
        name: 'PostgreSQL',
        fresh: async () => {
          const { SYMBOLON_DATABASE_URL: url = '' } = await freshStores({ ...servers, objects: null })
          return { kind: 'postgres', url }
        },
      }
