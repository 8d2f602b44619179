import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import { Refusal } from '../../../vocabulary/refusals.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { queryLists } from './query-lists.ts'
import { type LoadedVersion, type Loading, loadVersion, type ServingList } from '../versions/serving-list.ts'

/** The lists that are there, and how a version that is no longer served comes into memory. */
export interface Vaults {
  readonly serving: readonly ServingList[]
  readonly loading: Loading
  /** Where versions that are no longer served are loaded: one question at a time, for each costs a whole index. */
  readonly reading: { isTaken: boolean }
}

interface Query {
  readonly query: ScreeningQuery
  readonly signal: AbortSignal
}

/** After so long a second question about versions of old may be put. */
const oldVersionsRetrySeconds = 10

/**
 * Searches versions of the lists as they stood once, served now or not.
 * Throws Refusal ERROR_OPERATION_FAILED that names the versions which are not kept here, and SERVICE_UNAVAILABLE while
 * versions that are not served are being searched for another person.
 */
export async function searchVersions(
  vaults: Vaults,
  query: Query,
  versions: readonly ListVersion[],
): Promise<ScreeningAnswer> {
  const { reading } = vaults
  const isOld = versions.some(
    (requested) => requested.state !== 'not_loaded' && servedVersion(vaults, requested) === null,
  )
  if (!isOld) return searchStored(vaults, query, versions)
  if (reading.isTaken)
    throw new Refusal('SERVICE_UNAVAILABLE', {
      message: 'Earlier versions of the lists are being searched for another person; retry in a moment.',
      retryAfterSeconds: oldVersionsRetrySeconds,
    })
  reading.isTaken = true
  try {
    return await searchStored(vaults, query, versions)
  } finally {
    reading.isTaken = false
  }
}

async function searchStored(
  vaults: Vaults,
  { query, signal }: Query,
  versions: readonly ListVersion[],
): Promise<ScreeningAnswer> {
  const lists: LoadedVersion[] = []
  const gone: string[] = []
  for (const { database, version, state } of versions) {
    if (state === 'not_loaded') continue
    const list = await storedVersion(vaults, { database, version })
    if (list === null) gone.push(`${database} ${version}`)
    else lists.push(list)
  }
  if (gone.length > 0)
    throw new Refusal('ERROR_OPERATION_FAILED', {
      message: `Versions of lists that are no longer kept here: ${gone.join(', ')}.`,
    })
  const { engine, threads } = vaults.loading
  return { hits: await queryLists(lists, query, { threads, signal }), versions, matcher: engine.matcher }
}

function servedVersion(
  { serving }: Pick<Vaults, 'serving'>,
  { database, version }: Pick<ListVersion, 'database' | 'version'>,
): LoadedVersion | null {
  const vault = serving.find(({ source, loaded }) => {
    return source.database === database && loaded?.meta.version === version
  })
  return vault?.loaded ?? null
}

/** What is served, else what lies on a vault; its index is then built for this search and put away again. */
async function storedVersion(
  vaults: Vaults,
  requested: Pick<ListVersion, 'database' | 'version'>,
): Promise<LoadedVersion | null> {
  const served = servedVersion(vaults, requested)
  if (served !== null) return served
  const { serving, loading } = vaults
  for (const { source, store } of serving.filter((list) => list.source.database === requested.database)) {
    if (!store.has(requested.version)) continue
    // For one question no thread opens it.
    const loaded = await loadVersion(source, store, { ...loading, threads: null, version: requested.version })
    await store.forgetIndex(requested.version)
    return loaded
  }
  return null
}
