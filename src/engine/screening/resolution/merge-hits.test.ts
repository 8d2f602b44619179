import { describe, expect, it } from 'vitest'
import type { Entity } from '../../../vocabulary/screening/entity.ts'
import { entityFromDraft, type EntityDraft } from '../sources/listed-entity.ts'
import { mergeHits } from './merge-hits.ts'

const birth = (from: string, approximate = false) => ({ from, to: from, approximate })

function hitOf(source: string, changes: Partial<EntityDraft> = {}): { readonly entity: Entity } {
  const draft: EntityDraft = {
    id: `${source}:1`,
    source,
    kind: 'person',
    topics: ['sanction'],
    names: [{ text: 'ZELTMARI, Orban Tovik', strength: 'primary' }],
    births: [birth('1948-12-10')],
    original: {},
    ...changes,
  }
  return { entity: entityFromDraft(draft) }
}
const merged = (...hits: { readonly entity: Entity }[]) =>
  mergeHits(hits).map(({ entity, otherHits }) => [
    entity.id,
    ...otherHits.map(({ hit, evidence }) => `${hit.entity.id} by ${evidence}`),
  ])

const [ofac, un] = ['us_ofac', 'un_sc']
const otherName = { names: [{ text: 'Someone Else', strength: 'primary' as const }] }
const passport = (value: string, country?: string) => ({
  identifiers: [{ type: 'passport', value, ...(country === undefined ? {} : { country }) }],
})

