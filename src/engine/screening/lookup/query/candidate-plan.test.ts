import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import type { QueryWord } from './query-word.ts'
import { allTiers, type WeightedSimilarToken, tokenMatches } from './token-matches.ts'
import { planCandidates } from './candidate-plan.ts'

function query(text: string, found: readonly Omit<WeightedSimilarToken, 'token'>[]): QueryWord {
  const similar = tokenMatches(found.map((each, token) => ({ ...each, token })))
  const weight = similar.maxSimilarity === 1 ? similar.minWeight : 0.85
  return {
    word: { form: tokenForm(text), kind: 'word', weight },
    isDistinctive: true,
    matches: similar,
    maxWeight: Math.max(weight, similar.maxWeight),
    minWeight: Math.min(weight, similar.minWeight),
  }
}

const ali = query('ali', [
  { similarity: 1, weight: 0.4, postingCount: 1300 },
  { similarity: 0.55, weight: 0.1, postingCount: 4000 },
])
const hasan = query('hasan', [
  { similarity: 1, weight: 0.5, postingCount: 300 },
  { similarity: 0.84, weight: 1, postingCount: 100 },
])
const zarkhanov = query('zarkhanov', [{ similarity: 1, weight: 1, postingCount: 2 }])
const misspeltWord = query('zarkhnaov', [{ similarity: 0.84, weight: 1, postingCount: 2 }])
const plan = (...words: readonly QueryWord[]) =>
  planCandidates({ words, isNonPerson: false, minPoints: Math.log(0.7 / 0.3) })

describe('planWalk', () => {
  it('follows the rare word alone where the common one is not enough', () =>
    expect(plan(ali, zarkhanov)).toEqual({ words: 0b10, skippedTiers: [allTiers, 0] }))

  it('leaves out of a common word what is hardly like it', () => {
    const { words, skippedTiers } = plan(ali)
    expect(words).toBe(0b1)
    expect(skippedTiers).toEqual([0b10])
  })

  it('follows the common word too where the rare one may be misspelt', () =>
    expect(plan(hasan, misspeltWord).words).toBe(0b11))
})
