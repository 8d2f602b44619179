import { join } from 'node:path'
import type { Clock } from '../../flows/ports/clock.ts'
import type { CacheValidator } from '../../flows/ports/outbound/egress.ts'
import type {
  CacheValidators,
  ListFile,
  Watchlists,
  RefreshOutcome,
  RefreshRequest,
} from '../../flows/ports/watchlists/watchlists.ts'
import { demoDatabase } from '../../vocabulary/watchlists/aml-databases.ts'
import type { Mode } from '../../vocabulary/account/principal.ts'
import { invalidValue, Refusal } from '../../vocabulary/refusals.ts'
import type { ListedEntity } from '../../vocabulary/screening/screening.ts'
import { builtInList } from './versions/built-in-list.ts'
import type { ImportJob, JobProgress } from './import/run-list-job.ts'
import type { EngineSource, ListEngine } from './versions/list-engine.ts'
import type { JobRunner } from './import/list-thread.ts'
import { statusOf, versionOf, type VersionView } from './versions/list-versions.ts'
import { chooseEdition, type Edition } from './import/choose-edition.ts'
import { queryDatabases, searchLists } from './search/search-lists.ts'
import type { SearchThreads } from './search/search-threads.ts'
import { searchVersions } from './search/search-versions.ts'
import type { VersionMeta } from './versions/list-store.ts'
import { customListOf, readCustomSources, setServing } from './versions/own-lists.ts'
import {
  closeUnserved,
  type LoadContext,
  loadVersion,
  openServingList,
  type ServingList,
} from './versions/serving-list.ts'
import { createListReplication } from './versions/list-replication.ts'

/** A week: as long is a publisher believed that its files are the ones we have. */
const maxValidatorAgeMs = 7 * 86_400_000

/** Of anyone who does not go away. */
const neverAborted = new AbortController().signal

export interface WatchlistsOptions {
  /** Where the versions lie; made when the first one is kept. */
  readonly directory: string
  readonly engine: ListEngine
  /** Where imports run: `threadRunner(…)`. */
  readonly run: JobRunner
  /** Where long lists are searched; null or absent: where they are asked for. Closed with the lists. */
  readonly threads?: SearchThreads | null
  readonly clock: Pick<Clock, 'now'>
  /** Days without a refresh after which a list is stale; each source's own number when absent. */
  readonly staleDays?: number
  /** Whether the free published lists are refreshed without being asked for; no when absent. */
  readonly automaticRefresh?: boolean
}

interface StoredLists extends Pick<WatchlistsOptions, 'directory' | 'engine'> {
  readonly loading: Parameters<typeof openServingList>[2]
  readonly serving: ServingList[]
}

/**
 * Opens the lists: the built-in one at once, those on disk in the background. Searches wait for them.
 * Throws when the built-in list cannot be read.
 */
export async function openWatchlists(settings: WatchlistsOptions): Promise<Watchlists> {
  const { directory, engine, run, clock, threads = null } = settings
  const closing = new AbortController()
  const loading = { engine, run, threads, signal: closing.signal }
  const serving: ServingList[] = await Promise.all(
    engine.sources.filter((source) => source.files.length === 0).map((source) => builtInList(source, engine)),
  )
  const ready = openStoredLists({ directory, engine, loading, serving })
  ready.catch(() => undefined)
  const { staleDays, automaticRefresh = false } = settings
  const currentView = (): VersionView => ({ serving, now: clock.now(), staleDays, automaticRefresh })
  const busy = new Set<string>()
  const supersededSearch = { isRunning: false }
  return {
    ready,
    ...createListReplication({ directory, serving, ready, busy, loading }),
    versions(databases = null, mode = 'live') {
      return queryDatabases({ databases, mode }, currentView()).map((database) =>
        versionOf(database, currentView()),
      )
    },
    status: () => statusOf(currentView()),
    async search(query, signal = neverAborted) {
      await ready
      signal.throwIfAborted()
      return searchLists({ engine, threads, signal }, query, currentView())
    },
    async searchAt(query, versions, signal = neverAborted) {
      await ready
      signal.throwIfAborted()
      return searchVersions({ serving, loading, supersededSearch }, { query, signal }, versions)
    },
    entities: (ids, mode) => ready.then(() => ids.flatMap((id) => listedEntity(serving, id, mode))),
    matcher: engine.matcher,
    async refresh(request) {
      await ready
      const list = customListOf(request, serving, settings) ?? refreshableList(serving, request.source)
      if (busy.has(request.source)) throw refreshInProgress(request.source)
      busy.add(request.source)
      const former = list.loaded
      try {
        const signal = AbortSignal.any([request.signal, closing.signal])
        const outcome = await refresh(list, request, { ...settings, threads, signal })
        setServing(serving, list)
        return outcome
      } finally {
        closeUnserved([former, list.loaded], serving)
        busy.delete(request.source)
      }
    },
    async close() {
      closing.abort(new Error('the lists are closed'))
      await ready.catch(() => undefined)
      await threads?.close()
    },
  }
}

