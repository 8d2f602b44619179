import { describe, expect, it } from 'vitest'
import { hitSentence, nameSentence } from './hit-sentences.ts'

const token = (
  query: string | null,
  listed: string | null,
  relation: 'same' | 'spelling' | 'missing' | 'initial',
) => ({
  query,
  listed,
  relation,
  similarity: 1,
  weight: 1,
})

describe('nameSentence', () => {
  it('tells a reviewer word by word what agrees and what does not', () => {
    const sentence = nameSentence('Ivan B Zarkof', 'ZARKOV, Ivan Petrovich', [
      token('ivan', 'ivan', 'same'),
      token('zarkof', 'zarkov', 'spelling'),
      token('b', null, 'missing'),
      token(null, 'petrovich', 'missing'),
    ])
    expect(sentence).toBe(
      '“Ivan B Zarkof” against the listed name “ZARKOV, Ivan Petrovich”: ' +
        'ivan the same; zarkof is spelt like zarkov; b not listed; petrovich not in the query',
    )
  })
})

describe('hitSentence', () => {
  it('gives the three strongest reasons, the strongest first', () => {
    const reason = (points: number, sentence: string) => ({ feature: 'x', points, sentence })
    const reasons = [
      reason(0.1, 'd'),
      reason(3, 'the name agrees'),
      reason(-2, 'the year is off'),
      reason(1, 'c'),
    ]
    expect(hitSentence(reasons)).toBe('The name agrees; the year is off; c.')
  })
})
