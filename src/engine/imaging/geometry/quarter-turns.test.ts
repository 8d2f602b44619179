import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromUpright, quartersOf, turnedUpright, type Quarters } from './quarter-turns.ts'

const all: readonly Quarters[] = [0, 1, 2, 3]

describe('A picture that lies turned by quarters', () => {
  it('stands upright pixel for pixel, and each of them is found again where it lay', () => {
    const sizes = fc.record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }) })
    fc.assert(
      fc.property(sizes, fc.constantFrom(...all), (size, quarters) => {
        const data = Uint8Array.from({ length: size.width * size.height }, (_, at) => at)
        const upright = turnedUpright({ ...size, channels: 1, data }, quarters)
        const back = fromUpright(size, quarters)
        for (const [at, value] of upright.data.entries()) {
          const middle = [(at % upright.width) + 0.5, Math.floor(at / upright.width) + 0.5] as const
          const [x, y] = back(middle)
          expect(Math.floor(y) * size.width + Math.floor(x)).toBe(value)
        }
      }),
    )
  })

  it.each(all)('shows by its reading direction that it is turned by %i', (quarters) => {
    const back = fromUpright({ width: 100, height: 100 }, quarters)
    const [from, to] = [back([10, 50]), back([90, 58])]
    expect(quartersOf([to[0] - from[0], to[1] - from[1]])).toBe(quarters)
  })
})
