import { exposeGarbageCollection } from '../../../platform/threads/collect-garbage.ts'
import { FairQueue } from '../../../platform/threads/fair-queue.ts'
import { TaskFailedError, TaskThread } from '../../../platform/threads/task-thread.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ListQuery, ScreeningHit } from '../../../vocabulary/screening/screening.ts'
import { Lease } from '../versions/lease.ts'
import type { RecordsOnDisk } from '../import/record-lines.ts'
import type { SearchStart, SearchTask, SharedVersion } from './search-messages.ts'

export interface SearchThreadsOptions {
  /** How many, at least one. */
  readonly threads: number
  /** From `ownModule`: one that does nothing but call `serveSearches`. */
  readonly module: URL
  /** Entities of the lists of a question, in all, up to which it is not worth handing over. */
  readonly minEntities?: number
  /** How many questions may wait for a thread. */
  readonly maxWaiting?: number
}

/** A version that every thread has open. */
export interface SharedList {
  readonly key: number
  readonly lease: Lease
}

/** Threads that search, over one copy of each index. */
export interface SearchThreads {
  readonly minEntities: number
  /** Resolves when every thread that runs has it open; anyone who is done with it closes its lease. */
  open(version: OpenableVersion): Promise<SharedList>
  /**
   * The best hits in all these lists. A thread that dies is asked for nothing more; the question is put to another once.
   * Throws Refusal SERVICE_UNAVAILABLE when too many wait; a question whose asker went away meanwhile is not begun.
   */
  search(lists: readonly SharedList[], query: ListQuery, signal: AbortSignal): Promise<ScreeningHit[]>
  close(): Promise<void>
}

type OpenableVersion = Pick<SharedVersion, 'index' | 'database'> & { readonly records: RecordsOnDisk }

/** One search takes less than a hundredth of it. */
const taskMilliseconds = 10_000

/** A search makes little that lasts: with more a thread takes twenty megabytes more and searches no faster. */
const youngMegabytes = 8

/** A second of work for two threads. */
const defaultMaxWaiting = 2000

/** A search of so many entities takes about ten times what handing it over does, which is 30 to 60 µs. */
const defaultMinEntities = 50_000

/** Searches are short: they are put in the order of coming, for all accounts. */
const payer = ''
const neverAborted = { payer, signal: new AbortController().signal }

/** No thread runs before the first question. */
export function openSearchThreads(options: SearchThreadsOptions): SearchThreads {
  const { minEntities = defaultMinEntities, maxWaiting = defaultMaxWaiting, module } = options
  /** With their records, whose file is open as long as they are held. */
  const openVersions = new Map<number, SharedVersion & OpenableVersion>()
  const start = (): SearchStart => ({ versions: [...openVersions.values()].map(toMessage) })
  const threads = Array.from({ length: options.threads }, () => searchThread(module, start))
  const queue = new FairQueue({ slots: threads.length, maxWaiting, full: busy })
  let isStarted = false
  let lastKey = 0

  /** One that died is started anew with all versions that are held. */
  const runTask = async (first: number, second: number, task: SearchTask): Promise<unknown> => {
    try {
      return await threads[first]?.ask(task, neverAborted)
    } catch (error) {
      if (error instanceof TaskFailedError) throw error
      return threads[second]?.ask(task, neverAborted)
    }
  }

  /** In one thread after the other, so that never all of them are collecting garbage. */
  const closeVersion = async (key: number): Promise<void> => {
    openVersions.delete(key)
    if (!isStarted) return
    for (const thread of threads)
      await thread.ask({ kind: 'close', key }, neverAborted).catch(() => undefined)
  }

  return {
    minEntities,
    async open(version) {
      const key = ++lastKey
      const shared = { ...version, key }
      openVersions.set(key, shared)
      const lease = new Lease(() => void closeVersion(key))
      const task = { kind: 'open', version: toMessage(shared) } as const
      try {
        if (isStarted) await Promise.all(threads.map((_, at) => runTask(at, at, task)))
      } catch (error) {
        lease.close()
        throw error
      }
      return { key, lease }
    },
    async search(lists, query, signal) {
      if (!isStarted) {
        isStarted = true
        exposeGarbageCollection()
        // The next question finds it warm; what is wrong with a thread is reported when it is asked.
        for (const thread of threads) thread.start().catch(() => undefined)
      }
      const task = { kind: 'search', keys: lists.map(({ key }) => key), query } as const
      const hits = await withLeases(lists, (track) => {
        const work = (at: number) => track(runTask(at, (at + 1) % threads.length, task))
        return queue.submit(work, { payer, signal })
      })
      return hits as ScreeningHit[] // our own thread's answer, typed by serve-searches
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()))
      openVersions.clear()
    },
  }
}

function searchThread(module: URL, settings: () => SearchStart): TaskThread<SearchTask> {
  return new TaskThread<SearchTask>({
    name: 'the search threads',
    module,
    settings,
    youngMegabytes,
    // What waits before one thread is bounded by the line before all of them.
    waiting: Infinity,
    milliseconds: taskMilliseconds,
    refuse: busy,
  })
}

/** Holds the lists until the work on them is over, which may be long after its asker went away. */
async function withLeases<T>(
  lists: readonly SharedList[],
  submit: (track: (result: Promise<T>) => Promise<T>) => Promise<T>,
): Promise<T> {
  const release = (): void => lists.forEach(({ lease }) => lease.release())
  const work = { hasBegun: false }
  lists.forEach(({ lease }) => lease.acquire())
  try {
    return await submit((result) => {
      work.hasBegun = true
      return result.finally(release)
    })
  } finally {
    if (!work.hasBegun) release()
  }
}

function toMessage({ key, index, database, records: { file, length } }: SharedVersion): SharedVersion {
  return { key, index, database, records: { file, length } }
}

function busy(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
}
