import { describe, expect, it, vi } from 'vitest'
import type { LeasedJob } from '../../flows/ports/worker/jobs.ts'
import type { StoredBlob, Vault } from '../../flows/ports/vault/vault.ts'
import { leases } from '../../vocabulary/jobs/jobs.table.ts'
import { startWorker } from './start-worker.ts'
import { deleteOrphans } from './delete-orphans.ts'
import type { WorkerPorts } from './job-handler.ts'

const clock = { now: () => 10_000_000, monotonic: () => 0 }

function aJob(kind: string, payload: LeasedJob['payload']): LeasedJob {
  return { id: kind, accountId: null, kind, version: 1, payload, attempts: 1, fence: 1, leasedUntil: 0 }
}

function someRecords(queue: LeasedJob[], isRenewed = true) {
  const reported: string[] = []
  const records: WorkerPorts['records'] = {
    enqueueJob: () => Promise.resolve(),
    onWork: () => () => undefined,
    nextJobAt: () => Promise.resolve(clock.now()),
    leaseJob: () => Promise.resolve(queue.shift() ?? null),
    renewJob: () => Promise.resolve(isRenewed),
    completeJob: (job) => {
      reported.push(`${job.id} done`)
      return Promise.resolve(true)
    },
    failJob: (job, error) => {
      reported.push(`${job.id} failed: ${error}`)
      return Promise.resolve('again')
    },
    jobCounts: () => Promise.resolve([]),
    reapReservations: () => Promise.resolve(0),
    forgetAnswers: () => Promise.resolve(0),
    sweepExports: () => Promise.resolve([]),
    sweepQuickReadings: () => Promise.resolve({ readings: 0, blobIds: [] }),
    forgetReleased: () => Promise.resolve(0),
    forgetUnfinished: () => Promise.resolve(0),
    carryMasterKeyOn: () => Promise.resolve(0),
    purge: () => Promise.resolve(0),
    orphans: (ids) => Promise.resolve(ids.filter((id) => id.startsWith('orphan'))),
  }
  return { records, reported }
}

function aVault(blobs: readonly StoredBlob[] = []) {
  const forgotten: string[] = []
  const vault: Vault = {
    keep: () => Promise.reject(new Error('not asked for here')),
    fetch: () => Promise.reject(new Error('not asked for here')),
    keepLarge: () => Promise.reject(new Error('not asked for here')),
    fetchPart: () => {
      throw new Error('not asked for here')
    },
    forget: (id) => {
      forgotten.push(id)
      return Promise.resolve()
    },
    list: async function* () {
      for (const blob of blobs) yield await Promise.resolve(blob)
    },
    ready: () => Promise.resolve(true),
  }
  return { vault, forgotten }
}

describe('the worker', () => {
  it('unlinks the blobs of a deleted record and ends the job', async () => {
    const { records, reported } = someRecords([aJob('forget-blobs', { blobIds: ['a', 'b'] })])
    const { vault, forgotten } = aVault()
    const worker = startWorker({ records, vault, clock, schedules: [], idleMs: 1 })
    await vi.waitFor(() => {
      expect(reported).toEqual(['forget-blobs done'])
    }, 60_000)
    await worker.stop()
    expect(forgotten).toEqual(['a', 'b'])
  })

  it('reports a job that fails and goes on with the next', async () => {
    const { records, reported } = someRecords([aJob('bad', {}), aJob('good', {})])
    const jobs = { bad: () => Promise.reject(new Error('no')), good: () => Promise.resolve() }
    const worker = startWorker({ records, ...aVault(), clock, jobs, schedules: [], idleMs: 1, lanes: 1 })
    await vi.waitFor(() => {
      expect(reported).toEqual(['bad failed: no', 'good done'])
    }, 60_000)
    await worker.stop()
  })

  it('tells a job whose lease was lost to stop', async () => {
    const { records, reported } = someRecords([aJob('slow', {})], false)
    const slow = (_ports: unknown, _payload: unknown, signal: AbortSignal) =>
      new Promise<void>((_done, stop) => {
        signal.addEventListener('abort', () => {
          stop(new Error('stopped'))
        })
      })
    const worker = startWorker({
      records,
      ...aVault(),
      clock,
      jobs: { slow },
      schedules: [],
      idleMs: 1,
      leaseMs: 30,
    })
    await vi.waitFor(() => {
      expect(reported).toEqual(['slow failed: stopped'])
    }, 60_000)
    await worker.stop()
  })

  it.each([
    ['refresh-list', [60_000]],
    ['seal-signing', []],
  ] as const)('holds a job for the lease of its kind, before it does it: %s', async (kind, renewed) => {
    const job = { ...aJob(kind, {}), leasedUntil: clock.now() + leases.short }
    const { records, reported } = someRecords([job])
    const asked: number[] = []
    const renewing = {
      ...records,
      renewJob: (_: unknown, leaseMs: number) => Promise.resolve(asked.push(leaseMs) > 0),
    }
    const jobs = { [kind]: () => Promise.resolve() }
    const worker = startWorker({ records: renewing, ...aVault(), clock, jobs, schedules: [], idleMs: 1 })
    await vi.waitFor(() => {
      expect(reported).toEqual([`${kind} done`])
    }, 60_000)
    await worker.stop()
    expect(asked).toEqual(renewed)
  })

  it('waits on a stop for the job under way and takes no other', async () => {
    const queue = [aJob('long', {})]
    const { records, reported } = someRecords(queue)
    let finish = (): void => undefined
    const long = () =>
      new Promise<void>((done) => {
        finish = done
      })
    const worker = startWorker({
      records,
      ...aVault(),
      clock,
      jobs: { long },
      schedules: [],
      idleMs: 1,
      lanes: 1,
    })
    await vi.waitFor(() => {
      expect(queue).toEqual([])
    }, 60_000)
    queue.push(aJob('long', {}))
    const stopped = worker.stop()
    expect(reported).toEqual([])
    finish()
    await stopped
    expect(reported).toEqual(['long done'])
    expect(queue).toHaveLength(1)
  })
})

describe('the sweep of blobs without a record', () => {
  it('removes old orphans, and neither young ones nor what belongs to a record', async () => {
    const old = clock.now() - 20 * 60_000
    const { vault, forgotten } = aVault([
      { id: 'orphan-old', modifiedAt: old },
      { id: 'orphan-young', modifiedAt: clock.now() },
      { id: 'kept', modifiedAt: old },
    ])
    const { records } = someRecords([])
    expect(await deleteOrphans({ records, vault, clock }, new AbortController().signal)).toBe(1)
    expect(forgotten).toEqual(['orphan-old'])
  })
})
