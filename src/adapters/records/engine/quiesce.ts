import type { Engine } from './session.ts'

/** What is counted in a backup and again after it was put back. */
const countedTables = [
  'accounts',
  'subjects',
  'transactions',
  'images',
  'screenings',
  'outbox',
  'audit_entries',
  'erasure_ledger',
] as const

export interface DatabaseState {
  /** Name of the last migration. */
  readonly migration: string
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>
}

/**
 * Runs `work` while no one uses the embedded database and its files hold everything: its one session is held, after a
 * checkpoint, and it has no processes that write by themselves. A copy of the files made meanwhile opens like a
 * database whose process was killed, with next to nothing to recover. Anyone who wants to write waits.
 */
export async function whileQuiesced<T>(
  engine: Engine,
  work: (state: DatabaseState) => Promise<T>,
): Promise<T> {
  if (engine.kind !== 'embedded') throw new Error('Only the embedded database lies in files of this service.')
  const session = await engine.acquire()
  try {
    const { rows } = await session.query(
      `select (select max(name) from symbolon_migrations) as migration,
              ${countedTables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
      [],
    )
    const row = rows[0] ?? {}
    const counts = Object.fromEntries(countedTables.map((table) => [table, Number(row[table])]))
    await session.script('checkpoint')
    return await work({ migration: String(row['migration']), counts })
  } finally {
    session.release()
  }
}

/**
 * Makes wrapped keys that were deleted disappear from the files of the embedded database and of its log, where deleted
 * rows otherwise lie until their place is used again: anyone who has the files and the master key finds nothing of them.
 */
export async function scrubKeys(engine: Engine): Promise<void> {
  const session = await engine.acquire()
  try {
    await session.script('set wal_recycle = off')
    for (const table of ['record_keys', 'subject_keys']) await session.script(`vacuum full ${table}`)
    // Twice: a checkpoint keeps the log since the one before it.
    for (let round = 0; round < 2; round++) {
      await session.script('select pg_switch_wal()')
      await session.script('checkpoint')
    }
    await session.script('reset wal_recycle')
  } finally {
    session.release()
  }
}
