import { expect, it } from 'vitest'
import { aDetectedFace } from '../../../../../test/world/pictures/faces.ts'
import type { Pixels } from '../../../../vocabulary/imaging/pixels.ts'
import { eyeColours } from './eye-colours.ts'

const face = aDetectedFace()

/** Skin where `aSeenFace` lies, its eyes, where they are open, of white and blue; all of it as bright as `light`, 0..1. */
function drawn(isOpen: boolean, light = 1): Pixels {
  const [skin, white, iris] = [[190, 140, 120], [200, 195, 190], [60, 80, 110]] as const // prettier-ignore
  const data = new Uint8Array(200 * 220 * 3)
  for (let y = 0; y < 220; y++)
    for (let x = 0; x < 200; x++) {
      const distance = Math.min(Math.abs(x - 70), Math.abs(x - 130))
      const isEye = isOpen && Math.abs(y - 90) < 4 && distance < 10
      const colour = !isEye ? skin : distance < 4 ? iris : white
      data.set(colour.map((value) => value * light), (y * 200 + x) * 3) // prettier-ignore
    }
  return { width: 200, height: 220, channels: 3, data }
}

it('tells open eyes by their colours from lids, whatever the light', () => {
  for (const light of [0.4, 1]) {
    expect(eyeColours(drawn(true, light), face)).toBeGreaterThan(0.2)
    expect(eyeColours(drawn(false, light), face)).toBeLessThan(0.02)
  }
})

it('has nothing to tell of a grey picture, or of a face without an outline', () => {
  const { data } = drawn(true)
  const grey = { width: 200, height: 220, channels: 1, data: data.filter((_, at) => at % 3 === 0) } as const
  expect(eyeColours(grey, face)).toBeNull()
  expect(eyeColours(drawn(true), { ...face, outline: [] })).toBeNull()
})
