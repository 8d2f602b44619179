import { describe, expect, it } from 'vitest'
import { aFaceObservation, noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { selfieMultipleFaces } from './selfie-multiple-faces.ts'

const ask = (seen: Partial<DetectedFaces>) =>
  selfieMultipleFaces.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('SELFIE_MULTIPLE_FACES', () => {
  it('is found when one frame shows two', () => {
    expect(ask({ frames: [aFaceObservation, { ...aFaceObservation, faces: 2 }] })).toMatchObject({
      kind: 'found',
      findings: [{ sentence: 'The selfie shows 2 faces.' }],
    })
  })
  it('is clear where each shows one', () =>
    expect(ask({ frames: [aFaceObservation, noFaceObservation] }).kind).toBe('clear'))
  it('cannot tell where there is none', () =>
    expect(ask({ frames: [noFaceObservation] }).kind).toBe('cannot_tell'))
})