/** Opens every list kept on disk, those of the operator among them, and adds it to the lists served. */
async function openStoredLists({ directory, engine, loading, serving }: StoredLists): Promise<void> {
  const own = await readCustomSources(directory, engine)
  const fetched = engine.sources.filter((source) => source.files.length > 0)
  const open = async (source: EngineSource) =>
    serving.push(await openServingList(source, join(directory, source.id), loading))
  await Promise.all([...fetched, ...own].map(open))
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

function refreshableList(serving: readonly ServingList[], id: string): ServingList {
  const list = serving.find((known) => known.source.id === id)
  if (list === undefined || list.source.database === demoDatabase) {
    const known = serving.filter((other) => other.source.files.length > 0).map((other) => other.source.id)
    throw invalidValue('source', `Known are: ${known.join(', ')}.`)
  }
  return list
}

function refreshInProgress(source: string): Refusal {
  return new Refusal('ERROR_CONFLICT', { message: `The list ${source} is being refreshed already.` })
}

type RefreshContext = WatchlistsOptions & LoadContext

async function refresh(
  list: ServingList,
  request: RefreshRequest,
  context: RefreshContext,
): Promise<RefreshOutcome> {
  try {
    const importedAt = context.clock.now()
    const files = await request.files(knownValidators(list, request, importedAt))
    if (files === null) return await confirmUnchanged(list, importedAt)
    const edition = await chooseEdition(list.source, files)
    return await importVersion(list, request, {
      ...context,
      edition,
      importedAt,
      validators: validatorsOf(files),
    })
  } catch (error) {
    if (error instanceof Refusal && !context.signal.aborted) {
      list.state = { ...list.state, trouble: error.message }
      await list.store.writeState(list.state)
    }
    throw error
  }
}

/** Imports, loads, writes down what is served now, and only then lets searches see it. */
async function importVersion(
  list: ServingList,
  request: RefreshRequest,
  context: RefreshContext & {
    readonly edition: Edition
    readonly importedAt: number
    readonly validators: CacheValidators
  },
): Promise<RefreshOutcome> {
  const { source, store } = list
  const previous = list.loaded?.meta.version ?? null
  const { edition, importedAt } = context
  const job = importJobOf(list, request, { edition, importedAt, previous })
  const onProgress = (progress: JobProgress) => request.onProgress?.({ ...progress, totalBytes: null })
  const { meta, warnings } = await context.run(job, { onProgress, signal: context.signal })
  const changed = meta.version !== previous
  const loaded = changed
    ? await loadVersion(source, store, { ...context, version: meta.version })
    : list.loaded
  const fetched = { at: importedAt, marks: context.validators }
  const state = { version: meta.version, refreshedAt: importedAt, trouble: null, fetched }
  try {
    if (source.customDefinition !== undefined) await store.writeCustomDefinition(source.customDefinition)
    await store.writeState(state)
  } catch (error) {
    if (changed) loaded?.shared?.lease.close()
    throw error
  }
  list.loaded = loaded
  list.state = state
  if (changed && previous !== null) await store.archive(previous)
  return { ...outcomeOf(meta), previous, changed, warnings: [...edition.warnings, ...warnings], importedAt }
}

/** The publisher says that what is served is what it has: that is as good as having fetched it. */
async function confirmUnchanged(list: ServingList, now: number): Promise<RefreshOutcome> {
  const { loaded, state, store } = list
  if (loaded === null) throw new Error(`nothing of ${list.source.id} is served that could be unchanged`)
  const newer = { ...state, refreshedAt: now, trouble: null }
  await store.writeState(newer)
  list.state = newer
  return {
    ...outcomeOf(loaded.meta),
    previous: loaded.meta.version,
    changed: false,
    diff: { added: 0, changed: 0, removed: 0 },
    warnings: [],
    importedAt: now,
  }
}

function outcomeOf({ source, database, version, date, records, diff, files }: VersionMeta) {
  return { source, database, version, date, records, diff, files }
}

/** Marks of the files that made what is served; none when they are old, because a server may be wrong about its marks. */
function knownValidators(
  { loaded, state }: ServingList,
  { force }: RefreshRequest,
  now: number,
): CacheValidators {
  const { fetched } = state
  if (loaded === null || fetched === undefined || force === true) return {}
  return now - fetched.at < maxValidatorAgeMs ? fetched.marks : {}
}

function validatorsOf(files: readonly ListFile[]): CacheValidators {
  const validators = files.flatMap((file): [string, CacheValidator][] =>
    'validator' in file && (file.validator.etag !== '' || file.validator.lastModified !== '')
      ? [[file.name, file.validator]]
      : [],
  )
  return Object.fromEntries(validators)
}

function importJobOf(
  { source, store }: { readonly source: EngineSource; readonly store: ServingList['store'] },
  request: RefreshRequest,
  context: { readonly edition: Edition; readonly importedAt: number; readonly previous: string | null },
): ImportJob {
  return {
    kind: 'import',
    source: source.id,
    customDefinition: source.customDefinition,
    directory: store.directory,
    parts: context.edition.parts,
    // Never the day of the import: an old file would pass for a new one.
    date: context.edition.date ?? request.dated ?? null,
    origin: request.origin,
    force: request.force ?? false,
    importedAt: context.importedAt,
    previous: context.previous,
  }
}
