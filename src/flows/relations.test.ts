import { describe, expect, it } from 'vitest'
import type { Entity, ListedRelation } from '../vocabulary/entity.ts'
import type { ListedEntity } from '../vocabulary/screening.ts'
import { withRelations } from './relations.ts'

function being(id: string, relations: readonly ListedRelation[]): ListedEntity {
  const entity: Entity = {
    id,
    source: 'own',
    kind: 'person',
    topics: ['sanction'],
    names: [{ text: id.toUpperCase(), strength: 'primary' }],
    births: [],
    birthPlaces: [],
    nationalities: [],
    countries: [],
    addresses: [],
    identifiers: [],
    programs: [],
    notes: [],
    links: [],
    status: [],
    original: {},
    relations,
  }
  return { entity, database: 'own', listDate: null }
}

const to = (id: string): ListedRelation => ({ kind: 'is linked to', id, name: id.toUpperCase() })

async function told(all: readonly ListedEntity[], asked: string) {
  const lists = {
    entities: (ids: readonly string[]) =>
      Promise.resolve(all.filter(({ entity }) => ids.includes(entity.id))),
  }
  const [detail] = await withRelations(
    lists,
    all.filter(({ entity }) => entity.id === asked),
    'live',
  )
  return {
    more: detail?.moreRelations,
    of: detail?.relations.map(({ depth, of, id }) => `${depth} ${of.id} ${id}`),
  }
}

describe('relations of a being', () => {
  it('go two steps, not back and no further, and tell a circle once', async () => {
    const all = [
      being('a', [to('b'), to('c')]),
      being('b', [to('a'), to('c')]),
      being('c', [to('a'), to('b'), to('d')]),
      being('d', [to('c'), to('e')]),
    ]
    expect(await told(all, 'a')).toEqual({ more: false, of: ['1 a b', '1 a c', '2 b c', '2 c d'] })
  })

  it('are at most a hundred, and say that there are more', async () => {
    const many = Array.from({ length: 120 }, (_, at) => to(`x${at}`))
    const { more, of } = await told([being('a', [to('b')]), being('b', many)], 'a')
    expect(of).toHaveLength(100)
    expect(more).toBe(true)
  })

  it('of a being without any are none', async () => {
    expect(await told([being('a', [])], 'a')).toEqual({ more: false, of: [] })
  })
})
