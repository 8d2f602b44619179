import type { ListQuery, ScreeningHit } from '../../../vocabulary/screening/screening.ts'
import type { SearchableList } from '../versions/list-engine.ts'

/** What reaches the band in any of the lists, best first; equals in the order of their ids, whatever was loaded first. */
export function bestHits(lists: readonly Pick<SearchableList, 'search'>[], query: ListQuery): ScreeningHit[] {
  const hits = lists.flatMap((list) => list.search(query))
  return hits.sort((a, b) => b.score - a.score || (a.entity.id < b.entity.id ? -1 : 1)).slice(0, query.limit)
}
