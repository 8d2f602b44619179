import { expect, it } from 'vitest'
import type { FoundFace } from '../../vocabulary/face/face.ts'
import type { Pixels } from '../../vocabulary/imaging/pixels.ts'
import { pickPortrait } from './pick-portrait.ts'

const found = (left: number, side: number): { readonly found: FoundFace } => ({
  found: {
    score: 0.9,
    quad: [[left, 10], [left + side, 10], [left + side, 10 + side], [left, 10 + side]], // prettier-ignore
    points: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 0]], // prettier-ignore
  },
})

/** Squares of a pattern, each as strong as told. */
function page(
  ...patterns: readonly { readonly left: number; readonly side: number; readonly ink: number }[]
): Pixels {
  const data = new Uint8Array(400 * 200).fill(220)
  for (const { left, side, ink } of patterns)
    for (let y = 10; y < 10 + side; y++)
      for (let x = left; x < left + side; x++)
        if ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0) data[y * 400 + x] = 220 - ink
  return { width: 400, height: 200, channels: 1, data }
}

const [large, small] = [found(10, 120), found(220, 80)]

it('takes the larger of two that are as clear', () => {
  const pixels = page({ left: 10, side: 120, ink: 150 }, { left: 220, side: 80, ink: 150 })
  expect(pickPortrait(pixels, [small, large])).toBe(large)
})

it('takes no pale second portrait, though it is larger', () => {
  const pixels = page({ left: 10, side: 120, ink: 25 }, { left: 220, side: 80, ink: 150 })
  expect(pickPortrait(pixels, [large, small])).toBe(small)
})

it('takes no one where no one is', () => expect(pickPortrait(page(), [])).toBeNull())