describe('mergeHits', () => {
  it('takes a whole name with a birth date to the day for one entity, whatever the order of its words', () => {
    expect(merged(hitOf(ofac), hitOf(un, { names: [{ text: 'Orban Tovik Zeltmari', strength: 'strong' }] }))).toEqual([
      ['us_ofac:1', 'un_sc:1 by the same name and birth date 1948-12-10'],
    ])
  }) // prettier-ignore

  it('takes a name that is written otherwise, with a birth date to the day', () => {
    const [sergei, sergey] = ['LAVRENKOV, Sergei Viktorovich', 'Сергей Викторович ЛАВРЕНКОВ']
    const named = (text: string) => ({ names: [{ text, strength: 'primary' as const }] })
    expect(merged(hitOf(ofac, named(sergei)), hitOf(un, named(sergey)))).toEqual([
      ['us_ofac:1', `un_sc:1 by the same birth date 1948-12-10 and a name written otherwise, ${sergey}`],
    ])
  })

  it('takes a day that many are born on for none, unless the whole name is the same', () => {
    const ofMany = (source: string, at: number, text: string) =>
      hitOf(source, { id: `${source}:${at}`, names: [{ text, strength: 'primary' }] })
    const crowd = Array.from({ length: 12 }, (_, at) =>
      ofMany('own', at, `Veltran Nummer${'abcdefghijkl'[at]}`),
    )
    const pair = [
      ofMany(ofac, 1, 'LAVRENKOV, Sergei Viktorovich'),
      ofMany(un, 1, 'Sergey Viktorovich Lavrenkov'),
    ]
    expect(merged(...pair)).toHaveLength(1)
    expect(merged(...pair, ...crowd)).toHaveLength(14)
    expect(merged(...pair, ...crowd, ofMany('eu_fsf', 1, 'Sergei Viktorovich Lavrenkov'))).toHaveLength(14)
  })

  it('takes a number that one alone bears, with a name that is spelled otherwise', () => {
    const spelled = { names: [{ text: 'Orban Zeltmary', strength: 'primary' as const }] }
    expect(
      merged(
        hitOf(ofac, { births: [], ...passport('A 108-4010', 'EG') }),
        hitOf(un, { ...spelled, ...passport('A1084010') }),
      ),
    ).toEqual([['us_ofac:1', 'un_sc:1 by the same passport A 108-4010']])
  })

  it('takes the number of a ship, whatever she is called now', () => {
    const ship = (name: string) => ({
      kind: 'vessel' as const,
      births: [],
      names: [{ text: name, strength: 'primary' as const }],
      identifiers: [{ type: 'imo', value: '9313589' }],
    })
    expect(merged(hitOf(ofac, ship('AVENTURINE')), hitOf('eu_fsf', ship('SANTAL 4')))).toHaveLength(1)
  })

  it.each<[string, Partial<EntityDraft>, Partial<EntityDraft>]>([
    ['a name alone', { births: [] }, {}],
    ['a name and a year', { births: [birth('1948')] }, {}],
    ['a weak alias and a birth date', {}, { names: [...otherName.names, { text: 'Orban Tovik Zeltmari', strength: 'weak' }] }],
    ['another given name and a birth date', { names: [{ text: 'Kamal Mustafa Zeltmari', strength: 'primary' }] }, { names: [{ text: 'Jamal Mustafa Zeltmari', strength: 'primary' }] }],
    ['one word in common and a birth date', {}, { names: [{ text: 'Zeltmari', strength: 'primary' }] }],
    ['a weak alias written otherwise and a birth date', {}, { names: [...otherName.names, { text: 'Orban Tovyk Zeltmary', strength: 'weak' }] }],
    ['a ship whose name is written otherwise and her day', { kind: 'vessel' }, { kind: 'vessel', names: [{ text: 'ZELTMARY, Orban Tovik', strength: 'primary' }] }],
    ['one word and a birth date', { names: [{ text: 'ORBAN', strength: 'primary' }] }, { names: [{ text: 'Orban', strength: 'primary' }] }],
    ['a number with another name', { ...otherName, ...passport('A1084010') }, passport('A1084010')],
    ['a number of another country', { ...otherName, ...passport('A1084010', 'EG') }, passport('A1084010', 'YE')],
    ['a number of another type', { ...otherName, ...passport('A1084010') }, { identifiers: [{ type: 'tax', value: 'A1084010' }] }],
    ['a short number', { ...otherName, ...passport('12345') }, passport('12345')],
    ['a code of a bank', { ...otherName, identifiers: [{ type: 'bic', value: 'ABCD1234XX' }] }, { identifiers: [{ type: 'bic', value: 'ABCD1234XX' }] }],
  ])('does not take %s for it', (_, one, other) => {
    expect(merged(hitOf(ofac, one), hitOf(un, other))).toEqual([['us_ofac:1'], ['un_sc:1']])
  }) // prettier-ignore

  it.each<[string, Partial<EntityDraft>]>([
    ['another kind', { kind: 'vessel' }],
    ['another gender', { gender: 'female' }],
    ['birth dates that cannot both be true', { births: [birth('1950-01-01')] }],
    ['another reason for being listed', { topics: ['pep'] }],
    ['the same list', { id: 'us_ofac:2', source: ofac }],
  ])('is forbidden by %s', (_, other) => {
    const number = passport('A1084010')
    expect(
      merged(hitOf(ofac, { gender: 'male', ...number }), hitOf(un, { ...number, ...other })),
    ).toHaveLength(2)
  })

  it('lets an approximate year agree with its neighbour', () => {
    const number = passport('A1084010')
    expect(merged(hitOf(ofac, number), hitOf(un, { ...number, births: [birth('1949', true)] }))).toHaveLength(
      1,
    )
    expect(merged(hitOf(ofac, number), hitOf(un, { ...number, births: [birth('1951', true)] }))).toHaveLength(
      2,
    )
  })

  it('lets no one join an entity that one of its records contradicts', () => {
    const number = passport('A1084010')
    const hits = [
      hitOf(ofac, { births: [], ...number }),
      hitOf(un, number),
      hitOf('eu_fsf', { births: [birth('1960-01-01')], ...number }),
      hitOf('gb_hmt', { births: [], ...number }),
    ]
    expect(merged(...hits).map((group) => group.length)).toEqual([3, 1])
    expect(mergeHits(hits)[0]?.otherHits.map(({ hit }) => hit.entity.source)).toEqual([un, 'gb_hmt'])
  })
})
