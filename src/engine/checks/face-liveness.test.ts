import { describe, expect, it } from 'vitest'
import { noFaceObservation, someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { faceLiveness } from './face-liveness.ts'

const ask = (seen: Partial<DetectedFaces>, settings: ProfileOverride = {}) =>
  faceLiveness.run(someFacts({ face: someFaces(seen) }), aProfile(settings))

describe('FACE_LIVENESS_ERR', () => {
  it('is found below the threshold', () => {
    expect(ask({ alive: { live: 0.1, recaptured: null, reasons: [] } })).toMatchObject({
      findings: [{ confidence: 0.9, measured: 0.1 }],
    })
  })
  it('is clear at it and above', () => {
    expect(ask({ alive: { live: 0.2, recaptured: null, reasons: [] } }).kind).toBe('clear')
  })
  it('is not checked, and no pass, when no one can tell', () => {
    const alive = { live: null, recaptured: null, reasons: ['Too dark.'] }
    expect(ask({ alive })).toEqual({ kind: 'not_checked', reason: 'Too dark.' })
    expect(ask({ frames: [noFaceObservation] }).kind).toBe('not_checked')
  })
  it('goes by the threshold of the profile', () => {
    const seen = { alive: { live: 0.4, recaptured: null, reasons: [] } }
    expect(ask(seen).kind).toBe('clear')
    expect(ask(seen, { thresholds: { faceLiveness: 0.5 } }).kind).toBe('found')
  })
})
