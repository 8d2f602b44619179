import { quadSize } from '../../../engine/imaging/geometry/rectify.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../vocabulary/imaging/pixels.ts'
import { convexHull, minAreaRect, rectangleCorners } from '../page/min-area-rect.ts'
import { textRegions } from './text-regions.ts'

const size = { width: 256, height: 192 }

/** A map with bars of certain text: centre, length, breadth, angle in degrees. */
function map(bars: readonly { at: Point; length: number; breadth: number; angle: number }[]): Float32Array {
  const values = new Float32Array(size.width * size.height)
  for (const { at, length, breadth, angle } of bars) {
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    values.forEach((_, index) => {
      const [x, y] = [(index % size.width) + 0.5 - at[0], Math.floor(index / size.width) + 0.5 - at[1]]
      if (Math.abs(x * c + y * s) < length / 2 && Math.abs(y * c - x * s) < breadth / 2) values[index] = 0.95
    })
  }
  return values
}

describe('lines of text on the map', () => {
  it.each([0, 12, -30, 60])(
    'are found at an angle of %d degrees, grown to the height of their letters',
    (angle) => {
      const [region, ...rest] = textRegions(map([{ at: [128, 96], length: 140, breadth: 6, angle }]), size)
      expect(rest).toEqual([])
      const { quad, score } = region ?? { quad: [[0, 0], [0, 0], [0, 0], [0, 0]] as const, score: 0 } // prettier-ignore
      const found = quadSize(quad)
      expect(score).toBeGreaterThan(0.6)
      expect(found.height).toBeGreaterThan(13)
      expect(found.height).toBeLessThan(20)
      expect(found.width).toBeGreaterThan(146)
      const turn = Math.atan2(quad[1][1] - quad[0][1], quad[1][0] - quad[0][0])
      expect((turn * 180) / Math.PI).toBeCloseTo(angle, -0.5)
    },
  )

  it('stay apart when they stand close, from top to bottom', () => {
    const bars = [90, 70, 110].map((y) => ({ at: [128, y] as Point, length: 200, breadth: 6, angle: 0 }))
    expect(textRegions(map(bars), size).map(({ quad }) => Math.round((quad[0][1] + quad[3][1]) / 2))).toEqual(
      [70, 90, 110],
    )
  })
  it('are none on an empty map', () => {
    expect(textRegions(new Float32Array(size.width * size.height), size)).toEqual([])
  })
})

describe('the smallest rectangle around points', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))

  it('holds every point and is never larger than the upright one', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (points) => {
        fc.pre(convexHull(points).length >= 3)
        const rectangle = minAreaRect(points)
        if (rectangle === null) throw new Error('no rectangle')
        const { centre, along, length, breadth } = rectangle
        for (const [x, y] of points) {
          const [dx, dy] = [x - centre[0], y - centre[1]]
          expect(Math.abs(dx * along[0] + dy * along[1])).toBeLessThanOrEqual(length / 2 + 1e-6)
          expect(Math.abs(dy * along[0] - dx * along[1])).toBeLessThanOrEqual(breadth / 2 + 1e-6)
        }
        const spread = (axis: 0 | 1) =>
          Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]))
        expect(length * breadth).toBeLessThanOrEqual(spread(0) * spread(1) + 1e-6)
        expect(length).toBeGreaterThanOrEqual(breadth)
      }),
    )
  })

  it('begins at the top left and runs clockwise', () => {
    const rectangle = minAreaRect([[10, 20], [50, 20], [50, 30], [10, 30]]) // prettier-ignore
    expect(rectangle && rectangleCorners(rectangle, 1)).toEqual([[9, 19], [51, 19], [51, 31], [9, 31]]) // prettier-ignore
  })
})
