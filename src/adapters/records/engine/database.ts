import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type Transaction } from 'kysely'
import { Refusal } from '../../../vocabulary/refusals.ts'
import { engineDialect, withNext } from './dialect.ts'
import { type EmbeddedSettings, openEmbedded } from './embedded.ts'
import { openPostgres, type PostgresSettings } from './postgres.ts'
import { planChanged } from './pipelines/pipeline.ts'
import {
  type Answer,
  CommitOutcomeUnknown,
  ConnectionLost,
  DatabaseFault,
  type Engine,
  StaleConnection,
  type Statement,
} from './session.ts'
import { keepUp } from './upkeep.ts'

export type DatabaseSettings = EmbeddedSettings | PostgresSettings

/** In whose name a transaction runs: an account, whose rows alone it sees, or the system itself. */
export type Scope = { readonly account: string } | 'system'

export interface TransactionLimits {
  /** Milliseconds for one statement; 10,000 unless told. */
  readonly statementMs?: number
  /** Milliseconds to wait for a row lock; 5,000 unless told. */
  readonly lockMs?: number
  /** Attempts after deadlocks and serialization failures, the first included; 4 unless told. */
  readonly attempts?: number
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
}

export interface Database<Schema> {
  readonly kind: 'embedded' | 'postgres'
  /** Outside of transactions, as the owner: sees all accounts. For single statements of the system only. */
  readonly kysely: Kysely<Schema>
  /** The sessions below, for the migration runner. */
  readonly engine: Engine
  /**
   * Runs `work` in one transaction. In the scope of an account the role changes to `symbolon_app` and row-level
   * security compares `account_id` with `current_setting('symbolon.account', true)`; `system` changes nothing.
   * After a deadlock or a serialization failure `work` runs again from its start: effects outside the database do
   * not belong into it.
   *
   * @throws DatabaseFault, ConnectionLost, CommitOutcomeUnknown, or Refusal SERVICE_UNAVAILABLE (too busy, lock not had in time)
   */
  inTransaction<T>(
    scope: Scope,
    work: (trx: Transaction<Schema>) => Promise<T>,
    limits?: TransactionLimits,
  ): Promise<T>
  /**
   * Runs statements that are known beforehand as one transaction, in one round trip: all take effect or none. Row-level
   * security holds as in `inTransaction`, for each part in its own scope.
   *
   * @returns an answer for each statement, by part
   * @throws DatabaseFault of the first that fails, CommitOutcomeUnknown, or Refusal SERVICE_UNAVAILABLE
   */
  inOneTrip(
    parts: readonly { readonly scope: Scope; readonly statements: readonly Statement[] }[],
  ): Promise<readonly (readonly Answer[])[]>
  /** Whether a write would be acknowledged now. */
  ready(): Promise<boolean>
  /** Tells the lock of the embedded database where this process serves; nothing on PostgreSQL. */
  announce(reach: string): void
  /** As `Engine.onSignal`. */
  onSignal(heard: (signal: string | null) => void): () => void
  close(): Promise<void>
}

/** After deadlocks and serialization failures, the first attempt included. */
const attempts = 4

/** The role that account transactions run under; it owns nothing, so that row-level security binds it. */
export const appRole = 'symbolon_app'

/** Inside of `inTransaction`, to refuse a caller that would wait for itself. */
const inside = new AsyncLocalStorage<{ readonly engine: Engine; open: boolean }>()

