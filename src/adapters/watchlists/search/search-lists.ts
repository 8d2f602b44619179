import { demoDatabase } from '../../../vocabulary/watchlists/aml-databases.ts'
import { invalidValue, Refusal } from '../../../vocabulary/refusals.ts'
import type { ScreeningAnswer, ScreeningQuery } from '../../../vocabulary/screening/screening.ts'
import { queryLists, type SearchExecution } from './query-lists.ts'
import type { ListEngine } from '../versions/list-engine.ts'
import { isLiveDatabase, liveDatabases, versionOf, type VersionView } from '../versions/list-versions.ts'

/**
 * Asks every list that the query names, as they stand now.
 * Throws Refusal ERROR_INVALID_VALUE for a query that no list could answer, SERVICE_UNAVAILABLE when no list that
 * was asked for is loaded, or too many questions wait.
 */
export async function searchLists(
  { engine, ...execution }: SearchExecution & { readonly engine: ListEngine },
  query: ScreeningQuery,
  view: VersionView,
): Promise<ScreeningAnswer> {
  refuseUnanswerable(engine, query)
  const databases = queryDatabases(query, view)
  const versions = databases.map((database) => versionOf(database, view))
  const lists = view.serving.filter((list) => databases.includes(list.source.database))
  const loaded = lists.map((list) => list.loaded).filter((version) => version !== null)
  if (loaded.length === 0) throw notLoaded(lists[0]?.source.id ?? null)
  return { hits: await queryLists(loaded, query, execution), versions, matcher: engine.matcher }
}

/** Databases of a query in their order, each once. Throws Refusal for one that does not exist. */
export function queryDatabases(
  query: Pick<ScreeningQuery, 'mode' | 'databases'>,
  view: VersionView,
): readonly string[] {
  const unknown = query.databases?.some(
    (code) => !isLiveDatabase(code, view) && !(query.mode === 'test' && code === demoDatabase),
  )
  if (unknown === true) throw invalidValue('database', `Known are: ${liveDatabases(view).join(', ')}.`)
  if (query.mode === 'test') return [demoDatabase]
  const { databases } = query
  return databases === null || databases.length === 0 ? liveDatabases(view) : [...new Set(databases)]
}

function refuseUnanswerable(engine: ListEngine, { name, idNumber, address }: ScreeningQuery): void {
  if (name === undefined && idNumber === undefined && address === undefined) {
    throw invalidValue('name', 'Give a name, an idNumber, or both.')
  }
  if (name !== undefined && !engine.canSearchName(name))
    throw invalidValue('name', 'It has no letter and no digit.')
  if (idNumber !== undefined && !engine.canSearchNumber(idNumber)) {
    throw invalidValue('idNumber', 'It has no letter and no digit.')
  }
}

function notLoaded(source: string | null): Refusal {
  const message =
    source === null
      ? 'None of the requested lists can be loaded by this version; `symbolon lists status` shows which are loaded.'
      : `None of the requested lists is loaded. Load one with \`symbolon lists refresh --source ${source}\`.`
  return new Refusal('SERVICE_UNAVAILABLE', { message })
}
