import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { fitSimilarity, moved, movedBack, sourceQuad } from './similarity.ts'

const number = fc.double({ min: -500, max: 500, noNaN: true })
const turn = { a: 0.6, b: 0.8, dx: 12, dy: -5 }
const triangle: readonly Point[] = [
  [0, 0],
  [10, 0],
  [3, 7],
]

describe('fitSimilarity', () => {
  it('finds the similarity that moved the points', () => {
    const found = fitSimilarity(
      triangle,
      triangle.map((point) => moved(turn, point)),
    )
    for (const part of ['a', 'b', 'dx', 'dy'] as const) expect(found[part]).toBeCloseTo(turn[part], 9)
  })

  it('never mirrors: of points seen in a mirror it keeps the nearest that turns only', () => {
    const { a, b } = fitSimilarity(
      triangle,
      triangle.map(([x, y]): Point => [-x, y]),
    )
    expect(a * a + b * b).toBeLessThan(1)
  })

  it('says so when the points have no direction', () => {
    const place: Point = [4, 4]
    expect(() => fitSimilarity([place, place], triangle)).toThrow(/no direction/)
  })
})

describe('movedBack', () => {
  it('undoes moved', () => {
    fc.assert(
      fc.property(number, number, (x, y) => {
        const [u, v] = movedBack(turn, moved(turn, [x, y]))
        expect(u).toBeCloseTo(x, 6)
        expect(v).toBeCloseTo(y, 6)
      }),
    )
  })
})

describe('sourceQuad', () => {
  it('is the rectangle as it lies in the picture, its first corner first', () => {
    const [first, second] = sourceQuad({ a: 2, b: 0, dx: 0, dy: 0 }, { width: 10, height: 20 })
    expect(first).toEqual([0, 0])
    expect(second).toEqual([5, 0])
  })
})
