import { describe, expect, it } from 'vitest'
import type { Entity } from '../../vocabulary/screening/entity.ts'
import { bestHitPerEntity } from './best-hit-per-entity.ts'

const hit = (id: string, score: number, under = '') => {
  const entity: Pick<Entity, 'id'> = { id }
  return { entity: entity as Entity, score, under }
}

describe('the best of each entity', () => {
  it('answers each once, under the question that it agrees best with, best first', () => {
    const found = [hit('b', 0.8, 'first'), hit('c', 0.8), hit('b', 0.9, 'second'), hit('a', 0.8)]
    expect(bestHitPerEntity(found)).toEqual([hit('b', 0.9, 'second'), hit('a', 0.8), hit('c', 0.8)])
  })
})
