import { describe, expect, it } from 'vitest'
import { noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { recapturedFace } from './recaptured-face.ts'

const ask = (seen: Partial<DetectedFaces>, settings: ProfileOverride = {}) =>
  recapturedFace.run(someFacts({ face: someFaces(seen) }), aProfile(settings))

describe('RECAPTURED_FACE', () => {
  it('is found above the threshold', () => {
    expect(ask({ alive: { live: null, recaptured: 0.8, reasons: [] } })).toMatchObject({
      findings: [{ confidence: 0.8, measured: 0.8 }],
    })
  })
  it('is clear at it and below', () => {
    expect(ask({ alive: { live: null, recaptured: 0.5, reasons: [] } }).kind).toBe('clear')
  })
  it('is not checked, and no pass, when no one can tell', () => {
    const alive = { live: null, recaptured: null, reasons: ['Too dark.'] }
    expect(ask({ alive })).toEqual({ kind: 'not_checked', reason: 'Too dark.' })
    expect(ask({ frames: [noFaceObservation] }).kind).toBe('not_checked')
  })
  it('goes by the threshold of the profile', () => {
    const seen = { alive: { live: null, recaptured: 0.4, reasons: [] } }
    expect(ask(seen).kind).toBe('clear')
    expect(ask(seen, { thresholds: { faceRecapture: 0.3 } }).kind).toBe('found')
  })
})
