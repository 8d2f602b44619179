import { inject } from 'vitest'
import type { DatabaseSettings } from '../../../src/adapters/records/engine/database.ts'
import { createDataDirectory, type InitialState } from './embedded.ts'
import { createStores } from './stores.ts'

/** Where records lie in this suite. */
export interface TestDatabase {
  readonly kind: DatabaseSettings['kind']
  readonly name: string
  /** Settings of a fresh database there without rows; each call makes another one. It may wait for its migrations. */
  readonly fresh: (initialState?: InitialState) => Promise<DatabaseSettings>
}

const servers = inject('stores') ?? null

/**
 * The embedded database, or PostgreSQL in the suite that has a server: the same tests run in both, for what holds on one
 * must hold on the other.
 */
export const testDatabase: TestDatabase =
  servers === null
    ? {
        kind: 'embedded',
        name: 'the embedded database',
        fresh: async (initialState) => ({
          kind: 'embedded',
          directory: await createDataDirectory(initialState),
        }),
      }
    : {
        kind: 'postgres',
        name: 'PostgreSQL',
        fresh: async () => {
          const { SYMBOLON_DATABASE_URL: url = '' } = await createStores({ ...servers, objects: null })
          return { kind: 'postgres', url }
        },
      }
