import { describe, expect, it } from 'vitest'
import type { Pixels, Quad } from '../vocabulary/pixels.ts'
import { forensicFacts } from './forensic-facts.ts'
import { measurePicture } from './measure-picture.ts'

const [width, height] = [640, 400]
const corners: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore
const face: Quad = [[40, 60], [240, 60], [240, 340], [40, 340]] // prettier-ignore
const small: Quad = [[40, 60], [80, 60], [80, 120], [40, 120]] // prettier-ignore

/** Bars everywhere, with edges of other widths inside the portrait than around it. */
function page(edges: { readonly portrait: number; readonly print: number }): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const edge = x >= 40 && x < 240 && y >= 60 && y < 340 ? edges.portrait : edges.print
    const away = Math.abs((x % 40) - 20) - 10
    data.fill(130 + 90 * Math.max(-1, Math.min(1, away / edge)), i * 3, i * 3 + 3)
  }
  return { width, height, channels: 3, data }
}

const portraitOf = (
  edges: Parameters<typeof page>[0],
  { portraits = [face], kind = 'page' }: { portraits?: readonly Quad[]; kind?: 'page' | 'picture' } = {},
) => forensicFacts(measurePicture(page(edges), 1), { kind, corners, portraits }).portrait

describe('A portrait beside the print around it', () => {
  it('is sharper when it did not go through the same lens', () => {
    expect(portraitOf({ portrait: 1, print: 4 })).toBeGreaterThan(0.5)
    expect(portraitOf({ portrait: 4, print: 1 })).toBeLessThan(-0.5)
    expect(Math.abs(portraitOf({ portrait: 3, print: 3 }) ?? 1)).toBeLessThan(0.15)
  })
  it('is not compared where there is none, or it is too small', () => {
    expect(portraitOf({ portrait: 1, print: 4 }, { portraits: [] })).toBeNull()
    expect(portraitOf({ portrait: 1, print: 4 }, { portraits: [small] })).toBeNull()
  })
  it('is not compared where the document was not found', () =>
    expect(portraitOf({ portrait: 1, print: 4 }, { kind: 'picture' })).toBeNull())
})
