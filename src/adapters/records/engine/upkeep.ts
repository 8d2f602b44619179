import { Refusal } from '../../../vocabulary/refusals.ts'
import { ConnectionLost, DatabaseFault, type Engine, type Session } from './session.ts'

/** Bytes of write-ahead log after which a checkpoint is written: they bound the disk used and the next start. */
const logBetweenCheckpoints = 32 * 1024 * 1024

/** Transactions after which all rows are frozen, far below the two thousand million where numbers run out. */
const ageToFreeze = 100_000_000

export interface Upkeep {
  /** Does at once what is due. */
  run(): Promise<void>
  stop(): void
}

/**
 * What a PostgreSQL server does by background processes, which the embedded one has not: checkpoints, removal of
 * dead rows, statistics. Runs every `everyMs`, a step at a time: who waits for the session has it between the steps.
 */
export function keepUp(engine: Engine, everyMs = 30_000): Upkeep {
  let lastCheckpoint = 0
  const run = async (): Promise<void> => {
    await inTurn(engine, async (session) => {
      const position = await logPosition(session)
      if (position - lastCheckpoint <= logBetweenCheckpoints) return
      await session.script('checkpoint')
      lastCheckpoint = position
    })
    for (const table of await inTurn(engine, untidyTables))
      await inTurn(engine, async (session) => session.script(`vacuum (analyze) ${table}`))
    await inTurn(engine, async (session) => {
      if ((await age(session)) > ageToFreeze) await session.script('vacuum (freeze)')
    })
  }
  const timer = setInterval(() => {
    run().catch((error: unknown) => {
      // Busy, or the engine is broken and says so by itself: the next round tries again.
      const expected =
        error instanceof Refusal || error instanceof DatabaseFault || error instanceof ConnectionLost
      if (!expected) throw error
    })
  }, everyMs)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}

/** With the one session, in the order of asking. */
async function inTurn<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await engine.acquire()
  try {
    return await work(session)
  } finally {
    session.release()
  }
}

async function logPosition(session: Session): Promise<number> {
  const { rows } = await session.query(
    `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8 as position`,
    [],
  )
  return Number(rows[0]?.['position'])
}

/** The thresholds are those of autovacuum. */
async function untidyTables(session: Session): Promise<string[]> {
  const { rows } = await session.query(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
        or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup`,
    [],
  )
  return rows.map((row) => String(row['name']))
}

async function age(session: Session): Promise<number> {
  const { rows } = await session.query('select max(age(datfrozenxid))::int8 as age from pg_database', [])
  return Number(rows[0]?.['age'])
}
