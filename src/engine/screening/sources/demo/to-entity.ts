import type {
  Entity,
  ListedDate,
  ListedIdentifier,
  ListedName,
} from '../../../../vocabulary/screening/entity.ts'
import type { Relation, RelationEnd } from '../relate-entities.ts'
import { demoRecords, type DemoRecord } from './entities.table.ts'
import { demoRelationRows } from './ties.table.ts'

const programByTopic = { sanction: 'DEMO-SANCTIONS', pep: 'DEMO-POLITICIANS', crime: 'DEMO-WANTED' } as const

/** One invented being in the shape of all others. */
export function demoEntity(record: DemoRecord): Entity {
  const countries = record.countries ?? []
  return {
    id: `demo:${record.number}`,
    source: 'demo',
    kind: record.kind,
    topics: [record.topic],
    names: namesOf(record),
    births: (record.born ?? []).map(birthOf),
    birthPlaces: record.place === undefined ? [] : [record.place],
    nationalities: record.kind === 'person' ? countries : [],
    countries: record.kind === 'person' ? [] : countries,
    addresses: record.address === undefined ? [] : [record.address],
    identifiers: (record.numbers ?? []).map((number) => identifierOf(number, countries[0])),
    programs: [programByTopic[record.topic]],
    notes: ['Invented for demonstration: no one of this name is listed anywhere.', ...(record.note === undefined ? [] : [record.note])],
    links: [],
    status: [],
    ...(record.office === undefined ? {} : { exposure: { ...record.office, positions: [] } }),
    listedAt: '2026-01-01',
    original: { ...record },
  } // prettier-ignore
}

function namesOf({ names: [primary = '', ...aliases], former = [], weak = [] }: DemoRecord): ListedName[] {
  const namesWith = (strength: ListedName['strength'], texts: readonly string[]) =>
    texts.map((text) => ({ text, strength }))
  return [
    ...namesWith('primary', [primary]),
    ...namesWith('strong', aliases),
    ...namesWith('former', former),
    ...namesWith('weak', weak),
  ]
}

/** Who of them is what to whom. */
export function demoRelations(): Relation[] {
  return demoRelationRows.map(({ source, target, forward, inverse, ...dates }) => {
    return { source: endOf(source), target: endOf(target), labels: { forward, inverse }, ...dates }
  })
}

function endOf(idOrName: number | string): RelationEnd {
  if (typeof idOrName === 'string') return { name: idOrName }
  const name = demoRecords.find(({ number }) => number === idOrName)?.names[0]
  return { id: `demo:${idOrName}`, name: name ?? `demo:${idOrName}` }
}

function birthOf(born: string): ListedDate {
  const plain = born.replace('~', '')
  const [from = plain, to = from] = plain.split('/')
  return { from, to, approximate: born.startsWith('~') }
}

function identifierOf(number: string, country: string | undefined): ListedIdentifier {
  const colon = number.indexOf(':')
  const base = { type: number.slice(0, colon), value: number.slice(colon + 1) }
  return country === undefined ? base : { ...base, country }
}
