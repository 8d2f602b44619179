import { describe, expect, it } from 'vitest'
import { tokenMatches } from './token-matches.ts'

describe('foundWords', () => {
  it('gathers words about as much alike and about as much worth', () => {
    const found = tokenMatches([
      { token: 4, similarity: 1, weight: 0.4, postingCount: 5000 },
      { token: 9, similarity: 0.71, weight: 0.9, postingCount: 3 },
      { token: 7, similarity: 0.74, weight: 0.5, postingCount: 20 },
      { token: 2, similarity: 0.74, weight: 0.1, postingCount: 4000 },
    ])
    expect(found.tiers).toEqual([
      { similarity: 1, maxWeight: 0.4, minWeight: 0.4, postingCount: 5000 },
      { similarity: 0.74, maxWeight: 0.9, minWeight: 0.5, postingCount: 23 },
      { similarity: 0.74, maxWeight: 0.1, minWeight: 0.1, postingCount: 4000 },
    ])
    expect([...found.tierOf]).toEqual([0, 1, 1, 2])
    expect(found).toMatchObject({ maxSimilarity: 1, postingCount: 9023, maxWeight: 0.9, minWeight: 0.1 })
  })

  it('has nothing of a word that is like none', () =>
    expect(tokenMatches([])).toMatchObject({
      tiers: [],
      maxSimilarity: 0,
      postingCount: 0,
      maxWeight: 0,
      minWeight: 1,
    }))
})
