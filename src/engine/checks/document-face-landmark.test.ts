import { describe, expect, it } from 'vitest'
import { noFaceObservation, noFaceKeypoints, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { documentFaceLandmark } from './document-face-landmark.ts'

const ask = (seen: Partial<DetectedFaces>) =>
  documentFaceLandmark.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('DOCUMENT_FACE_LANDMARK_ERR', () => {
  it('is found when the features of the portrait are not located', () => {
    expect(ask({ portrait: noFaceKeypoints }).kind).toBe('found')
  })
  it('is clear when they are', () => expect(ask({}).kind).toBe('clear'))
  it('cannot tell without a portrait', () =>
    expect(ask({ portrait: noFaceObservation }).kind).toBe('cannot_tell'))
})
