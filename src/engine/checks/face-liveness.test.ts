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

  const movements = (met: boolean | null, live: number | null) => {
    const alive = { live, recaptured: null, reasons: live === null ? ['Too dark.'] : [] }
    const challenge = { prompts: ['TURN_LEFT', 'MOUTH_OPEN'], met, reasons: ['Why.'], frames: 40 } as const
    const face = { ...someFaces({ alive }), challenge }
    return faceLiveness.run(someFacts({ face }), aProfile())
  }
  it.each([
    ['made, by someone alive', true, 0.9, 'clear'],
    ['made, and the pictures show no one alive', true, 0.1, 'found'],
    ['made, and of the pictures no one can tell', true, null, 'not_checked'],
    ['not made', false, 0.9, 'found'],
    ['not made, and of the pictures no one can tell', false, null, 'found'],
    ['unknown', null, 0.9, 'not_checked'],
    ['unknown, and the pictures show no one alive', null, 0.1, 'found'],
  ])('of movements that are %s', (...[, met, live, kind]) => {
    expect(movements(met, live).kind).toBe(kind)
  })
  it('is not held against a client whose movements were not judged', () => {
    const face = { ...someFaces({ alive: { live: 0.9, recaptured: 0, reasons: [] } }), challenge: null }
    expect(faceLiveness.run(someFacts({ face }), aProfile()).kind).toBe('clear')
  })
})
