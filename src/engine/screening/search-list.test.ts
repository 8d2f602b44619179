import { beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { matcher } from './matching/matcher.table.ts'
import { screeningEngine, type SearchableList } from './screening-engine.ts'
import { demo } from './sources/demo/source.ts'
import { entityFromDraft } from './sources/listed-entity.ts'
import type { Entity } from '../../vocabulary/screening/entity.ts'

const anything = { entity: null, limit: 50, band: 0.7 } as const
let list: SearchableList

function openList(entities: readonly Entity[]): SearchableList {
  const index = screeningEngine.startIndex({ matcher: matcher.version })
  const lines = entities.map((entity) => Buffer.from(`${JSON.stringify(entity)}\n`))
  entities.forEach((entity, at) => index.add(entity, lines[at]?.length ?? 0))
  return screeningEngine.open(index.finish().buffer, Buffer.concat(lines), 'demo')
}

beforeAll(async () => {
  const entities: Entity[] = []
  for await (const entity of demo.entities({}, () => undefined)) entities.push(entity)
  list = openList(entities)
})

const search = (question: Partial<Parameters<SearchableList['search']>[0]>) =>
  list.search({ ...anything, ...question })
const ids = (question: Parameters<typeof search>[0]) => search(question).map((hit) => hit.entity.id)

describe('searchList', () => {
  it.each([
    ['as listed', 'QUILLFEATHER, Bartholomew Ignatius'],
    ['in the order of speech', 'Bartholomew Ignatius Quillfeather'],
    ['without the middle name', 'bartholomew quillfeather'],
    ['with a wrong letter', 'Bartholomew Quillfaether'],
    ['with a wrong first letter', 'Bartholomew Wuillfeather'],
    ['with words run together', 'BartholomewIgnatius Quillfeather'],
    ['with a title', 'Dr. Bartholomew Ignatius Quillfeather'],
  ])('finds a name %s', (_, name) => expect(ids({ name })[0]).toBe('demo:1'))

  it.each([
    ['Cyrillic', 'Василиск Зарканов', 'demo:2'],
    ['Latin for a Cyrillic listing', 'Liliya Shepotova', 'demo:55'],
    ['Greek', 'Φανταστος Ανυπαρκτοπουλος', 'demo:14'],
    ['Han', '乌凤莫虚', 'demo:5'],
    ['Arabic', 'سهراب وهمي الميراجي', 'demo:3'],
    ['Hebrew', 'בדוי בן אין דמיוני', 'demo:15'],
  ])('finds a name in %s', (_, name, id) => expect(ids({ name })[0]).toBe(id))

  it('finds a name in another spelling, however far apart their letters, and not a sister for a brother', () => {
    const people = openList(
      ['Lukashenko, Aleksandr Grigoryevich', 'AL-ASSAD, Bushra', 'AL-ASSAD, Bashar', 'KIM, Song Hun'].map(
        (text, at) =>
          entityFromDraft({
            id: `${at}`,
            source: 'demo',
            kind: 'person',
            topics: ['sanction'],
            names: [{ text, strength: 'primary' }],
            original: {},
          }),
      ),
    )
    const found = (name: string) => people.search({ ...anything, name, entity: 'person' })
    expect(found('Alexander Lukashenko').map(({ entity }) => entity.id)).toEqual(['0'])
    expect(found('Kim Jong Un')).toEqual([])
    const [brother, sister] = found('Bashar al-Assad')
    expect([brother?.entity.id, sister?.entity.id]).toEqual(['2', '1'])
    const odds = (score = 0) => score / (1 - score)
    expect(odds(brother?.score)).toBeGreaterThan(10 * odds(sister?.score))
  })

  it.each(['Maria Garcia', 'John Smith', 'Wang Li', 'Mohammed Ali', 'Trading Company Ltd', 'Corp', '1'])(
    'does not alert on %s',
    (name) => expect(ids({ name })).toEqual([]),
  )

  it('finds everyone of a rare name asked for alone, and no one for a bare number', () => {
    expect(ids({ name: 'Nightjar' })).toEqual(['demo:52'])
    expect(ids({ name: 'Everglade' })).toEqual(['demo:43', 'demo:48'])
    expect(ids({ name: '7' })).toEqual([])
  })

  it.each([null, 'person'] as const)('finds initials with no blank between them, asked for %s', (entity) => {
    for (const name of ['Quillfeather B.I.', 'B.I. Quillfeather', 'B. I. Quillfeather', 'Quillfeather, B.I.'])
      expect(ids({ name, entity })).toEqual(['demo:1'])
    expect(ids({ name: 'Quillfeather K.O.', entity })).toEqual([])
    expect(ids({ name: 'Шепотова Л.', entity })).toEqual(ids({ name: 'Shepotova L.', entity }))
  })

  it('finds by a legal form alone only who is called just so', () => {
    const bodies = ['CRP', 'B S COMPANY', 'A7 Limited Liability Company', 'OOO'].map((text) =>
      entityFromDraft({
        id: `own:${text}`,
        source: 'own',
        kind: 'organisation',
        topics: ['sanction'],
        names: [{ text, strength: 'primary' }],
        original: {},
      }),
    )
    const called = (name: string) =>
      openList(bodies)
        .search({ ...anything, name })
        .map(({ matchedName }) => matchedName)
    expect(['Corp', 'company', 'LLC', 'Ltd', 'OOO'].flatMap(called)).toEqual(['OOO'])
  })

  it('finds anyone who bears one of two names that are asked for as one', () => {
    expect(ids({ name: 'Hans Ordinary a.k.a. Bartholomew Ignatius Quillfeather' })).toEqual(['demo:1'])
    expect(ids({ name: 'Bartholomew Quillfeather / Vasilisk Zarkanov' }).sort()).toEqual(['demo:1', 'demo:2'])
  })

  it('finds by number alone, punctuation aside, and only the exact one', () => {
    expect(ids({ idNumber: 'u 000-0001' })).toEqual(['demo:1'])
    expect(ids({ idNumber: 'U0000002' })).toEqual([])
    expect(search({ idNumber: 'U0000001' })[0]?.sentence).toContain('passport, XU')
  })

  it('keeps an entity of the country asked for, and one without any country', () => {
    expect(ids({ name: 'Hezekiah Bramblethorpe', country: 'XW' })).toEqual(['demo:18'])
    expect(ids({ name: 'Cornelius Papermoon', country: 'XW' })).toEqual([])
    expect(ids({ name: 'Cornelius Papermoon', country: 'XU' })).toEqual(['demo:6'])
  })

  it('keeps persons and everything else apart', () => {
    expect(ids({ name: 'Velvet Kraken', entity: 'organisation' })).toEqual(['demo:40'])
    expect(ids({ name: 'Velvet Kraken', entity: 'person' })).toEqual([])
    expect(ids({ name: 'Quillfeather Holdings', entity: 'organisation' })).toEqual(['demo:29'])
  })

  it('lets a weak alias alone stay below the review band, and count with a birth year', () => {
    expect(ids({ name: 'The Magpie' })).toEqual([])
    expect(search({ name: 'The Magpie', band: 0.5 })[0]?.score).toBeCloseTo(0.69, 6)
    expect(ids({ name: 'The Magpie', birthYear: 1983 })).toEqual(['demo:52'])
  })

  it('answers a score that can be recomputed from its reasons', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Silas Nightjar', 'Bart Quillfeather', 'The Magpie', 'Philomena Everglade'),
        fc.option(fc.integer({ min: 1930, max: 2010 }), { nil: undefined }),
        (name, birthYear) => {
          for (const hit of search({ name, band: 0.01, ...(birthYear === undefined ? {} : { birthYear }) })) {
            const points = hit.reasons.reduce((sum, reason) => sum + reason.points, 0)
            expect(hit.score).toBeCloseTo(Math.min(0.999, 1 / (1 + Math.exp(-points))), 9)
          }
        },
      ),
    )
  })

  it('never scores higher for a birth year that differs', () => {
    const without = search({ name: 'Silas Nightjar' })[0]?.score ?? 0
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2020 }), (birthYear) => {
        fc.pre(Math.abs(birthYear - 1983) > 1)
        const score = search({ name: 'Silas Nightjar', birthYear, band: 0 })[0]?.score ?? 0
        expect(score).toBeLessThan(without)
      }),
    )
  })

  it('weighs a whole date of birth, its day and month swapped, and another one', () => {
    const [same, swapped, other, none] = ['1961-04-01', '1961-01-04', '1931-08-09', undefined].map(
      (birthDate) =>
        search({
          name: 'Bertram Quillfethar',
          band: 0,
          ...(birthDate === undefined ? {} : { birthDate }),
        }).find((hit) => hit.entity.id === 'demo:1')?.score ?? 0,
    ) as [number, number, number, number]
    expect(same).toBeGreaterThan(swapped)
    expect(swapped).toBeGreaterThan(none)
    expect(none).toBeGreaterThan(other)
  })

  it('says beside its own score what OFAC’s site would say', () => {
    expect(search({ name: 'Bartholomew Quillfeather' })[0]?.ofacScore).toBe(100)
    expect(search({ idNumber: 'U0000001' })[0]?.ofacScore).toBeNull()
  })

  it('explains a hit in a sentence', () => {
    expect(search({ name: 'Silas Nightgar', birthYear: 1983 })[0]?.sentence).toBe(
      '“Silas Nightgar” against the listed name “NIGHTJAR, Silas Corvin”: silas the same; nightgar is spelt like nightjar; ' +
        'corvin not in the query; the birth year 1983 agrees in its year.',
    )
  })

  it('bears any name and never answers more than it was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const hits = search({ name, limit: 2, band: 0 })
        expect(hits.length).toBeLessThanOrEqual(2)
        expect(hits.every((hit) => hit.score >= 0 && hit.score < 1)).toBe(true)
      }),
    )
  })
})
