import { describe, expect, it } from 'vitest'
import type { FoundFace } from '../../../../src/vocabulary/face/face.ts'
import { aDetectedFace } from '../../../../test/world/pictures/faces.ts'
import { faceVerdict, type LookedAtFace } from './face-verdict.ts'

/** A face whose box has so many pixels. */
function faceAt(left: number, top: number, height: number): FoundFace {
  const right = left + height * 0.75
  return {
    ...aDetectedFace().found,
    quad: [[left, top], [right, top], [right, top + height], [left, top + height]], // prettier-ignore
  }
}

const centred = faceAt(37, 40, 70)
const seen = (differing: Partial<LookedAtFace>): LookedAtFace => ({
  faces: [centred],
  oval: { left: 26, top: 20, width: 76, height: 110 },
  brightness: 140,
  surroundings: 110,
  yaw: 0.02,
  ...differing,
})

describe('faceVerdict', () => {
  it.each([
    ['none', { faces: [] }],
    ['several', { faces: [centred, faceAt(90, 40, 40)] }],
    ['far', { faces: [faceAt(50, 60, 40)] }],
    ['near', { faces: [faceAt(10, 10, 130)] }],
    ['beside', { faces: [faceAt(60, 40, 70)] }],
    ['beside', { faces: [faceAt(37, 80, 70)] }],
    ['dark', { brightness: 20 }],
    ['dark', { brightness: 45, surroundings: 30 }],
    ['dark', { faces: [], surroundings: 10 }],
    ['good', { brightness: 42, surroundings: 80 }],
    ['bright', { brightness: 245 }],
    ['turned', { yaw: -0.3 }],
    ['good', {}],
    ['good', { faces: [centred, faceAt(0, 0, 12)] }],
  ] as const)('says %s of %o', (verdict, differing) => {
    expect(faceVerdict(seen(differing))).toBe(verdict)
  })
})
