import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../vocabulary/imaging/pixels.ts'
import { cropped, inkBox } from './ink.ts'

/** Paper of one level, with a box of ink. */
function drawn(paper: number, ink: number, box: readonly [number, number, number, number]): Pixels {
  const [left, top, width, height] = box
  const data = new Uint8Array(60 * 40 * 3).fill(paper)
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) data.fill(ink, (y * 60 + x) * 3, (y * 60 + x) * 3 + 3)
  return { width: 60, height: 40, channels: 3, data }
}

describe('ink', () => {
  it('is found on light and on dark paper', () => {
    const box = { left: 20, top: 10, width: 15, height: 8 }
    expect(inkBox(drawn(255, 0, [20, 10, 15, 8]))).toEqual(box)
    expect(inkBox(drawn(0, 255, [20, 10, 15, 8]))).toEqual(box)
  })

  it('is not on blank paper, nor where a speck is, nor where paper is only a little uneven', () => {
    expect(inkBox(drawn(255, 255, [0, 0, 0, 0]))).toBeNull()
    expect(inkBox(drawn(255, 0, [20, 10, 3, 3]))).toBeNull()
    expect(inkBox(drawn(255, 230, [10, 10, 30, 20]))).toBeNull()
  })

  it('is cut out with paper around it, as far as there is some', () => {
    const pixels = drawn(255, 0, [2, 10, 15, 8])
    const part = cropped(pixels, { left: 2, top: 10, width: 15, height: 8 }, 5)
    expect([part.width, part.height]).toEqual([22, 18])
    expect(part.data.filter((level) => level === 0)).toHaveLength(15 * 8 * 3)
  })
})
