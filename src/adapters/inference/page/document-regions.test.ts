import { describe, expect, it } from 'vitest'
import type { Quad } from '../../../vocabulary/imaging/pixels.ts'
import { documentRegions } from './document-regions.ts'

const size = { width: 96, height: 72 }

interface Marked {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly likely: number
}

/** What the network would answer that saw these rectangles and nothing else. */
function mapOf(marked: readonly Marked[]): Float32Array {
  const map = new Float32Array(size.width * size.height).fill(0.02)
  for (const { left, top, width, height, likely } of marked)
    for (let y = top; y < top + height; y++)
      map.fill(likely, y * size.width + left, y * size.width + left + width)
  return map
}

const corners = (quad: Quad | undefined): string[] => (quad ?? []).map(([x, y]) => `${x} ${y}`).sort()

describe('what is marked on a map', () => {
  it('is answered as the rectangle around it, with how likely it is on average', () => {
    const [found, ...others] = documentRegions(
      mapOf([{ left: 10, top: 20, width: 12, height: 16, likely: 0.75 }]),
      size,
    )
    expect(others).toEqual([])
    expect(corners(found?.quad)).toEqual(['10 20', '10 36', '22 20', '22 36'])
    expect(found?.score).toBeCloseTo(0.75, 5)
  })

  it('is answered one by one, the largest first', () => {
    const small = { left: 70, top: 20, width: 6, height: 8, likely: 0.99 }
    const large = { left: 10, top: 20, width: 12, height: 16, likely: 0.9 }
    const scores = documentRegions(mapOf([small, large]), size).map(({ score }) => score)
    expect(scores).toEqual([expect.closeTo(0.9, 5), expect.closeTo(0.99, 5)])
  })

  it('is nothing where nothing is likely, and nothing where only a speck is', () => {
    expect(documentRegions(mapOf([]), size)).toEqual([])
    expect(documentRegions(mapOf([{ left: 10, top: 10, width: 2, height: 2, likely: 0.99 }]), size)).toEqual(
      [],
    )
  })
})
