import { describe, expect, it } from 'vitest'
import { aSight, noSight, unlocated, someFaces } from '../../../test/world/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts.ts'
import type { SeenFaces } from '../../vocabulary/face/face-facts.ts'
import { selfieFaceLandmark } from './selfie-face-landmark.ts'

const ask = (seen: Partial<SeenFaces>) =>
  selfieFaceLandmark.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('SELFIE_FACE_LANDMARK_ERR', () => {
  it('is found when the features are located in no frame', () => {
    expect(ask({ frames: [unlocated, noSight] }).kind).toBe('found')
  })
  it('is clear when they are in one', () => expect(ask({ frames: [unlocated, aSight] }).kind).toBe('clear'))
  it('cannot tell without a face', () => expect(ask({ frames: [noSight] }).kind).toBe('cannot_tell'))
})
