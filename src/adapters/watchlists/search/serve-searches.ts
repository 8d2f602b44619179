import { workerData } from 'node:worker_threads'
import { collectGarbage } from '../../../platform/threads/collect-garbage.ts'
import { serveTasks } from '../../../platform/threads/serve-tasks.ts'
import type { ScreeningHit } from '../../../vocabulary/screening/screening.ts'
import { bestHits } from './best-hits.ts'
import type { ListEngine, SearchableList } from '../versions/list-engine.ts'
import { recordsInFile } from '../import/record-lines.ts'
import type { SearchStart, SearchTask, SharedVersion } from './search-messages.ts'

/** Makes this thread one of those that `openSearchThreads` asks. */
export function serveSearches(openList: ListEngine['open']): Promise<void> {
  const lists = new Map<number, SearchableList>()
  const open = ({ key, index, records, database }: SharedVersion): void => {
    // A thread that was started meanwhile has it already.
    if (!lists.has(key)) lists.set(key, openList(index, recordsInFile(records), database))
  }
  const close = (key: number): void => {
    lists.delete(key)
    collectGarbage()
  }
  const perform = (task: SearchTask): ScreeningHit[] | null => {
    if (task.kind === 'search') return bestHits(task.keys.map(listAt), task.query)
    if (task.kind === 'open') open(task.version)
    else close(task.key)
    return null
  }
  const listAt = (key: number): SearchableList => {
    const list = lists.get(key)
    if (list === undefined) throw new Error('a version was closed before its last question')
    return list
  }
  return serveTasks<SearchTask>(() => {
    // Started by `openSearchThreads`; taken out of there, for what the thread was started with is held as long as it lives.
    const { versions } = workerData as SearchStart
    versions.splice(0).forEach(open)
    return { ready: null, perform }
  })
}
