import { describe, expect, it } from 'vitest'
import { randomFrom } from './random.ts'

describe('Random', () => {
  it('gives the same draws for the same seed, and others for another', () => {
    const draws = (seed: number) =>
      Array.from(
        { length: 50 },
        (
          (random) => () =>
            random.unit()
        )(randomFrom(seed)),
      )
    expect(draws(7)).toEqual(draws(7))
    expect(draws(7)).not.toEqual(draws(8))
  })

  it('forks into streams that do not depend on what was drawn before', () => {
    const early = randomFrom(3).fork('names').unit()
    const parent = randomFrom(3)
    parent.unit()
    expect(parent.fork('names').unit()).toBe(early)
    expect(parent.fork('dates').unit()).not.toBe(early)
  })

  it('keeps to its bounds, reaches both ends of whole numbers, and is normal where asked', () => {
    const random = randomFrom(11)
    const wholes = Array.from({ length: 2000 }, () => random.whole(1, 6))
    expect([...new Set(wholes)].sort()).toEqual([1, 2, 3, 4, 5, 6])
    const normals = Array.from({ length: 20_000 }, () => random.normal())
    const mean = normals.reduce((sum, value) => sum + value, 0) / normals.length
    const variance = normals.reduce((sum, value) => sum + value * value, 0) / normals.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(variance - 1)).toBeLessThan(0.05)
    expect(() => random.pick([])).toThrow()
  })
})
