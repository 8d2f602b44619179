import { describe, expect, it } from 'vitest'
import {
  aFaceObservation,
  noFaceObservation,
  noFaceKeypoints,
  someFaces,
} from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { selfieFaceLandmark } from './selfie-face-landmark.ts'

const ask = (seen: Partial<DetectedFaces>) =>
  selfieFaceLandmark.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('SELFIE_FACE_LANDMARK_ERR', () => {
  it('is found when the features are located in no frame', () => {
    expect(ask({ frames: [noFaceKeypoints, noFaceObservation] }).kind).toBe('found')
  })
  it('is clear when they are in one', () =>
    expect(ask({ frames: [noFaceKeypoints, aFaceObservation] }).kind).toBe('clear'))
  it('cannot tell without a face', () =>
    expect(ask({ frames: [noFaceObservation] }).kind).toBe('cannot_tell'))
})
