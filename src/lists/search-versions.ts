import type { ListVersion } from '../vocabulary/entity.ts'
import { Refusal } from '../vocabulary/refusals.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../vocabulary/screening.ts'
import type { SearchableList } from './list-engine.ts'
import { bestHits } from './search-lists.ts'
import { type Loading, loadVersion, type ServingList } from './serving-list.ts'

/** The lists that are there, and how a version that is no longer served comes into memory. */
export interface Shelves {
  readonly serving: readonly ServingList[]
  readonly loading: Loading
}

/**
 * Searches versions of the lists as they stood once, served now or not.
 * Throws Refusal ERROR_OPERATION_FAILED that names the versions which are not kept here.
 */
export async function searchVersions(
  { serving, loading }: Shelves,
  query: ScreeningQuery,
  versions: readonly ListVersion[],
): Promise<ScreeningAnswer> {
  const lists: SearchableList[] = []
  const gone: string[] = []
  for (const { database, version, state } of versions) {
    if (state === 'not_loaded') continue
    const list = await keptVersion({ serving, loading }, { database, version })
    if (list === null) gone.push(`${database} ${version}`)
    else lists.push(list)
  }
  if (gone.length > 0)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `Versions of lists that are no longer kept here: ${gone.join(', ')}.`,
    })
  return { hits: bestHits(lists, query), versions, matcher: loading.engine.matcher }
}

/** What is served, else what lies on a shelf; its index is then built for this search and put away again. */
async function keptVersion(
  { serving, loading }: Shelves,
  wanted: Pick<ListVersion, 'database' | 'version'>,
): Promise<SearchableList | null> {
  const shelves = serving.filter(({ source }) => source.database === wanted.database)
  const served = shelves.find(({ loaded }) => loaded?.meta.version === wanted.version)
  if (served?.loaded) return served.loaded.list
  for (const { source, store } of shelves) {
    if (!store.has(wanted.version)) continue
    const { list } = await loadVersion(source, store, { ...loading, version: wanted.version })
    await store.forgetIndex(wanted.version)
    return list
  }
  return null
}
