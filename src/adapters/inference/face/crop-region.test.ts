import { describe, expect, it } from 'vitest'
import { cropRegion } from './crop-region.ts'

/** Red is ten times the row and the column, green and blue are always the same. */
const pixels = {
  width: 6,
  height: 4,
  channels: 3,
  data: Uint8Array.from({ length: 72 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return [10 * Math.floor(pixel / 6) + (pixel % 6), 100, 150][at % 3] ?? 0
  }),
} as const

describe('closeUp', () => {
  it('cuts out, and stays within the picture', async () => {
    const { pixels: part } = await cropRegion(pixels, { left: -5, top: 2, right: 99, bottom: 99 }, 1)
    expect(part).toMatchObject({ width: 6, height: 2, channels: 3 })
    expect([...part.data]).toEqual([...pixels.data.slice(36)])
  })

  it('makes smaller, every channel to itself, and leads points there and back', async () => {
    const {
      pixels: part,
      onto,
      back,
    } = await cropRegion(pixels, { left: 1, top: 0, right: 5, bottom: 4 }, 0.5)
    expect(part).toMatchObject({ width: 2, height: 2, channels: 3 })
    const [topLeft = 0, topRight = 0, bottomLeft = 0] = [part.data[0], part.data[3], part.data[6]]
    expect(topLeft).toBeLessThan(topRight)
    expect(topRight).toBeLessThan(bottomLeft)
    expect([...part.data].filter((_, at) => at % 3 > 0)).toEqual([100, 150, 100, 150, 100, 150, 100, 150])
    expect(onto([3, 2])).toEqual([1, 1])
    expect(back(onto([2.5, 3.25]))).toEqual([2.5, 3.25])
  })

  it('gives three channels of a grey picture', async () => {
    const grey = { width: 2, height: 1, channels: 1, data: Uint8Array.of(7, 9) } as const
    const { pixels: part } = await cropRegion(grey, { left: 0, top: 0, right: 2, bottom: 1 }, 1)
    expect([...part.data]).toEqual([7, 7, 7, 9, 9, 9])
  })

  it('gives a pixel of a box that lies outside or is smaller than one', async () => {
    for (const box of [
      { left: 90, top: 90, right: 95, bottom: 99 },
      { left: 2, top: 2, right: 2.1, bottom: 2.1 },
    ])
      expect((await cropRegion(pixels, box, 0.3)).pixels).toMatchObject({ width: 1, height: 1 })
  })
})
