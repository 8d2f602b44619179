import { describe, expect, it } from 'vitest'
import { tokenNgrams } from './token-ngrams.ts'
import vectors from './token-ngrams.vectors.json' with { type: 'json' }

describe('The n-grams of a word', () => {
  it.each(vectors)('of $word are those that the network was taught with', ({ word, ngrams }) => {
    expect(tokenNgrams(word)).toEqual(ngrams)
  })

  it('are the same for every way in which Unicode writes it', () => {
    expect(tokenNgrams('ＡＢＣ１２')).toEqual(tokenNgrams('ABC12'))
    expect(tokenNgrams('S\u0327irket')).toEqual(tokenNgrams('\u015Eirket'))
  })

  it('share all but the shape where the case alone differs', () => {
    const [small, large] = [new Set(tokenNgrams('limited')), tokenNgrams('LIMITED')]
    expect(large.filter((ngram) => !small.has(ngram))).toHaveLength(1)
  })
})
