import { describe, expect, it } from 'vitest'
import type { Quad } from '../../src/vocabulary/imaging/pixels.ts'
import { intersectionOverUnion } from './overlap.ts'

const square: Quad = [[0, 0], [10, 0], [10, 10], [0, 10]] // prettier-ignore

describe('what two quads have in common', () => {
  it('is all of one that is the other, whichever corner comes first', () => {
    expect(intersectionOverUnion(square, [square[2], square[3], square[0], square[1]])).toBeCloseTo(1, 9)
  })

  it('is counted against what both cover together', () => {
    expect(intersectionOverUnion(square, [[5, 0], [15, 0], [15, 10], [5, 10]])).toBeCloseTo(1 / 3, 9) // prettier-ignore
    expect(intersectionOverUnion(square, [[5, 0], [10, 5], [5, 10], [0, 5]])).toBeCloseTo(1 / 2, 9) // prettier-ignore
  })

  it('is nothing of two that lie apart', () => {
    expect(intersectionOverUnion(square, [[20, 0], [30, 0], [30, 10], [20, 10]])).toBe(0) // prettier-ignore
  })
})
