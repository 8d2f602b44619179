import { join } from 'node:path'
import type { Clock } from '../flows/ports/clock.ts'
import type { Lists, RefreshOutcome, RefreshRequest } from '../flows/ports/lists.ts'
import { demoDatabase } from '../vocabulary/databases.ts'
import type { Mode } from '../vocabulary/principal.ts'
import { invalidValue, Refusal } from '../vocabulary/refusals.ts'
import type { ListedEntity } from '../vocabulary/screening.ts'
import { builtInList } from './built-in-list.ts'
import type { ImportJob, JobProgress } from './import-list.ts'
import type { EngineSource, ListEngine } from './list-engine.ts'
import type { JobRunner } from './list-thread.ts'
import { statusOf, versionOf, type VersionView } from './list-versions.ts'
import { chooseEdition, type Edition } from './refresh-list.ts'
import { askedDatabases, searchLists } from './search-lists.ts'
import { searchVersions } from './search-versions.ts'
import { loadVersion, readServing, type ServingList } from './serving-list.ts'
import { sharedServing } from './shared-serving.ts'

export interface ListsSettings {
  /** Where the versions lie; made when the first one is kept. */
  readonly directory: string
  readonly engine: ListEngine
  /** Where imports run: `threadRunner(…)`. */
  readonly run: JobRunner
  readonly clock: Pick<Clock, 'now'>
  /** Days without a refresh after which a list is stale; each source's own number when absent. */
  readonly staleDays?: number
}

/**
 * Opens the lists: the built-in one at once, those on disk in the background. Searches wait for them.
 * Throws when the built-in list cannot be read.
 */
export async function openLists(settings: ListsSettings): Promise<Lists> {
  const { directory, engine, run, clock } = settings
  const closing = new AbortController()
  const loading = { engine, run, signal: closing.signal }
  const serving: ServingList[] = await Promise.all(
    engine.sources.filter((source) => source.files.length === 0).map((source) => builtInList(source, engine)),
  )
  const ready = Promise.all(
    engine.sources
      .filter((source) => source.files.length > 0)
      .map(async (source) => serving.push(await readServing(source, join(directory, source.id), loading))),
  ).then(() => undefined)
  ready.catch(() => undefined)
  const view = (): VersionView => ({ serving, now: clock.now(), staleDays: settings.staleDays })
  const busy = new Set<string>()
  return {
    ready,
    ...sharedServing({ serving, ready, busy, loading }),
    versions(databases = null, mode = 'live') {
      return askedDatabases({ databases, mode }, view()).map((database) => versionOf(database, view()))
    },
    status: () => statusOf(view()),
    async search(query, signal) {
      await ready
      signal?.throwIfAborted()
      return searchLists(engine, query, view())
    },
    async searchAt(query, versions, signal) {
      await ready
      signal?.throwIfAborted()
      return searchVersions({ serving, loading }, query, versions)
    },
    entities: (ids, mode) => ready.then(() => ids.flatMap((id) => listedEntity(serving, id, mode))),
    matcher: engine.matcher,
    async refresh(request) {
      await ready
      const list = refreshable(serving, request.source)
      if (busy.has(request.source)) {
        throw new Refusal('ERROR_CONFLICT', {
          message: `The list ${request.source} is being refreshed already.`,
        })
      }
      busy.add(request.source)
      try {
        return await refresh(list, request, {
          ...settings,
          signal: AbortSignal.any([request.signal, closing.signal]),
        })
      } finally {
        busy.delete(request.source)
      }
    },
    async close() {
      closing.abort(new Error('the lists are closed'))
      await ready.catch(() => undefined)
    },
  }
}

/** A test key sees the invented list alone, and a live one never does. */
function listedEntity(serving: readonly ServingList[], id: string, mode: Mode): ListedEntity[] {
  for (const { source, loaded } of serving) {
    if ((source.database === demoDatabase) !== (mode === 'test')) continue
    const entity = loaded?.list.entity(id) ?? null
    if (entity !== null) return [{ entity, database: source.database, listDate: loaded?.meta.date ?? null }]
  }
  return []
}

function refreshable(serving: readonly ServingList[], id: string): ServingList {
  const list = serving.find((known) => known.source.id === id)
  if (list === undefined || list.source.database === demoDatabase) {
    const known = serving.filter((other) => other.source.files.length > 0).map((other) => other.source.id)
    throw invalidValue('source', `Known are: ${known.join(', ')}.`)
  }
  return list
}

type Refreshing = ListsSettings & { readonly signal: AbortSignal }

async function refresh(
  list: ServingList,
  request: RefreshRequest,
  given: Refreshing,
): Promise<RefreshOutcome> {
  try {
    const edition = await chooseEdition(list.source, await request.files())
    return await replace(list, request, { ...given, edition })
  } catch (error) {
    if (error instanceof Refusal && !given.signal.aborted) {
      list.state = { ...list.state, trouble: error.message }
      await list.store.writeState(list.state)
    }
    throw error
  }
}

/** Imports, loads, writes down what is served now, and only then lets searches see it. */
async function replace(
  list: ServingList,
  request: RefreshRequest,
  given: Refreshing & { readonly edition: Edition },
): Promise<RefreshOutcome> {
  const { source, store } = list
  const previous = list.loaded?.meta.version ?? null
  const { edition } = given
  const importedAt = given.clock.now()
  const job = jobOf(list, request, { edition, importedAt, previous })
  const onProgress = (progress: JobProgress) => request.onProgress?.({ ...progress, totalBytes: null })
  const { meta, warnings } = await given.run(job, { onProgress, signal: given.signal })
  const changed = meta.version !== previous
  const loaded = changed ? await loadVersion(source, store, { ...given, version: meta.version }) : list.loaded
  const state = { version: meta.version, refreshedAt: importedAt, trouble: null }
  await store.writeState(state)
  list.loaded = loaded
  list.state = state
  if (changed && previous !== null) await store.retire(previous)
  return {
    source: source.id,
    database: source.database,
    version: meta.version,
    previous,
    changed,
    date: meta.date,
    records: meta.records,
    diff: meta.diff,
    files: meta.files,
    warnings: [...edition.warnings, ...warnings],
    importedAt,
  }
}

function jobOf(
  { source, store }: { readonly source: EngineSource; readonly store: ServingList['store'] },
  request: RefreshRequest,
  given: { readonly edition: Edition; readonly importedAt: number; readonly previous: string | null },
): ImportJob {
  return {
    kind: 'import',
    source: source.id,
    directory: store.directory,
    parts: given.edition.parts,
    date: given.edition.date ?? new Date(given.importedAt).toISOString().slice(0, 10),
    origin: request.origin,
    force: request.force ?? false,
    importedAt: given.importedAt,
    previous: given.previous,
  }
}
