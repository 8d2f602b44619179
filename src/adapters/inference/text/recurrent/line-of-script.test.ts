import { expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../../vocabulary/imaging/pixels.ts'
import { lineOfScript } from './line-of-script.ts'

const [width, height] = [200, 60]
const all: Quad = [[0, 0], [width, 0], [width, height], [0, height]] // prettier-ignore

/** A bar on a ground: 40 to 160 across, 20 to 40 down. */
function bar(ink: number, ground: number, channels: 1 | 3 = 1): Pixels {
  const data = new Uint8Array(width * height * channels).fill(ground)
  for (let y = 20; y < 40; y++) data.fill(ink, (y * width + 40) * channels, (y * width + 160) * channels)
  return { width, height, channels, data }
}

it('the letters fill the height but for ground around them', () => {
  const line = lineOfScript(bar(20, 230), all, 48)
  // 20 rows of letters and 4 of ground above and below become 48: 1.714 times as large.
  expect(line?.inside).toBe(Math.round(120 * (48 / 28) + 8))
  expect(line?.from).toBeCloseTo((40 - 7 / 3) / width)
  expect(line?.to).toBeCloseTo((160 + 7 / 3) / width)
  const at = (x: number, y: number) => line?.values[y * line.width + x]
  expect(at(100, 24)).toBe(-1)
  expect(at(100, 2)).toBe(1)
  expect(at(2, 24)).toBe(1)
  expect(at((line?.width ?? 0) - 1, 24)).toBe(1)
})

it('light letters on dark ground are shown as dark ones on light ground, in colour or grey', () => {
  const dark = lineOfScript(bar(20, 230), all, 36)
  expect(lineOfScript(bar(235, 25), all, 36)).toEqual(dark)
  expect(lineOfScript(bar(20, 230, 3), all, 36)).toEqual(dark)
})

it('a box without area shows nothing, an empty one all of its ground', () => {
  const point: Quad = [[5, 5], [5, 5], [5, 5], [5, 5]] // prettier-ignore
  expect(lineOfScript(bar(20, 230), point, 48)).toBeNull()
  expect(lineOfScript(bar(230, 230), all, 48)?.values.every((value) => value >= -1 && value <= 1)).toBe(true)
})
