import type { KyselyPlugin, Transaction } from 'kysely'
import type { Vault } from '../../src/flows/ports/vault/vault.ts'
import type { Database } from '../../src/adapters/records/engine/database.ts'
import { CommitOutcomeUnknown, type Statement } from '../../src/adapters/records/engine/session.ts'

/** What is thrown where a fault was asked for. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault'
}

/** Counts operations and fails the one whose number comes up. */
export class FaultInjector {
  /** Operations so far. */
  count = 0
  /** 0 = never. */
  failAt = 0
  /** What failed, for the test's message. */
  blown = ''

  arm(failAt: number): void {
    this.count = 0
    this.failAt = failAt
    this.blown = ''
  }

  /** Whether this is the operation that fails. */
  blows(operation: string): boolean {
    this.count += 1
    if (this.count === this.failAt) this.blown = operation
    return this.count === this.failAt
  }

  pass(operation: string, fault: () => Error = () => new InjectedFault(operation)): void {
    if (this.blows(operation)) throw fault()
  }
}

/** Refused by the server, in the middle of what was sent with it. */
const refused: Statement = { sql: 'select 1 / 0', parameters: [] }

const faultMessage = (): Error => new CommitOutcomeUnknown('The answer to COMMIT was lost.')

/** A database whose statements and commits may fail: before they take effect, and after, when only the answer is lost. */
export function failingDatabase<Schema>(database: Database<Schema>, fuse: FaultInjector): Database<Schema> {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      fuse.pass(`before ${node.kind}`)
      return node
    },
    transformResult: ({ result }) => {
      fuse.pass('after a statement')
      return Promise.resolve(result)
    },
  }
  return {
    ...database,
    inTransaction: async <T>(
      scope: Parameters<Database<Schema>['inTransaction']>[0],
      work: (trx: Transaction<Schema>) => Promise<T>,
    ): Promise<T> => {
      const result = await database.inTransaction(scope, async (trx) => {
        const done = await work(trx.withPlugin(plugin))
        fuse.pass('before COMMIT')
        fuse.pass('COMMIT lost on its way', faultMessage)
        return done
      })
      fuse.pass('answer to COMMIT lost', faultMessage)
      return result
    },
    inOneTrip: async (parts) => {
      fuse.pass('before a round trip')
      fuse.pass('a round trip lost on its way', faultMessage)
      const answers = await database.inOneTrip(
        parts.map(({ scope, statements }) => ({
          scope,
          statements: statements.map((statement) => (fuse.blows('a statement') ? refused : statement)),
        })),
      )
      fuse.pass('answer to a round trip lost', faultMessage)
      return answers
    },
  }
}

export function failingVault(vault: Vault, fuse: FaultInjector): Vault {
  return {
    keep: async (...blob) => {
      fuse.pass('before keeping a blob')
      const stored = await vault.keep(...blob)
      fuse.pass('after keeping a blob')
      return stored
    },
    forget: async (id) => {
      fuse.pass('before forgetting a blob')
      await vault.forget(id)
      fuse.pass('after forgetting a blob')
    },
    keepLarge: async (...blob) => {
      fuse.pass('before keeping a blob')
      return vault.keepLarge(...blob)
    },
    fetchPart: (...request) => vault.fetchPart(...request),
    fetch: (id, seal) => vault.fetch(id, seal),
    list: () => vault.list(),
    ready: () => vault.ready(),
  }
}
