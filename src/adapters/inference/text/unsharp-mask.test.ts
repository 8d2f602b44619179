import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { unsharpMask } from './unsharp-mask.ts'

/** A grey picture of rows of values. */
function grey(rows: readonly (readonly number[])[]): Pixels {
  const data = Uint8Array.from(rows.flat())
  return { width: rows[0]?.length ?? 0, height: rows.length, channels: 1, data }
}

describe('a sharpened picture', () => {
  it('is the same where nothing changes, to its very edges', () => {
    const even = grey(Array.from({ length: 4 }, () => Array.from({ length: 7 }, () => 131)))
    expect(unsharpMask(even)).toEqual(even)
  })

  it.each([
    ['along a row', grey([[200, 200, 200, 160, 120, 80, 80, 80]])],
    ['down a column', grey([200, 200, 200, 160, 120, 80, 80, 80].map((value) => [value]))],
  ])('has steeper edges %s', (_, soft) => {
    const { data } = unsharpMask(soft)
    expect((data[2] ?? 0) - (data[5] ?? 0)).toBeGreaterThan(150)
    expect([data[0], data[7]]).toEqual([200, 80])
  })

  it('sharpens every colour by itself', () => {
    const row = [9, 200, 50, 9, 200, 50, 9, 80, 50, 9, 80, 50]
    const { data } = unsharpMask({ width: 4, height: 1, channels: 3, data: Uint8Array.from(row) })
    expect([0, 3, 6, 9].map((at) => data[at])).toEqual([9, 9, 9, 9])
    expect([2, 5, 8, 11].map((at) => data[at])).toEqual([50, 50, 50, 50])
    expect((data[4] ?? 0) - (data[7] ?? 0)).toBeGreaterThan(120)
  })
})
