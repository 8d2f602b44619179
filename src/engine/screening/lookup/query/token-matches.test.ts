import { describe, expect, it } from 'vitest'
import { tokenMatches } from './token-matches.ts'

describe('foundWords', () => {
  it('gathers words about as much alike and about as much worth', () => {
    const found = tokenMatches([
      { token: 4, similarity: 1, weight: 0.4, cost: 5000 },
      { token: 9, similarity: 0.71, weight: 0.9, cost: 3 },
      { token: 7, similarity: 0.74, weight: 0.5, cost: 20 },
      { token: 2, similarity: 0.74, weight: 0.1, cost: 4000 },
    ])
    expect(found.degrees).toEqual([
      { similarity: 1, heaviest: 0.4, lightest: 0.4, cost: 5000 },
      { similarity: 0.74, heaviest: 0.9, lightest: 0.5, cost: 23 },
      { similarity: 0.74, heaviest: 0.1, lightest: 0.1, cost: 4000 },
    ])
    expect([...found.degreeOf]).toEqual([0, 1, 1, 2])
    expect(found).toMatchObject({ best: 1, cost: 9023, heaviest: 0.9, lightest: 0.1 })
  })

  it('has nothing of a word that is like none', () =>
    expect(tokenMatches([])).toMatchObject({ degrees: [], best: 0, cost: 0, heaviest: 0, lightest: 1 }))
})