/** Opens the database that the settings name. Migrations are run by `migrate`. */
export async function openDatabase<Schema>(settings: DatabaseSettings): Promise<Database<Schema>> {
  const below = settings.kind === 'embedded' ? await openEmbedded(settings) : await openPostgres(settings)
  const engine = refusingOwnQueue(below)
  const upkeep = engine.kind === 'embedded' ? keepUp(engine) : undefined
  const kysely = new Kysely<Schema>({ dialect: engineDialect(engine) })
  return {
    kind: engine.kind,
    kysely,
    engine,
    inTransaction: async (scope, work, limits = {}) =>
      retrying(limits.attempts ?? attempts, async () => {
        let builder = kysely.transaction()
        if (limits.isolation !== undefined) builder = builder.setIsolationLevel(limits.isolation)
        return builder.execute(async (trx) => {
          const { sql, parameters } = scopeStatement(scope, limits)
          await trx.executeQuery(withNext(sql, parameters))
          return runInside(engine, async () => work(trx))
        })
      }),
    inOneTrip: async (parts) =>
      retrying(attempts, async () => {
        const trip = parts.map(({ scope, statements }) => [scopeStatement(scope, {}), ...statements])
        try {
          const answers = await engine.trip(trip.flat())
          let begin = 0
          return trip.map(({ length }) => answers.slice(begin + 1, (begin += length)))
        } catch (error) {
          if (!(error instanceof ConnectionLost)) throw error
          throw new CommitOutcomeUnknown(
            'The connection was lost during a change; whether it took effect is not known.',
            { cause: error },
          )
        }
      }),
    ready: async () => engine.ready(),
    announce: (reach) => {
      engine.announce(reach)
    },
    onSignal: (heard) => engine.onSignal(heard),
    close: async () => {
      upkeep?.stop()
      await engine.close()
    },
  }
}

const settingsOfScope = {
  system: `select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true)`,
  account: `select set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true),
                   set_config('symbolon.account', $3, true), set_config('role', '${appRole}', true)`,
} as const

/** Everything that a transaction needs to know, in one statement. */
function scopeStatement(scope: Scope, limits: TransactionLimits): Statement {
  const times = [String(limits.statementMs ?? 10_000), String(limits.lockMs ?? 5000)]
  if (scope === 'system') return { sql: settingsOfScope.system, parameters: times }
  if (scope.account === '') throw new Error('A transaction was asked for an account without a name.')
  return { sql: settingsOfScope.account, parameters: [...times, scope.account] }
}

const lockNotHad = '55P03'
/** The class of what the server has too little of: space on its disk, memory, connections. */
const noContext = '53'
/** deadlock_detected, serialization_failure and a prepared statement whose tables changed: all is undone, to be tried again. */
const worthAnotherTry = new Set(['40P01', '40001', planChanged])

async function retrying<T>(most: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      // Mostly a connection that had died while idle.
      if (error instanceof StaleConnection && attempt < most) continue
      if (!(error instanceof DatabaseFault)) throw error
      if (error.code === lockNotHad || error.code.startsWith(noContext))
        throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error })
      if (!worthAnotherTry.has(error.code) || attempt >= most) throw error
      await sleep(randomInt(5, 20 * 2 ** attempt))
    }
  }
}

/** A session is held by the transaction; anyone who asks for another inside of it may wait for itself for ever. */
function refusingOwnQueue(engine: Engine): Engine {
  const refuseInside = (): void => {
    const outer = inside.getStore()
    if (outer?.open === true && outer.engine === guarded)
      throw new Error('A statement inside a transaction went past it; use the transaction that was given.')
  }
  const guarded: Engine = {
    kind: engine.kind,
    acquire: async () => {
      refuseInside()
      return engine.acquire()
    },
    trip: async (statements) => {
      refuseInside()
      return engine.trip(statements)
    },
    ready: async () => engine.ready(),
    announce: (reach) => engine.announce(reach),
    onSignal: (heard) => engine.onSignal(heard),
    close: async () => engine.close(),
  }
  return guarded
}

/** Transactions that are open in this process. */
const open = new Set<object>()

async function runInside<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  const mark = { engine, open: true }
  open.add(mark)
  try {
    return await inside.run(mark, work)
  } finally {
    mark.open = false
    open.delete(mark)
    // Until Node 24 a storage that is in use makes every promise of the process slower.
    if (open.size === 0) inside.disable()
  }
}
