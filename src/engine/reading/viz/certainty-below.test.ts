import { describe, expect, it } from 'vitest'
import { letterBelow } from '../../../vocabulary/documents/letter-below.ts'
import { certaintyBelow } from './certainty-below.ts'

describe('the letter under a mark', () => {
  it.each(['ÜU', 'ØO', 'ŁL', 'ÐD', 'đd', 'ÞP', 'ÇC', 'AA', '11'])(
    'is the base of %s',
    ([marked = '', plain = '']) => {
      expect(letterBelow(marked)).toBe(plain)
    },
  )

  it('is certain where only its mark is in doubt, and is not where it may be another', () => {
    const o = (symbol: string, confidence: number) => ({ symbol, confidence })
    const marked = { symbol: 'Ó', confidence: 0.4, alternatives: [o('O', 0.3), o('Ø', 0.2), o('Q', 0.1)] }
    expect(certaintyBelow(marked)).toBeCloseTo(0.9)
    expect(certaintyBelow({ symbol: 'O', confidence: 0.6, alternatives: [o('0', 0.4)] })).toBeCloseTo(0.6)
  })
})
