import type {
  Entity,
  ListedDate,
  ListedIdentifier,
  ListedName,
} from '../../../../vocabulary/screening/entity.ts'
import type { Relation, RelationEnd } from '../relate-entities.ts'
import { entities, type DemoRecord } from './entities.table.ts'
import { ties } from './ties.table.ts'

const programs = { sanction: 'DEMO-SANCTIONS', pep: 'DEMO-POLITICIANS', crime: 'DEMO-WANTED' } as const

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
    programs: [programs[record.topic]],
    notes: ['Invented for demonstration: no one of this name is listed anywhere.', ...(record.note === undefined ? [] : [record.note])],
    links: [],
    status: [],
    ...(record.office === undefined ? {} : { exposure: { ...record.office, positions: [] } }),
    listedAt: '2026-01-01',
    original: { ...record },
  } // prettier-ignore
}

function namesOf({ names: [primary = '', ...aliases], former = [], weak = [] }: DemoRecord): ListedName[] {
  const all = (strength: ListedName['strength'], texts: readonly string[]) =>
    texts.map((text) => ({ text, strength }))
  return [
    ...all('primary', [primary]),
    ...all('strong', aliases),
    ...all('former', former),
    ...all('weak', weak),
  ]
}

/** Who of them is what to whom. */
export function demoTies(): Relation[] {
  return ties.map(({ one, other, forth, back, ...dates }) => {
    return { one: endOf(one), other: endOf(other), words: { forth, back }, ...dates }
  })
}

function endOf(other: number | string): RelationEnd {
  if (typeof other === 'string') return { name: other }
  const name = entities.find(({ number }) => number === other)?.names[0]
  return { id: `demo:${other}`, name: name ?? `demo:${other}` }
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
