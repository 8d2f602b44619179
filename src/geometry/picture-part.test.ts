import { describe, expect, it } from 'vitest'
import { picturePart } from './picture-part.ts'

/** Each pixel is ten times its row and its column. */
const pixels = {
  width: 6,
  height: 4,
  channels: 1,
  data: Uint8Array.from({ length: 24 }, (_, at) => 10 * Math.floor(at / 6) + (at % 6)),
} as const

describe('picturePart', () => {
  it('cuts out and takes means of squares', () => {
    const { pixels: part } = picturePart(pixels, { left: 1, top: 0, right: 5, bottom: 4 }, 2)
    expect(part).toMatchObject({ width: 2, height: 2, channels: 1 })
    expect([...part.data]).toEqual([7, 9, 27, 29])
  })

  it('keeps every channel to itself', () => {
    const data = new Uint8Array(4 * 4 * 3).map((_, at) => 50 * ((at % 3) + 1))
    const { pixels: part } = picturePart({ width: 4, height: 4, channels: 3, data }, { left: 0, top: 0, right: 4, bottom: 4 }, 2) // prettier-ignore
    expect([...part.data.slice(0, 6)]).toEqual([50, 100, 150, 50, 100, 150])
  })

  it('stays within the picture, and leads points there and back', () => {
    const { pixels: part, onto, back } = picturePart(pixels, { left: -5, top: 2, right: 99, bottom: 99 }, 1)
    expect([...part.data]).toEqual([...pixels.data.slice(12)])
    expect(onto([3, 3])).toEqual([3, 1])
    expect(back(onto([2.5, 3.25]))).toEqual([2.5, 3.25])
  })

  it('gives a pixel of a box that lies outside or is smaller than a square', () => {
    for (const box of [
      { left: 90, top: 90, right: 95, bottom: 99 },
      { left: 2, top: 2, right: 2.1, bottom: 2.1 },
    ])
      expect(picturePart(pixels, box, 3).pixels).toMatchObject({ width: 1, height: 1 })
  })
})
