import type { ListQuery, ScreeningHit } from '../../../vocabulary/screening/screening.ts'
import type { SearchableList } from '../versions/list-engine.ts'

/**
 * Places in the “index” of a list that is scripted by the name asked for: how many questions were begun, whether
 * those that wait may end, how many threads died of one, and the version that is answered.
 */
export const cellIndex = { started: 0, isOpen: 1, deaths: 2, version: 3 } as const

export function openScriptedList(snapshot: ArrayBufferLike): SearchableList {
  const cells = new Int32Array(snapshot, 0, 4)
  return { entities: 1, entity: () => null, search: (query) => scriptedSearch(query, cells) }
}

function scriptedSearch({ name }: ListQuery, cells: Int32Array): ScreeningHit[] {
  Atomics.add(cells, cellIndex.started, 1)
  if (name === 'fail') throw new Error('a bug')
  if (name === 'die' || (name === 'die once' && Atomics.load(cells, cellIndex.deaths) === 0)) {
    Atomics.add(cells, cellIndex.deaths, 1)
    process.exit(1)
  }
  if (name === 'wait') Atomics.wait(cells, cellIndex.isOpen, 0)
  return [hitOf(Atomics.load(cells, cellIndex.version))]
}

function hitOf(version: number): ScreeningHit {
  const texts = { programs: [], notes: [], links: [], status: [], addresses: [] }
  const locations = { birthPlaces: [], nationalities: [], countries: [] }
  const entity = { id: String(version), source: 'told', kind: 'person', topics: [], names: [] } as const
  const rest = { births: [], identifiers: [], original: {} }
  const explanation = { tokens: [], reasons: [], sentence: '', ofacScore: null, matchedName: null }
  return {
    entity: { ...entity, ...texts, ...locations, ...rest },
    database: 'told',
    score: 1,
    ...explanation,
  }
}
