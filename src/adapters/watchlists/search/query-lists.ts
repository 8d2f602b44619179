import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  maxFound,
  defaultScreeningBand,
  type ScreeningHit,
  type ScreeningQuery,
} from '../../../vocabulary/screening/screening.ts'
import { bestHits } from './best-hits.ts'
import type { SearchThreads } from './search-threads.ts'
import type { LoadedVersion } from '../versions/serving-list.ts'

export interface SearchExecution {
  /** Null where all lists are searched by the thread that is asked. */
  readonly threads: SearchThreads | null
  readonly signal: AbortSignal
}

/**
 * The best hits in versions that are in memory. Lists that are short together are searched here, for such a search is
 * over sooner than another thread would be worth its memory; long ones in a thread, so that no search holds up requests.
 */
export async function queryLists(
  versions: readonly LoadedVersion[],
  query: ScreeningQuery,
  { threads, signal }: SearchExecution,
): Promise<readonly ScreeningHit[]> {
  const limit = Math.min(query.limit, maxFound)
  const listQuery = { ...query, limit, band: query.band ?? defaultScreeningBand }
  const shared = versions.map((version) => version.shared).filter((list) => list !== null)
  const entities = versions.reduce((sum, { list }) => sum + list.entities, 0)
  if (threads !== null && shared.length === versions.length && entities > threads.minEntities)
    return threads.search(shared, listQuery, signal)
  // Anyone who asks for many names holds up no one else for longer than one search takes.
  await nextTurn()
  signal.throwIfAborted()
  return bestHits(
    versions.map(({ list }) => list),
    listQuery,
  )
}
