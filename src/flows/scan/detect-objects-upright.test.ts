import { expect, it } from 'vitest'
import { asUpright, boxMapping } from '../../engine/imaging/page/box-mapping.ts'
import { turnedUpright, type Quarters } from '../../engine/imaging/geometry/quarter-turns.ts'
import type { Pixels, Point } from '../../vocabulary/imaging/pixels.ts'
import { detectObjectsUpright } from './detect-objects-upright.ts'

const pixels: Pixels<'page'> = { width: 3, height: 2, channels: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6]) }
const signal = new AbortController().signal

const held: readonly { held: string; quarters: Quarters; seen: readonly number[]; corner: Point }[] = [
  { held: 'upright', quarters: 0, seen: [1, 2, 3, 4, 5, 6], corner: [0, 0] },
  { held: 'a quarter clockwise', quarters: 1, seen: [3, 6, 2, 5, 1, 4], corner: [3, 0] },
  { held: 'upside down', quarters: 2, seen: [6, 5, 4, 3, 2, 1], corner: [3, 2] },
  { held: 'a quarter the other way', quarters: 3, seen: [4, 1, 5, 2, 6, 3], corner: [0, 2] },
]

it.each(held)('a page that lies $held is looked at upright, and told of where it lies', async (row) => {
  const inference = {
    findObjects: (page: Pixels) => {
      expect([...page.data]).toEqual(row.seen)
      const quad = [[0, 0], [1, 0], [1, 1], [0, 1]] as const // prettier-ignore
      return Promise.resolve({ pages: [], portraits: [{ quad, score: 0.95 }], signatures: [] })
    },
  }
  const upright = {
    pixels: asUpright(turnedUpright(pixels, row.quarters)),
    mapping: boxMapping({ pixels, original: pixels }, row.quarters),
  }
  const found = await detectObjectsUpright({ inference }, upright, signal)
  expect(found.portraits[0]?.quad[0]).toEqual(row.corner)
  expect(found.portraits[0]?.score).toBe(0.95)
})
