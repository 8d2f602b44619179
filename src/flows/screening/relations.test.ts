import { describe, expect, it } from 'vitest'
import type { ListedRelation } from '../../vocabulary/screening/entity.ts'
import type { ListedEntity, ScreeningHit, ScreeningQuery } from '../../vocabulary/screening/screening.ts'
import { entityFromDraft } from '../../engine/screening/sources/listed-entity.ts'
import { withRelations } from './relations.ts'

function listedEntity(
  id: string,
  relations: readonly ListedRelation[],
  numbers: readonly string[] = [],
): ListedEntity {
  const entity = entityFromDraft({
    id,
    source: id.replace(/:.*/, ''),
    kind: 'person',
    topics: ['sanction'],
    names: [{ text: id.replace(/.*:/, '').toUpperCase(), strength: 'primary' }],
    identifiers: numbers.map((value) => ({ type: 'imo', value })),
    original: {},
  })
  return { entity: { ...entity, relations }, database: entity.source, listDate: null }
}

function hitOf({ entity, database }: ListedEntity): ScreeningHit {
  const nothing = { ofacScore: null, matchedName: null, tokens: [], reasons: [], sentence: '' }
  return { entity, database, score: 0.98, ...nothing }
}

const to = (id: string): ListedRelation => ({ kind: 'is linked to', id, name: id.toUpperCase() })

async function reported(all: readonly ListedEntity[], request: string) {
  const lists = {
    entities: (ids: readonly string[]) =>
      Promise.resolve(all.filter(({ entity }) => ids.includes(entity.id))),
    search: ({ idNumber }: ScreeningQuery) => {
      const hits = all.filter(({ entity }) => entity.identifiers.some(({ value }) => value === idNumber))
      return Promise.resolve({ hits: hits.map(hitOf), versions: [], matcher: 'names' })
    },
  }
  const [detail] = await withRelations(
    lists,
    all.filter(({ entity }) => entity.id === request),
    'live',
  )
  return {
    more: detail?.moreRelations,
    of: detail?.relations.map(({ depth, of, id }) => `${depth} ${of.id} ${id}`),
  }
}

describe('relations of an entity', () => {
  it('go two steps, not back and no further, and tell a circle once', async () => {
    const all = [
      listedEntity('a', [to('b'), to('c')]),
      listedEntity('b', [to('a'), to('c')]),
      listedEntity('c', [to('a'), to('b'), to('d')]),
      listedEntity('d', [to('c'), to('e')]),
    ]
    expect(await reported(all, 'a')).toEqual({ more: false, of: ['1 a b', '1 a c', '2 b c', '2 c d'] })
  })

  it('are at most a hundred, and say that there are more', async () => {
    const many = Array.from({ length: 120 }, (_, at) => to(`x${at}`))
    const { more, of } = await reported([listedEntity('a', [to('b')]), listedEntity('b', many)], 'a')
    expect(of).toHaveLength(100)
    expect(more).toBe(true)
  })

  it('are those of every list that has the entity, or its neighbour', async () => {
    const all = [
      listedEntity('one:a', [to('one:b')], ['9313589']),
      listedEntity('two:a', [to('two:c')], ['9313589']),
      listedEntity('one:b', [], ['9187629']),
      listedEntity('two:b', [to('two:a'), to('two:d')], ['9187629']),
      listedEntity('two:c', [to('two:a')]),
    ]
    expect(await reported(all, 'one:a')).toEqual({
      more: false,
      of: ['1 one:a one:b', '1 two:a two:c', '2 two:b two:d'],
    })
  })

  it('of an entity without any are none', async () => {
    expect(await reported([listedEntity('a', [])], 'a')).toEqual({ more: false, of: [] })
  })
})
