import { expect, it } from 'vitest'
import { aDetectedFace } from '../../../../../test/world/pictures/faces.ts'
import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import { mouthShade } from './mouth-shade.ts'

const { found } = aDetectedFace()

/** A face of one shade where `aSeenFace` has it, its mouth of another. */
function drawn(skin: number, mouth: number): Pixels {
  const data = new Uint8Array(200 * 220 * 3).fill(skin)
  for (let y = 145; y < 185; y++) data.fill(mouth, (y * 200 + 80) * 3, (y * 200 + 120) * 3)
  return { width: 200, height: 220, channels: 3, data }
}

it('tells how dark the mouth is by the cheeks, whatever the light', () => {
  for (const light of [60, 200]) {
    expect(mouthShade(drawn(light, light * 0.6), found)).toBeCloseTo(0.6, 1)
    expect(mouthShade(drawn(light, light * 0.1), found)).toBeCloseTo(0.1, 1)
  }
})

it('is the same of a grey picture', () => {
  const { data } = drawn(160, 40)
  const grey = { width: 200, height: 220, channels: 1, data: data.filter((_, at) => at % 3 === 0) } as const
  expect(mouthShade(grey, found)).toBeCloseTo(0.25, 1)
})

it('cannot tell in the dark', () => expect(mouthShade(drawn(4, 0), found)).toBeNull())
