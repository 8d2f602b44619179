import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composed, inverse, mapPoint } from '../../imaging/geometry/homography.ts'
import { pinhole } from './pinhole.ts'

const view = fc.record({
  tilt: fc.double({ min: 0, max: 25, noNaN: true }),
  towards: fc.double({ min: 0, max: 360, noNaN: true }),
  turn: fc.double({ min: 0, max: 360, noNaN: true }),
  distance: fc.double({ min: 120, max: 400, noNaN: true }),
})
const coordinate = fc.double({ min: -60, max: 60, noNaN: true })

describe('a view of the page', () => {
  it('is undone by its inverse', () => {
    fc.assert(
      fc.property(view, coordinate, coordinate, (seen, x, y) => {
        const map = pinhole(seen)
        const [bx, by] = mapPoint(composed(inverse(map), map), [x, y])
        return Math.abs(bx - x) < 1e-6 && Math.abs(by - y) < 1e-6
      }),
    )
  })

  it('only turns and scales when the page lies square to the camera', () => {
    const map = pinhole({ tilt: 0, towards: 130, turn: 90, distance: 100 })
    const [x, y] = mapPoint(map, [10, 0])
    expect(x).toBeCloseTo(0)
    expect(y).toBeCloseTo(0.1)
  })

  it('makes what leans away smaller', () => {
    const map = pinhole({ tilt: 25, towards: 0, turn: 0, distance: 150 })
    const height = (at: number) => mapPoint(map, [at, 10])[1] - mapPoint(map, [at, -10])[1]
    expect(height(50)).toBeLessThan(height(-50))
  })
})
