import { describe, expect, it } from 'vitest'
import { tokenForm } from '../../matching/compare-tokens.ts'
import type { QueryWord } from './similar-tokens.ts'
import { everyDegree, type TokenMatch, tokenMatches } from './token-matches.ts'
import { planCandidates } from './candidate-plan.ts'

function query(text: string, found: readonly Omit<TokenMatch, 'token'>[]): QueryWord {
  const similar = tokenMatches(found.map((each, token) => ({ ...each, token })))
  const weight = similar.best === 1 ? similar.lightest : 0.85
  return {
    word: { form: tokenForm(text), kind: 'word', weight },
    isMain: true,
    similar,
    heaviest: Math.max(weight, similar.heaviest),
    lightest: Math.min(weight, similar.lightest),
  }
}

const ali = query('ali', [
  { similarity: 1, weight: 0.4, cost: 1300 },
  { similarity: 0.55, weight: 0.1, cost: 4000 },
])
const hasan = query('hasan', [
  { similarity: 1, weight: 0.5, cost: 300 },
  { similarity: 0.84, weight: 1, cost: 100 },
])
const zarkhanov = query('zarkhanov', [{ similarity: 1, weight: 1, cost: 2 }])
const misspelt = query('zarkhnaov', [{ similarity: 0.84, weight: 1, cost: 2 }])
const plan = (...words: readonly QueryWord[]) =>
  planCandidates({ words, body: false, least: Math.log(0.7 / 0.3) })

describe('planWalk', () => {
  it('follows the rare word alone where the common one is not enough', () =>
    expect(plan(ali, zarkhanov)).toEqual({ words: 0b10, left: [everyDegree, 0] }))

  it('leaves out of a common word what is hardly like it', () => {
    const { words, left } = plan(ali)
    expect(words).toBe(0b1)
    expect(left).toEqual([0b10])
  })

  it('follows the common word too where the rare one may be misspelt', () =>
    expect(plan(hasan, misspelt).words).toBe(0b11))
})
