import { describe, expect, it } from 'vitest'
import type { FaceKeypoints } from '../../vocabulary/face/face.ts'
import type { Pixels, Point } from '../../vocabulary/imaging/pixels.ts'
import { sameImageScore, shadeCorrelation, shadesOf, type FaceInImage } from './same-image.ts'

/** Something like a face of soft shades, drawn at a scale, moved and turned; `mood` moves its shades. */
function drawn({ scale = 1, turn = 0, light = 1, mood = 0 }: Partial<Record<string, number>>): FaceInImage {
  const size = Math.round(160 * scale)
  const at = ([x, y]: Point): Point => {
    const [u, v] = [x - 80, y - 80]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return [(80 + u * c - v * s) * scale, (80 + u * s + v * c) * scale]
  }
  const spots: readonly (readonly [Point, number])[] = [
    [[60, 68], 9], [[100, 68], 9], [[80, 92 + mood], 8], [[66 - mood, 112], 7], [[94 + mood, 112], 7], [[80, 116 + mood], 12],
    [[50 + mood, 95], 16], [[112, 90 - mood], 14],
  ] // prettier-ignore
  const placed = spots.map(([point, radius]) => ({ point: at(point), radius: radius * scale }))
  const data = new Uint8Array(size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const dark = placed.reduce(
        (sum, { point: [px, py], radius }) =>
          sum + Math.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * radius ** 2)),
        0,
      )
      data[y * size + x] = Math.max(0, 220 - dark * 90) * light
    }
  const pixels: Pixels = { width: size, height: size, channels: 1, data }
  const points: FaceKeypoints = [at([60, 68]), at([100, 68]), at([80, 92]), at([66, 112]), at([94, 112])]
  return { pixels, points }
}

describe('samePictureScore', () => {
  it('knows a picture again that was scaled, turned and darkened', () => {
    expect(sameImageScore([drawn({})], drawn({}))).toBeGreaterThan(0.95)
    expect(sameImageScore([drawn({})], drawn({ scale: 0.6, turn: 0.1, light: 0.7 }))).toBeGreaterThan(0.9)
  })

  it('knows it again where the points lie a little beside their places', () => {
    const { pixels, points } = drawn({ scale: 0.8 })
    const [eye, ...rest] = points
    const beside: FaceKeypoints = [[eye[0] + 2, eye[1] - 2], ...rest]
    expect(sameImageScore([drawn({})], { pixels, points: beside })).toBeGreaterThan(0.8)
  })

  it('takes another picture of the same person for another picture', () => {
    expect(sameImageScore([drawn({})], drawn({ mood: 9 }))).toBeLessThan(0.2)
  })

  it('goes by the one of several that is the likest', () => {
    expect(sameImageScore([drawn({ mood: 9 }), drawn({ scale: 0.7 })], drawn({}))).toBeGreaterThan(0.9)
  })

  it('is no number above nothing where a picture shows no shades', () => {
    const { points } = drawn({})
    const flat = {
      pixels: { width: 160, height: 160, channels: 1, data: new Uint8Array(25_600) },
      points,
    } as const
    expect(shadeCorrelation(shadesOf(drawn({})), shadesOf(flat))).toBe(0)
  })
})
