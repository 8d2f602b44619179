import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataDirectory } from '../../../test/world/stores/embedded.ts'
import { partialStub } from '../../../test/world/partial-stub.ts'
import { openTestRecords, type TestRecords } from '../../../test/world/stores/records.ts'
import type { RefreshOutcome } from '../../flows/ports/watchlists/watchlists.ts'
import { publishedLists } from '../../flows/watchlists/refresh-if-due.ts'
import { createLog } from '../../platform/process/log.ts'
import { Refusal } from '../../vocabulary/refusals.ts'
import { listRefresh, noListRefresh, type ListRefreshOptions } from './list-refresh.ts'
import { runNextJob, startWorker } from './start-worker.ts'
import type { WorkerPorts } from './job-handler.ts'

const minute = 60_000
const day = 24 * 60 * minute

const vault = partialStub<WorkerPorts['vault']>({}, 'vault')

/** Every list, each as often as told, in no order: they are appointed to times that randomness chooses. */
const everyList = (times = 1) => Array.from({ length: times }, () => publishedLists).flat().sort() // prettier-ignore

/** Lists that count how often they are fetched, and fail when told to. */
function countedLists(world: TestRecords) {
  const fetched: string[] = []
  const refreshedAt = new Map(publishedLists.map((source) => [source, 0]))
  const state: { refusal: Refusal | null; hanging: boolean } = { refusal: null, hanging: false }
  const lists: ListRefreshOptions['lists'] = {
    served: () =>
      Promise.resolve([...refreshedAt].map(([source, at]) => ({ source, version: 'a', refreshedAt: at }))),
    pack: () => Promise.resolve(null),
    adopt: () => Promise.resolve(false),
    refresh: async ({ source, signal }): Promise<RefreshOutcome> => {
      fetched.push(source)
      if (state.refusal !== null) throw state.refusal
      if (state.hanging)
        await new Promise((_, stop) => {
          const giveUp = () => {
            stop(new Error('given up'))
          }
          // The stop may have come while it was looked up how old the list is.
          if (signal.aborted) giveUp()
          else signal.addEventListener('abort', giveUp)
        })
      refreshedAt.set(source, world.clock.now())
      return {
        ...{ source, database: source, version: 'a', previous: 'a', changed: false, date: '2026-03-01' },
        ...{ records: 3, diff: { added: 0, changed: 0, removed: 0 }, files: [], warnings: [], importedAt: 0 },
      }
    },
  }
  return { lists, fetched, state }
}

describe('the automatic refresh of the lists', () => {
  let directory = ''
  let world: TestRecords
  const reported: string[] = []
  const log = createLog('debug', { write: (line) => void reported.push(line) })

  beforeAll(async () => {
    directory = await createDataDirectory()
    world = await openTestRecords({ kind: 'embedded', directory })
  }, 120_000)

  afterAll(async () => {
    await world.records.close()
    rmSync(directory, { recursive: true, force: true })
  })

  function aProcess(lists: ListRefreshOptions['lists'], everyMs: number | null = day) {
    const { clock, records } = world
    const egress = { fetch: () => Promise.reject(new Error('not asked for here')) }
    const refresh =
      everyMs === null ? noListRefresh : listRefresh({ lists, records, egress, clock, everyMs, log })
    const ports = { records, clock, vault }
    const options = { ...ports, log, jobs: refresh.jobs, schedules: [] }
    return {
      appoint: async () => {
        for (const schedule of refresh.schedules) await schedule.run(ports, new AbortController().signal)
      },
      /** Works off the next job that is due; false when there is none. */
      step: () => runNextJob(options, refresh.jobs),
      /** In the background, as a service does. */
      start: () => {
        const worker = startWorker({ ...options, idleMs: 1 })
        return async () => {
          refresh.stop()
          await worker.stop()
        }
      },
    }
  }
  type TestProcess = ReturnType<typeof aProcess>

  const waiting = async () =>
    (await world.records.jobCounts())
      .filter(({ kind }) => kind === 'refresh-list')
      .reduce((sum, { count }) => sum + count, 0)
  /** The processes take jobs in turns, until none is due for any of them. */
  async function workOff(...processes: readonly TestProcess[]): Promise<void> {
    for (let ran = true; ran;) ran = (await Promise.all(processes.map((each) => each.step()))).includes(true)
    expect(await waiting()).toBe(0)
  }

  it('fetches each list once a period, however many processes there are', async () => {
    const { lists, fetched } = countedLists(world)
    const processes = [aProcess(lists), aProcess(lists)]
    const everybodyAppoints = async () => {
      for (const each of processes) await each.appoint()
    }
    await everybodyAppoints()
    expect(await waiting()).toBe(publishedLists.length)
    world.clock.move(2 * minute)
    await workOff(...processes)
    expect(fetched.toSorted()).toEqual(everyList())
    // Looked at again and again for the better part of a day, and fetched no more; then once.
    for (let hours = 0; hours < 22; hours += 2) {
      await everybodyAppoints()
      world.clock.move(120 * minute)
      await workOff(...processes)
    }
    expect(fetched.toSorted()).toEqual(everyList())
    world.clock.move(120 * minute)
    await everybodyAppoints()
    world.clock.move(120 * minute)
    await workOff(...processes)
    expect(fetched.toSorted()).toEqual(everyList(2))
  }, 600_000)

  it('tells in the log what was refused, leaves no dead job, and tries again about an hour later', async () => {
    const { lists, fetched, state } = countedLists(world)
    state.refusal = new Refusal('ERROR_OPERATION_FAILED', { message: 'The list is empty.' })
    const one = aProcess(lists)
    await one.appoint()
    world.clock.move(2 * minute)
    await workOff(one)
    expect(reported.join('')).toContain('"code":"ERROR_OPERATION_FAILED","list":"us_ofac"')
    await one.appoint()
    world.clock.move(29 * minute)
    expect(await waiting()).toBe(publishedLists.length)
    expect(fetched.toSorted()).toEqual(everyList())
    state.refusal = null
    world.clock.move(62 * minute)
    await workOff(one)
    expect(fetched.toSorted()).toEqual(everyList(2))
  }, 600_000)

  it('is given up at a stop, and taken up by anyone who comes next', async () => {
    const { lists, fetched, state } = countedLists(world)
    state.hanging = true
    const one = aProcess(lists)
    const stop = one.start()
    await one.appoint()
    world.clock.move(2 * minute)
    await vi.waitFor(() => {
      expect(fetched.length).toBeGreaterThan(0)
    }, 60_000)
    await stop()
    state.hanging = false
    const other = aProcess(lists)
    world.clock.move(2 * minute)
    const givenUp = fetched.splice(0)
    await workOff(other)
    expect(fetched.toSorted()).toEqual(everyList())
    expect(fetched).toEqual(expect.arrayContaining(givenUp))
  }, 600_000)

  it('fetches nothing while it is off, not even what was appointed when it was on', async () => {
    const { lists, fetched } = countedLists(world)
    const before = aProcess(lists)
    await before.appoint()
    const off = aProcess(lists, null)
    await off.appoint()
    world.clock.move(2 * minute)
    await workOff(off)
    expect(fetched).toEqual([])
  }, 300_000)
})
