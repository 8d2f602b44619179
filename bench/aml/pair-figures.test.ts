import { describe, expect, it } from 'vitest'
import { pairFigures } from './pair-figures.ts'

const pairs = (same: readonly number[], other: readonly number[]) => [
  ...same.map((score) => ({ same: true, score })),
  ...other.map((score) => ({ same: false, score })),
]

describe('pairFigures', () => {
  it('finds nothing to better where every pair of one entity scores above every other', () => {
    expect(pairFigures(pairs([0.9, 0.8], [0.2, 0.1]))).toEqual({
      auc: 1,
      bestF1: 1,
      bestF1At: 0.8,
      recallAnywhere: 1,
      recallFirstFall: 1,
    })
  })

  it('counts a tie by half, so that one score for all is worth nothing', () => {
    expect(pairFigures(pairs([1, 1], [1, 1])).auc).toBe(0.5)
  })

  it('reads recall at a precision both where it first falls and anywhere below', () => {
    const same = Array.from({ length: 30 }, (_, at) => 0.8 - at / 1000)
    const figures = pairFigures(pairs([0.99, ...same], [0.95, 0.1]))
    expect(figures.recallFirstFall).toBeCloseTo(1 / 31)
    expect(figures.recallAnywhere).toBe(1)
  })
})
