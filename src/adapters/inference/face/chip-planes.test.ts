import { describe, expect, it } from 'vitest'
import type { Similarity } from '../../../engine/imaging/geometry/similarity.ts'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { fillPlanes, mirrorPlanes } from './chip-planes.ts'

const asItIs: Similarity = { a: 1, b: 0, dx: 0, dy: 0 }
const ramp: Pixels = { width: 4, height: 2, channels: 1, data: Uint8Array.of(0, 10, 20, 30, 40, 50, 60, 70) }

function planesOf(pixels: Pixels, onto: Similarity, side: number): number[] {
  const planes = new Float32Array(3 * side * side)
  fillPlanes(planes, pixels, { onto, side })
  return [...planes].map((value) => Math.round(value * 100) / 100)
}

describe('fillPlanes', () => {
  it('writes all of red before green and blue', () => {
    const pixels: Pixels = { width: 2, height: 1, channels: 3, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }
    expect(planesOf(pixels, asItIs, 2)).toEqual([1, 4, 1, 4, 2, 5, 2, 5, 3, 6, 3, 6])
  })

  it('repeats the edge of the picture, and grey in every plane', () => {
    const red = [0, 10, 20, 30, 40, 50, 60, 70, 40, 50, 60, 70, 40, 50, 60, 70]
    expect(planesOf(ramp, asItIs, 4)).toEqual([...red, ...red, ...red])
    expect(planesOf(ramp, { ...asItIs, dx: 1 }, 2).slice(0, 4)).toEqual([0, 0, 40, 40])
  })

  it('sees between pixels, and turned about', () => {
    expect(planesOf(ramp, { ...asItIs, dx: -0.5, dy: -0.5 }, 1)).toEqual([25, 25, 25])
    // A quarter turn: what ran to the right in the picture runs down in the square.
    expect(planesOf(ramp, { a: 0, b: 1, dx: 2, dy: 0 }, 2).slice(0, 4)).toEqual([40, 0, 50, 10])
  })

  it('is the mean of what a pixel covers where the square is smaller', () => {
    expect(planesOf(ramp, { a: 0.5, b: 0, dx: 0, dy: 0 }, 1)[0]).toBe(25)
  })
})

describe('mirrorPlanes', () => {
  it('turns every row of every plane round', () => {
    const planes = Float32Array.from({ length: 12 }, (_, at) => at)
    mirrorPlanes(planes, 2)
    expect([...planes]).toEqual([1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10])
  })
})
