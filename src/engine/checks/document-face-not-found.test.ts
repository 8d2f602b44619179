import { describe, expect, it } from 'vitest'
import { noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { documentFaceNotFound } from './document-face-not-found.ts'

const ask = (seen: Partial<DetectedFaces>) =>
  documentFaceNotFound.run(someFacts({ face: someFaces(seen) }), aProfile())

describe('DOCUMENT_FACE_NOT_FOUND', () => {
  it('is found when the other picture shows no face', () => {
    expect(ask({ portrait: noFaceObservation, comparison: null }).kind).toBe('found')
  })
  it('is clear when it shows one', () => expect(ask({}).kind).toBe('clear'))
  it('cannot tell when nothing was to be compared', () => {
    expect(ask({ portrait: null, comparison: null }).kind).toBe('cannot_tell')
  })
})
