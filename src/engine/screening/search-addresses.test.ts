import { describe, expect, it } from 'vitest'
import type { Entity } from '../../vocabulary/screening/entity.ts'
import { screeningEngine } from './screening-engine.ts'
import { matcher } from './matching/matcher.table.ts'
import { entityFromDraft } from './sources/listed-entity.ts'

function entityAt(number: number, addresses: readonly string[], countries: readonly string[] = []): Entity {
  return entityFromDraft({
    id: `own:${number}`,
    source: 'own',
    kind: 'organisation',
    topics: ['sanction'],
    names: [{ text: `Company ${number}`, strength: 'primary' }],
    addresses,
    countries,
    original: {},
  })
}

/** A hundred companies of one town, and those that are asked for. */
const entities = [
  ...Array.from({ length: 100 }, (_, at) => entityAt(at, [`Block ${at + 100}, Velmora`], ['EG'])),
  entityAt(900, ['Lanternmakers Street 14, Velmora', '7 Tidewrack Quay, Gloamstadt, Panama'], ['PA']),
  entityAt(901, ['ул. Фонарная, 14, Велмора'], ['RU']),
  entityAt(903, ['5 Chandlers Row, Atlanta, Georgia'], ['US']),
  entityAt(902, ['Lanternmakers', '14 Quay']),
]

const index = screeningEngine.startIndex({ matcher: matcher.version })
const lines = entities.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
entities.forEach((entity, at) => index.add(entity, lines[at]?.length ?? 0))
const list = screeningEngine.open(index.finish().buffer, Buffer.concat(lines), 'own')

const search = (address: string, band = 0.7) =>
  list.search({ address, entity: null, limit: 50, band }).map((hit) => [hit.entity.id, hit] as const)
const ids = (address: string, band = 0.7) => search(address, band).map(([id]) => id)

describe('a search for an address', () => {
  it.each([
    ['in another order and with other forms', '14 Lanternmakers St., Velmora', 'own:900'],
    ['without its town', 'Lanternmakers 14', 'own:900'],
    ['with its country', 'Tidewrack Quay 7, Panama', 'own:900'],
    ['in another script', 'ulitsa Fonarnaya 14, Velmora', 'own:901'],
  ])('finds one %s', (_, address, id) => expect(ids(address)).toEqual([id]))

  it('says which address agreed, and a score that its points give', () => {
    const hit = search('14 Lanternmakers St., Velmora')[0]?.[1]
    expect(hit?.sentence).toContain('agrees with the listed address “Lanternmakers Street 14, Velmora”')
    const points = hit?.reasons.reduce((sum, reason) => sum + reason.points, 0) ?? 0
    expect(hit?.score).toBeCloseTo(1 / (1 + Math.exp(-points)), 9)
  })

  it('wants all the rare words in one address', () => {
    expect(ids('Lanternmakers Quay', 0)).toEqual([])
    expect(ids('14 Lanternmakers, Nowhereville', 0)).toEqual([])
  })

  it('finds no one by a town, a number or common words alone', () => {
    for (const address of ['Velmora', '14', 'Block Street', 'Velmora, Egypt', ''])
      expect(ids(address, 0)).toEqual([])
  })

  it('holds no country against an address that has its name for something else', () => {
    expect(ids('Chandlers Row 5, Georgia')).toEqual(['own:903'])
  })

  it('counts the country for and against', () => {
    const score = (address: string) => search(address, 0)[0]?.[1].score ?? 0
    const [same, none, other] = ['Panama', '', 'Egypt'].map((country) =>
      score(`7 Tidewrack Quay, ${country}`),
    )
    expect(same).toBeGreaterThan(none ?? 1)
    expect(none).toBeGreaterThan(other ?? 1)
  })
})
