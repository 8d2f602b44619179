import { describe, expect, it } from 'vitest'
import { readList } from '../../../../../test/world/lists/read-list.ts'
import { customSource } from '../own/source.ts'

const list = customSource({ name: 'mine', topic: 'pep' })

/** A file of these records, in the words of FollowTheMoney. */
const read = (
  records: readonly (readonly [id: string, schema: string, properties: object, target?: boolean])[],
) =>
  readList(list, {
    ftm: records
      .map(([id, schema, properties, target = true]) => JSON.stringify({ id, schema, properties, target }))
      .join('\n'),
  })

const orla = ['o', 'Person', { name: ['Orla Zeltmari'], topics: ['role.pep'], position: ['Deputy'] }] as const
const works = ['w', 'Company', { name: ['Velmora Works'] }] as const

describe('records between entities', () => {
  it.each([
    ['Ownership', { owner: ['o'], asset: ['w'], percentage: ['51'] }, 'owns (51%)', 'is owned by (51%)'],
    [
      'Directorship',
      { director: ['o'], organization: ['w'], role: ['chair'] },
      'directs (chair)',
      'is directed by (chair)',
    ],
    ['Membership', { member: ['o'], organization: ['w'] }, 'is a member of', 'has the member'],
    [
      'Family',
      { person: ['o'], relative: ['w'], relationship: ['sister'] },
      'family (sister)',
      'family (sister)',
    ],
    ['Associate', { person: ['o'], associate: ['w'] }, 'associate', 'associate'],
    ['UnknownLink', { subject: ['o'], object: ['w'] }, 'is linked to', 'is linked to'],
  ])('of schema %s are given from both ends, with dates', async (schema, ends, ...[forth, back]) => {
    const relation = ['t', schema, { ...ends, startDate: ['2019'], endDate: ['2021-05'] }, false] as const
    // Before the entities that it ties, as after them.
    const { of } = await read([relation, orla, works])
    const dates = { from: '2019', to: '2021-05' }
    expect(of('o')?.relations).toEqual([{ kind: forth, id: 'mine:w', name: 'Velmora Works', ...dates }])
    expect(of('w')?.relations).toEqual([{ kind: back, id: 'mine:o', name: 'Orla Zeltmari', ...dates }])
  })

  it('name those who are not in the list, by their id where nothing else is known', async () => {
    const { of, entities } = await read([
      orla,
      ['s', 'Person', { name: ['Quiet Sibling'] }, false],
      ['1', 'Family', { person: ['o'], relative: ['s'] }, false],
      ['2', 'Associate', { person: ['gone'], associate: ['o'] }, false],
    ])
    expect(entities).toHaveLength(1)
    expect(of('o')?.relations).toEqual([
      { kind: 'associate', name: 'gone' },
      { kind: 'family', name: 'Quiet Sibling' },
    ])
  })

  it('tell family of someone in office from associates, and neither where both are stated', async () => {
    const kin = ['k', 'Person', { name: ['Kin Zeltmari'], topics: ['role.rca'] }] as const
    const family = ['1', 'Family', { person: ['o'], relative: ['k'] }, false] as const
    const associate = ['2', 'Associate', { person: ['k'], associate: ['o'] }, false] as const
    const by = async (...ties: readonly (typeof family | typeof associate)[]) =>
      (await read([kin, orla, ...ties])).of('k')?.exposure?.by
    expect(await by(family)).toBe('family')
    expect(await by(associate)).toBe('associate')
    expect(await by(family, associate)).toBe('family-or-associate')
  })

  it('are bounded in number', async () => {
    const many = Array.from(
      { length: 250 },
      (_, at) => [`t${at}`, 'Family', { person: ['o'], relative: [`x${at}`] }, false] as const,
    )
    expect((await read([orla, ...many])).of('o')?.relations).toHaveLength(200)
  })

  it('tell which office is or was held, and since when', async () => {
    const post = [
      'p',
      'Position',
      { name: ['Mayor of Velmora'], topics: ['gov.muni'], country: ['eg'] },
      false,
    ] as const
    const held = (status: string) =>
      [
        'h',
        'Occupancy',
        { holder: ['o'], post: ['p'], startDate: ['2019-01-01'], status: [status] },
        false,
      ] as const
    expect((await read([held('current'), post, orla])).of('o')?.exposure).toEqual({
      by: 'office',
      offices: ['municipal'],
      country: 'EG',
      tenure: 'current',
      positions: [{ title: 'Mayor of Velmora', from: '2019-01-01' }, { title: 'Deputy' }],
    })
    expect((await read([orla, post, held('ended')])).of('o')?.exposure?.tenure).toBe('past')
    expect((await read([orla, post, held('unknown')])).of('o')?.exposure?.tenure).toBeUndefined()
  })
})
