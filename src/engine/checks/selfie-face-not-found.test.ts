import { describe, expect, it } from 'vitest'
import { aFaceObservation, noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { selfieFaceNotFound } from './selfie-face-not-found.ts'

const ask = (seen: Partial<DetectedFaces>) =>
  selfieFaceNotFound.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('SELFIE_FACE_NOT_FOUND', () => {
  it('is found when no frame shows a face', () => {
    expect(ask({ frames: [noFaceObservation, noFaceObservation] }).kind).toBe('found')
  })
  it('is clear when one of several does', () =>
    expect(ask({ frames: [noFaceObservation, aFaceObservation] }).kind).toBe('clear'))
})
