import { expect, it } from 'vitest'
import type { Pixels, Quad } from '../../../vocabulary/imaging/pixels.ts'
import { redact } from './redact.ts'

const striped = (channels: 1 | 3): Pixels => ({
  ...{ width: 40, height: 20, channels },
  data: Uint8Array.from({ length: 40 * 20 * channels }, (_, at) =>
    Math.floor(at / channels) % 2 === 0 ? 0 : 200,
  ),
})
const place: Quad = [[10, 5], [30, 5], [30, 15], [10, 15]] // prettier-ignore

it.each([1, 3] as const)('paints a place in one colour and leaves the rest, %d channels', (channels) => {
  const pixels = striped(channels)
  const painted = redact(pixels, [place])
  const at = (x: number, y: number) => painted.data[(y * 40 + x) * channels]
  const inside = new Set([at(10, 5), at(29, 14), at(20, 10), at(9, 4)])
  expect([...inside]).toEqual([100])
  expect([at(0, 0), at(1, 0), at(39, 19)]).toEqual([0, 200, 200])
  expect(pixels.data).toEqual(striped(channels).data)
})

it('takes places that lie turned, or beyond the edge', () => {
  const turned: Quad = [[20, 0], [30, 10], [20, 20], [10, 10]] // prettier-ignore
  const beyond: Quad = [[-50, -50], [-40, -50], [-40, -40], [-50, -40]] // prettier-ignore
  const painted = redact(striped(1), [turned, beyond])
  expect([painted.data[10 * 40 + 20], painted.data[10 * 40 + 21]]).toEqual([100, 100])
  expect([painted.data[0], painted.data[1]]).toEqual([0, 200])
})
