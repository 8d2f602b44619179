import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inverse, liesOnOneLine, mapPoint, squareToQuad } from './homography.ts'

describe('a projective map', () => {
  it('leads the unit square to the corners of a quad and back', () => {
    const corner = (x: number, y: number) =>
      fc.tuple(
        fc.double({ min: x, max: x + 40, noNaN: true }),
        fc.double({ min: y, max: y + 40, noNaN: true }),
      )
    fc.assert(
      fc.property(
        fc.tuple(corner(0, 0), corner(100, 0), corner(100, 100), corner(0, 100)),
        ([a, b, c, d]) => {
          const map = squareToQuad([a, b, c, d])
          const [x, y] = mapPoint(map, [1, 1])
          expect(x).toBeCloseTo(c[0], 6)
          expect(y).toBeCloseTo(c[1], 6)
          const [u, v] = mapPoint(inverse(map), d)
          expect(u).toBeCloseTo(0, 6)
          expect(v).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  it('refuses corners that lie on one line', () => {
    const line = [[0, 0], [1, 1], [2, 2], [3, 3]] as const // prettier-ignore
    expect(liesOnOneLine(line)).toBe(true)
    expect(() => squareToQuad(line)).toThrow('on one line')
  })
})
