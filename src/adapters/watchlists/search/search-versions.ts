import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { queryLists } from './query-lists.ts'
import {
  type LoadedVersion,
  type LoadContext,
  loadVersion,
  type ServingList,
} from '../versions/serving-list.ts'

/** The lists that are there, and how a version that is no longer served comes into memory. */
export interface VersionSearchContext {
  readonly serving: readonly ServingList[]
  readonly loading: LoadContext
  /** Where versions that are no longer served are loaded: one question at a time, for each costs a whole index. */
  readonly supersededSearch: { isRunning: boolean }
}

interface VersionSearch {
  readonly query: ScreeningQuery
  readonly signal: AbortSignal
}

/** After so long a second question about versions of old may be put. */
const supersededRetrySeconds = 10

/**
 * Searches versions of the lists as they stood once, served now or not.
 * Throws Refusal ERROR_OPERATION_FAILED that names the versions which are not kept here, and SERVICE_UNAVAILABLE while
 * versions that are not served are being searched for another person.
 */
export async function searchVersions(
  context: VersionSearchContext,
  search: VersionSearch,
  versions: readonly ListVersion[],
): Promise<ScreeningAnswer> {
  const { supersededSearch } = context
  const hasSuperseded = versions.some(
    (requested) => requested.state !== 'not_loaded' && servedVersion(context, requested) === null,
  )
  if (!hasSuperseded) return searchStoredVersions(context, search, versions)
  if (supersededSearch.isRunning)
    throw new Refusal('SERVICE_UNAVAILABLE', {
      message: 'Earlier versions of the lists are being searched for another person; retry in a moment.',
      retryAfterSeconds: supersededRetrySeconds,
    })
  supersededSearch.isRunning = true
  try {
    return await searchStoredVersions(context, search, versions)
  } finally {
    supersededSearch.isRunning = false
  }
}

async function searchStoredVersions(
  context: VersionSearchContext,
  { query, signal }: VersionSearch,
  versions: readonly ListVersion[],
): Promise<ScreeningAnswer> {
  const lists: LoadedVersion[] = []
  const missing: string[] = []
  for (const { database, version, state } of versions) {
    if (state === 'not_loaded') continue
    const list = await storedVersion(context, { database, version })
    if (list === null) missing.push(`${database} ${version}`)
    else lists.push(list)
  }
  if (missing.length > 0)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `These list versions are no longer stored: ${missing.join(', ')}.`,
    })
  const { engine, threads } = context.loading
  return { hits: await queryLists(lists, query, { threads, signal }), versions, matcher: engine.matcher }
}

function servedVersion(
  { serving }: Pick<VersionSearchContext, 'serving'>,
  { database, version }: Pick<ListVersion, 'database' | 'version'>,
): LoadedVersion | null {
  const list = serving.find(({ source, loaded }) => {
    return source.database === database && loaded?.meta.version === version
  })
  return list?.loaded ?? null
}

/** What is served, else what lies on a vault; its index is then built for this search and put away again. */
async function storedVersion(
  context: VersionSearchContext,
  requested: Pick<ListVersion, 'database' | 'version'>,
): Promise<LoadedVersion | null> {
  const served = servedVersion(context, requested)
  if (served !== null) return served
  const { serving, loading } = context
  for (const { source, store } of serving.filter((list) => list.source.database === requested.database)) {
    if (!store.has(requested.version)) continue
    // For one question no thread opens it.
    const loaded = await loadVersion(source, store, { ...loading, threads: null, version: requested.version })
    await store.dropIndex(requested.version)
    return loaded
  }
  return null
}
