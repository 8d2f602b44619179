import type { EngineSource, ListEngine, SearchableList } from './list-engine.ts'
import type { JobRunner } from '../import/list-thread.ts'
import type { SharedList, SearchThreads } from '../search/search-threads.ts'
import { type ListState, type ListStore, openListStore, type VersionMeta } from './list-store.ts'

/** A version in memory. */
export interface LoadedVersion {
  readonly meta: VersionMeta
  readonly list: SearchableList
  /** The same in the search threads; null when it is searched here alone. */
  readonly shared: SharedList | null
}

/** One source with its vault, what it serves, and what happened last. Replaced as a whole, never in part. */
export interface ServingList {
  readonly source: EngineSource
  readonly store: ListStore
  state: ListState
  loaded: LoadedVersion | null
}

export interface LoadContext {
  readonly engine: ListEngine
  readonly run: JobRunner
  /** Null where none are wanted. */
  readonly threads: SearchThreads | null
  readonly signal: AbortSignal
}

/** What lies on disk of one source: its served version in memory, or a sentence of what is wrong with it. */
export async function openServingList(
  source: EngineSource,
  directory: string,
  context: LoadContext,
): Promise<ServingList> {
  const store = openListStore(directory)
  await store.removeStaging()
  const state = await store.state()
  if (state.version === null) return { source, store, state, loaded: null }
  try {
    return {
      source,
      store,
      state,
      loaded: await loadVersion(source, store, { ...context, version: state.version }),
    }
  } catch (error) {
    context.signal.throwIfAborted()
    const trouble = `The stored version cannot be loaded (${error instanceof Error ? error.name : 'fault'}); refresh the list.`
    return { source, store, state: { ...state, trouble }, loaded: null }
  }
}

/** What no one serves any more is let go of, behind its last question. */
export function closeUnserved(
  versions: readonly (LoadedVersion | null)[],
  serving: readonly ServingList[],
): void {
  for (const version of new Set(versions))
    if (!serving.some(({ loaded }) => loaded === version)) version?.shared?.lease.close()
}

/** A version into memory, and into the search threads. */
export async function loadVersion(
  source: EngineSource,
  store: ListStore,
  context: LoadContext & { readonly version: string },
): Promise<LoadedVersion> {
  const { threads, version } = context
  const meta = await store.meta(version)
  const { index, records, list } = await openVersion(source, store, context)
  const isShared = threads !== null && 'file' in records
  const shared = isShared ? await threads.open({ index, records, database: source.database }) : null
  return { meta, list, shared }
}

/** Its index is built anew when it is missing or was made by other rules. */
async function openVersion(
  source: EngineSource,
  store: ListStore,
  { engine, run, signal, version }: LoadContext & { readonly version: string },
) {
  const open = async () => {
    const { index, records } = await store.load(version)
    return { index, records, list: engine.open(index, records, source.database) }
  }
  try {
    return await open()
  } catch {
    // Whatever was wrong with it, the records tell whether the index can be made again: their hash is their name.
    await run(
      {
        kind: 'index',
        source: source.id,
        customDefinition: source.customDefinition,
        directory: store.directory,
        version,
      },
      { onProgress: () => undefined, signal },
    )
    return open()
  }
}
