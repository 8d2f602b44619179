import { randomInt } from 'node:crypto'
import { type CompiledQuery, sql as raw } from 'kysely'
import type { JobLease, JobPayload, JobRecords, LeasedJob, NewJob } from '../../../flows/ports/worker/jobs.ts'
import type { RecordsContext, Sql } from '../engine/records-context.ts'
import type { Tables } from '../engine/schema.ts'
import type { Selectable } from 'kysely'

const triesUnlessReported = 10
const firstBackOffMs = 5000
const longestBackOffMs = 60 * 60_000

export function jobRecords(context: RecordsContext): JobRecords {
  const { database } = context
  return {
    enqueueJob: (job) => database.inTransaction('system', (sql) => enqueue(context, sql, job)),
    nextJobAt: async (kinds) => {
      if (kinds.length === 0) return null
      const next = await database.kysely
        .selectFrom('jobs')
        .select(raw<number | null>`min(greatest(run_at, leased_until))`.as('at'))
        .where('kind', 'in', kinds)
        .where('state', '<>', 'dead')
        .executeTakeFirst()
      return next?.at ?? null
    },
    leaseJob: (kinds, leaseMs) =>
      database.inTransaction('system', (sql) => lease(context, sql, { kinds, leaseMs })),
    renewJob: (job, leaseMs) =>
      database.inTransaction('system', async (sql) => {
        const renewed = await held(sql, job)
          .set({ leased_until: context.clock.now() + leaseMs })
          .returning('id')
          .executeTakeFirst()
        return renewed !== undefined
      }),
    completeJob: (job) =>
      database.inTransaction('system', async (sql) => {
        const done = await sql
          .deleteFrom('jobs')
          .where('id', '=', job.id)
          .where('fence', '=', job.fence)
          .where('state', '=', 'leased')
          .returning('id')
          .executeTakeFirst()
        return done !== undefined
      }),
    failJob: (job, error) => database.inTransaction('system', (sql) => fail(context, sql, { job, error })),
    jobCounts: () =>
      database.inTransaction('system', (sql) =>
        sql
          .selectFrom('jobs')
          .select(['kind', 'state', raw<number>`count(*)`.as('count')])
          .groupBy(['kind', 'state'])
          .orderBy('kind')
          .execute(),
      ),
  }
}

/** In the caller's transaction: the job is there exactly when the change is. */
export async function enqueue(context: RecordsContext, sql: Sql, job: NewJob): Promise<void> {
  await sql.executeQuery(jobRow(context, job))
}

/** The row of a job, as a statement; nothing where one of its name waits or runs. */
export function jobRow(context: RecordsContext, job: NewJob): CompiledQuery {
  const now = context.clock.now()
  return context.database.kysely
    .insertInto('jobs')
    .values({
      id: context.ids.id(),
      account_id: job.accountId,
      kind: job.kind,
      version: job.version ?? 1,
      payload: JSON.stringify(job.payload),
      state: 'ready',
      run_at: job.runAt ?? now,
      max_attempts: job.maxAttempts ?? triesUnlessReported,
      leased_until: null,
      created_at: now,
      once: job.once ?? null,
    })
    .onConflict((conflict) => conflict.column('once').doNothing())
    .compile()
}

/** How long to wait before the next try: doubled each time, with jitter so that many do not come back at once. */
export function backOffMs(attempts: number, jitter: (below: number) => number): number {
  const ceiling = Math.min(longestBackOffMs, firstBackOffMs * 2 ** Math.min(attempts - 1, 20))
  return ceiling / 2 + jitter(ceiling / 2)
}

async function lease(
  context: RecordsContext,
  sql: Sql,
  { kinds, leaseMs }: { readonly kinds: readonly string[]; readonly leaseMs: number },
): Promise<LeasedJob | null> {
  if (kinds.length === 0) return null
  const now = context.clock.now()
  const due = await sql
    .selectFrom('jobs')
    .select(['id', 'attempts', 'max_attempts'])
    .where('kind', 'in', kinds)
    .where('state', '<>', 'dead')
    .where('run_at', '<=', now)
    .where((where) => where.or([where('state', '=', 'ready'), where('leased_until', '<=', now)]))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (due === undefined) return null
  if (due.attempts >= due.max_attempts) {
    // Its last holder died with it, as every one before: anyone who takes it next would die too.
    await sql
      .updateTable('jobs')
      .set({ state: 'dead', leased_until: null, once: null, last_error: 'No try ever came back.' })
      .where('id', '=', due.id)
      .execute()
    return lease(context, sql, { kinds, leaseMs })
  }
  const row = await sql
    .updateTable('jobs')
    .set({
      state: 'leased',
      leased_until: now + leaseMs,
      attempts: raw`attempts + 1`,
      fence: raw`fence + 1`,
    })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return leased(row)
}

function held(sql: Sql, job: JobLease) {
  return sql
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('fence', '=', job.fence)
    .where('state', '=', 'leased')
}

async function fail(
  context: RecordsContext,
  sql: Sql,
  { job, error }: { readonly job: JobLease; readonly error: string },
): Promise<'again' | 'dead' | 'lost'> {
  const row = await sql
    .selectFrom('jobs')
    .select(['attempts', 'max_attempts'])
    .where('id', '=', job.id)
    .where('fence', '=', job.fence)
    .where('state', '=', 'leased')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'lost'
  const isDead = row.attempts >= row.max_attempts
  const wait = Math.round(backOffMs(row.attempts, (below) => randomInt(Math.max(1, Math.floor(below)))))
  await held(sql, job)
    .set({
      state: isDead ? 'dead' : 'ready',
      leased_until: null,
      last_error: error.slice(0, 500),
      run_at: context.clock.now() + wait,
      ...(isDead ? { once: null } : {}),
    })
    .execute()
  return isDead ? 'dead' : 'again'
}

function leased(row: Selectable<Tables['jobs']>): LeasedJob {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    version: row.version,
    payload: readPayload(row.payload),
    attempts: row.attempts,
    fence: row.fence,
    leasedUntil: row.leased_until ?? 0,
  }
}

function readPayload(stored: string): JobPayload {
  const payload: unknown = JSON.parse(stored)
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload as JobPayload
  throw new Error('A job has a payload that is not an object.')
}
