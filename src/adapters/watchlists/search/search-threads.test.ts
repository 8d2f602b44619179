import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { moduleUrl } from '../../../platform/threads/threads.ts'
import type { ListQuery } from '../../../vocabulary/screening/screening.ts'
import { openSearchThreads, type SearchThreads, type SharedList } from './search-threads.ts'
import { cellIndex } from './scripted-list.fixture.ts'

const opened: SearchThreads[] = []
afterAll(() => Promise.all(opened.map((threads) => threads.close())))

function open(threads: number, maxWaiting = 10): SearchThreads {
  const pool = openSearchThreads({
    threads,
    maxWaiting,
    module: moduleUrl('adapters/watchlists/search/search-threads.fixture'),
  })
  opened.push(pool)
  return pool
}

async function openTestVersion(threads: SearchThreads, number = 1, bytes = 16) {
  const cells = new Int32Array(new SharedArrayBuffer(bytes))
  cells.fill(number)
  cells.fill(0, 0, cellIndex.version)
  const records = { file: -1, length: 0, subarray: () => new Uint8Array() }
  return { cells, list: await threads.open({ index: cells.buffer, records, database: 'told' }) }
}

const neverAborted = new AbortController().signal
const queryFor = (name: string): ListQuery => ({ name, entity: null, limit: 50, band: 0.7 })
const ask = async (threads: SearchThreads, lists: SharedList | SharedList[], name = '') =>
  (await threads.search([lists].flat(), queryFor(name), neverAborted)).map(({ entity }) => Number(entity.id))
const release = (cells: Int32Array): void => {
  Atomics.store(cells, cellIndex.isOpen, 1)
  Atomics.notify(cells, cellIndex.isOpen)
}

describe('search threads', () => {
  it('search all lists of a question, each in its version, however many ask', async () => {
    const threads = open(2)
    const [first, second] = [await openTestVersion(threads, 1), await openTestVersion(threads, 2)]
    expect(await ask(threads, [second.list, first.list])).toEqual([1, 2])
    const third = await openTestVersion(threads, 3)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(threads, third.list)))
    expect(answers).toEqual([[3], [3], [3], [3], [3], [3]])
  })

  it('put the question of a thread that died to another, and start that one anew', async () => {
    const threads = open(2)
    const { cells, list } = await openTestVersion(threads, 7)
    expect(await ask(threads, list, 'die once')).toEqual([7])
    expect([cells[cellIndex.deaths], cells[cellIndex.started]]).toEqual([1, 2])
    expect(await Promise.all([1, 2, 3].map(() => ask(threads, list)))).toEqual([[7], [7], [7]])
  })

  it('give up a question that two threads died of, and answer the next one', async () => {
    const threads = open(1)
    const { cells, list } = await openTestVersion(threads, 7)
    await expect(ask(threads, list, 'die')).rejects.toThrow(/search threads/)
    expect(cells[cellIndex.deaths]).toBe(2)
    expect(await ask(threads, list)).toEqual([7])
  })

  it('put a question that cannot be searched to no other', async () => {
    const threads = open(2)
    const { cells, list } = await openTestVersion(threads)
    await expect(ask(threads, list, 'fail')).rejects.toThrow('a bug')
    expect(cells[cellIndex.started]).toBe(1)
  })

  it('send away anyone who comes while too many wait, and say when to come again', async () => {
    const threads = open(1, 1)
    const { cells, list } = await openTestVersion(threads)
    const pending = [ask(threads, list, 'wait'), ask(threads, list)]
    await expect(ask(threads, list)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retryAfterSeconds: 1,
    })
    release(cells)
    expect(await Promise.all(pending)).toEqual([[1], [1]])
  })

  it('do not begin a question whose asker went away', async () => {
    const threads = open(1)
    const { cells, list } = await openTestVersion(threads)
    const pending = ask(threads, list, 'wait')
    const abortController = new AbortController()
    const abandoned = threads.search([list], queryFor(''), abortController.signal)
    abortController.abort(new Error('gone'))
    await expect(abandoned).rejects.toThrow('gone')
    release(cells)
    await pending
    expect(await ask(threads, list)).toEqual([1])
    expect(cells[cellIndex.started]).toBe(2)
  })

  it('keep a version that is let go of open for those who asked before', async () => {
    const threads = open(1)
    const [former, newer] = [await openTestVersion(threads, 1), await openTestVersion(threads, 2)]
    const pending = [ask(threads, former.list, 'wait'), ask(threads, former.list), ask(threads, newer.list)]
    former.list.lease.close()
    release(former.cells)
    expect(await Promise.all(pending)).toEqual([[1], [1], [2]])
  })

  it('give the memory of versions back that were let go of, also of one they were started with', async () => {
    const threads = open(2)
    setFlagsFromString('--expose-gc')
    const bytes = 64 * 2 ** 20
    let { list } = await openTestVersion(threads, 0, bytes)
    await Promise.all([ask(threads, list), ask(threads, list)])
    const before = process.memoryUsage().rss
    for (let number = 1; number <= 6; number++) {
      const next = await openTestVersion(threads, number, bytes)
      list.lease.close()
      list = next.list
      runInNewContext('gc()')
      expect(await ask(threads, list)).toEqual([number])
    }
    expect((process.memoryUsage().rss - before) / bytes).toBeLessThan(4)
  })

  it('end when they are closed, also in the midst of a question', async () => {
    const threads = open(2)
    const { list } = await openTestVersion(threads)
    const pending = ask(threads, list, 'wait')
    const answered = expect(pending).rejects.toThrow(/search threads/)
    await ask(threads, list)
    await threads.close()
    await answered
    await expect(ask(threads, list)).rejects.toThrow(/closed/)
  })
})
