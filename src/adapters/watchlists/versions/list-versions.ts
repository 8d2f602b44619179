import type { ListVersion } from '../../../vocabulary/screening/entity.ts'
import { amlDatabaseCodes, amlDatabases, demoDatabase } from '../../../vocabulary/watchlists/aml-databases.ts'
import type { ListStatus } from '../../../flows/ports/watchlists/watchlists.ts'
import type { EngineSource } from './list-engine.ts'
import type { ServingList } from './serving-list.ts'

const dayMs = 86_400_000

export interface VersionView {
  readonly serving: readonly ServingList[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** Days without a refresh after which a list is stale; the source's own number when absent. */
  readonly staleDays: number | undefined
  /** Whether the free published lists are refreshed without being asked for. */
  readonly automaticRefresh: boolean
}

/** One database as it stands now. */
export function versionOf(database: string, view: VersionView): ListVersion {
  const { serving, now, staleDays } = view
  const list = serving.find((known) => known.source.database === database)
  const kept = list !== undefined && isKept(list, view) ? ({ kept: true } as const) : {}
  if (list?.loaded === null || list === undefined) {
    return { database, version: '', date: null, records: 0, state: 'not_loaded', ...kept }
  }
  const { version, date, records } = list.loaded.meta
  const days = database === demoDatabase ? Infinity : (staleDays ?? list.source.staleAfterDays)
  const isStale = now - (list.state.refreshedAt ?? 0) > days * dayMs
  const { customDefinition, topic } = list.source
  const topics = customDefinition === undefined ? {} : { topics: [topic] }
  return { database, version, date, records, state: isStale ? 'stale' : 'loaded', ...topics, ...kept }
}

/** What was refreshed here once, or should have been, is missed when it is not there. */
function isKept({ source, state }: ServingList, { automaticRefresh }: VersionView): boolean {
  if (source.database === demoDatabase) return false
  if (state.refreshedAt !== null || state.trouble !== null) return true
  const hasAddress = source.files.some(({ url }) => url !== '')
  return automaticRefresh && hasAddress && source.licence.commercialUse === 'free'
}

/** Databases that a live query may ask for: those of the wire, and lists of other names that are here. */
export function liveDatabases({ serving }: Pick<VersionView, 'serving'>): readonly string[] {
  const customDatabases = serving.map((list) => list.source.database).filter((code) => code !== demoDatabase)
  return [...new Set([...amlDatabaseCodes, ...customDatabases])].sort()
}

/** Whether it is one of these. */
export function isLiveDatabase(code: string, { serving }: Pick<VersionView, 'serving'>): boolean {
  if (amlDatabaseCodes.includes(code)) return true
  return code !== demoDatabase && serving.some(({ source }) => source.database === code)
}

/** Every database of the wire and every source, the invented one last. */
export function statusOf(view: VersionView): ListStatus[] {
  return [...liveDatabases(view), demoDatabase].map((database) => {
    const list = view.serving.find((known) => known.source.database === database)
    return {
      ...versionOf(database, view),
      ...sourceFields(database, list?.source),
      refreshedAt: list?.state.refreshedAt ?? null,
      trouble: list?.state.trouble ?? null,
    }
  })
}

/** What is known of a list before anything of it is here. */
function sourceFields(
  database: string,
  source: EngineSource | undefined,
): Omit<ListStatus, keyof ListVersion | 'refreshedAt' | 'trouble'> {
  if (source === undefined) {
    const nothing = { source: null, licence: null, commercialUse: null, address: null }
    return { ...nothing, title: titleOf(database), cadenceDays: null, expected: null }
  }
  const { id, title, licence, cadenceDays, bounds, files } = source
  const address = files[0]?.url ?? ''
  return {
    source: id,
    title,
    licence: licence.name,
    commercialUse: licence.commercialUse,
    address: address === '' ? null : address,
    cadenceDays,
    expected: { min: bounds.min, max: bounds.max },
  }
}

function titleOf(database: string): string {
  return Object.entries(amlDatabases).find(([code]) => code === database)?.[1].title ?? database
}
