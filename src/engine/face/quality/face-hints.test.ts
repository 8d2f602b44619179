import { describe, expect, it } from 'vitest'
import { aDetectedFace } from '../../../../test/world/pictures/faces.ts'
import type { Pixels, Point } from '../../../vocabulary/imaging/pixels.ts'
import { faceHints } from './face-hints.ts'

type Colour = readonly [number, number, number]
interface Drawn {
  readonly skin?: Colour
  readonly eyes?: Colour
  readonly mouth?: Colour
  /** Grain that blurring takes away. */
  readonly grain?: number
}

/** A plain face where `aSeenFace` has it. */
function drawn({ skin = [190, 150, 130], eyes = skin, mouth = skin, grain = 12 }: Drawn): Pixels {
  const data = new Uint8Array(200 * 220 * 3)
  for (let y = 0; y < 220; y++)
    for (let x = 0; x < 200; x++) {
      const near = ([u, v]: Point, wide: number, high: number) =>
        Math.abs(x - u) < wide && Math.abs(y - v) < high
      const isEye = near([70, 90], 18, 12) || near([130, 90], 18, 12)
      const colour = isEye ? eyes : near([100, 155], 26, 20) ? mouth : skin
      const noise = (((x * 7919 + y * 104_729) >> 3) % 3) - 1
      colour.forEach((value, channel) => (data[(y * 200 + x) * 3 + channel] = value + noise * grain))
    }
  return { width: 200, height: 220, channels: 3, data }
}

const face = aDetectedFace()
const hintsOf = (reported: Drawn) => faceHints(drawn(reported), face)

describe('faceHints', () => {
  it('has nothing to say of a picture that is well taken', () => expect(hintsOf({})).toEqual([]))

  it.each<[string, Drawn]>([
    ['too_dark', { skin: [30, 24, 20], grain: 3 }],
    ['too_bright', { skin: [240, 238, 236] }],
    ['eyes_covered', { eyes: [20, 20, 20] }],
    ['mouth_covered', { mouth: [90, 140, 190] }],
  ])('says %s', (hint, reported) => expect(hintsOf(reported)).toContain(hint))

  it('says blurred of a face without fine detail', () => {
    const data = new Uint8Array(200 * 220 * 3)
    for (let at = 0; at < data.length; at++)
      data[at] = 130 + 60 * Math.sin(((Math.floor(at / 3) % 200) / 200) * 12)
    expect(faceHints({ width: 200, height: 220, channels: 3, data }, face)).toContain('blurred')
  })

  it('says turned where the nose lies beside the middle of the eyes, however the head is tilted', () => {
    const [left, right, , ...mouth] = face.found.points
    const turned = (nose: Point) => ({
      found: { ...face.found, points: [left, right, nose, ...mouth] as const },
    })
    expect(faceHints(drawn({}), turned([125, 125]))).toContain('turned')
    expect(faceHints(drawn({}), turned([104, 125]))).not.toContain('turned')
  })

  it('says too_small of a face of a few pixels', () => {
    const [[x, y]] = face.found.quad
    const quad = [[x, y], [x + 60, y], [x + 60, y + 80], [x, y + 80]] as const // prettier-ignore
    expect(faceHints(drawn({}), { found: { ...face.found, quad } })).toContain('too_small')
  })
})
