import { describe, expect, it } from 'vitest'
import { similarCandidates } from './similar-candidates.ts'

const zero = { symbol: '0', confidence: 0.9, alternatives: [{ symbol: 'O', confidence: 0.08 }, { symbol: 'C', confidence: 0.02 }], centre: 0.4 } // prettier-ignore

describe('a letter that has look-alikes', () => {
  it('is surer where its shape says the same', () => {
    const { symbol, confidence, centre } = similarCandidates(zero, {
      symbols: '0O',
      shapeProbabilities: [0.99, 0.01],
    })
    expect([symbol, centre]).toEqual(['0', 0.4])
    expect(confidence).toBeGreaterThan(0.97)
  })

  it('is the other one where its shape says so plainly, and no more certain than being one of them at all', () => {
    const { symbol, confidence, alternatives } = similarCandidates(zero, {
      symbols: '0O',
      shapeProbabilities: [0.001, 0.999],
    })
    expect(symbol).toBe('O')
    expect(confidence).toBeGreaterThan(0.95)
    expect(confidence).toBeLessThan(0.98)
    expect(alternatives.map((one) => one.symbol)).toEqual(['0', 'C'])
  })

  it('is in doubt where its shape says little against what was read', () => {
    const { confidence } = similarCandidates(zero, { symbols: '0O', shapeProbabilities: [0.05, 0.95] })
    expect(confidence).toBeLessThan(0.85)
  })

  it('is the other one sooner where the reader is known to be surer of it than it is right', () => {
    const letter = similarCandidates(zero, {
      symbols: '0O',
      shapeProbabilities: [0.05, 0.95],
      minBelief: 0.2,
    })
    expect(letter.symbol).toBe('O')
  })

  it('keeps a doubt about what stands beside it', () => {
    const besides = { symbol: '0', confidence: 0.6, alternatives: [{ symbol: '0', confidence: 0.3 }, { symbol: 'O', confidence: 0.08 }], centre: 0.4 } // prettier-ignore
    const { symbol, confidence, alternatives } = similarCandidates(besides, {
      symbols: '0O',
      shapeProbabilities: [0.99, 0.01],
    })
    expect(symbol).toBe('0')
    expect(confidence).toBeCloseTo((2 / 3) * 0.98, 1)
    expect(confidence + (alternatives[0]?.confidence ?? 0)).toBeGreaterThan(0.97)
  })
})
