import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tilesOf } from './tiles.ts'

const side = fc.integer({ min: 1, max: 4000 })

describe('tiles of a picture', () => {
  it('leave a picture of usual size whole', () => {
    expect(tilesOf({ width: 960, height: 720 })).toEqual([
      { left: 0, top: 0, width: 960, height: 720, keep: { left: 0, top: 0, right: 960, bottom: 720 } },
    ])
  })

  it('answer for every pixel once, lie inside the picture and stay small', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const tiles = tilesOf({ width, height })
        const stored = tiles.reduce(
          (sum, { keep }) => sum + (keep.right - keep.left) * (keep.bottom - keep.top),
          0,
        )
        expect(stored).toBe(width * height)
        for (const tile of tiles) {
          expect(tile.left >= 0 && tile.left + tile.width <= width && tile.width <= 1024).toBe(true)
          expect(tile.top >= 0 && tile.top + tile.height <= height && tile.height <= 1024).toBe(true)
        }
      }),
    )
  })

  it('see well beyond the part for which they answer, but where the picture ends', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        for (const { keep, ...tile } of tilesOf({ width, height })) {
          expect(keep.left === 0 || keep.left - tile.left >= 63).toBe(true)
          expect(keep.right === width || tile.left + tile.width - keep.right >= 63).toBe(true)
        }
      }),
    )
  })
})
