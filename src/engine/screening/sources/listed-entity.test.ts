import { describe, expect, it } from 'vitest'
import { entityFromDraft } from './listed-entity.ts'

const draft = { source: 'own', kind: 'person', topics: ['crime'], names: [], original: {} } as const

describe('a listed entity', () => {
  it.each([
    ['own:hassan,_hadji', 'own:hassan_hadji'],
    ['own:12,5', 'own:12_5'],
    ['own:12\n5', 'own:12_5'],
    ['own:A-12.5 b', 'own:A-12.5 b'],
  ])('of the number %j can be asked for among others', (id, askable) => {
    expect(entityFromDraft({ ...draft, id }).id).toBe(askable)
  })

  it('has no name and no value twice, and none that is empty', () => {
    const { names, programs } = entityFromDraft({
      ...draft,
      id: 'own:1',
      names: [
        { text: 'Orban  Zeltmari ', strength: 'primary' },
        { text: 'Orban Zeltmari', strength: 'weak' },
        { text: '-', strength: 'strong' },
      ],
      programs: [' A', 'A', ''],
    })
    expect(names).toEqual([{ text: 'Orban Zeltmari', strength: 'primary' }])
    expect(programs).toEqual(['A'])
  })
})
