import { describe, expect, it } from 'vitest'
import { someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { faceIdentical } from './face-identical.ts'

const ask = (seen: Partial<DetectedFaces>, settings: ProfileOverride = {}) =>
  faceIdentical.run(someFacts({ face: someFaces(seen) }), aProfile(settings))

describe('FACE_IDENTICAL', () => {
  it('is found above the threshold, as sure as was measured', () => {
    expect(ask({ comparison: { similarity: 1, together: 1, identical: 0.93 } })).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 0.93, measured: 0.93 }],
    })
  })
  it('is clear at the threshold and below', () => {
    expect(ask({ comparison: { similarity: 1, together: 1, identical: 0.5 } }).kind).toBe('clear')
  })
  it('is not checked when there were no two faces', () => {
    expect(ask({ comparison: null }).kind).toBe('not_checked')
  })
  it('goes by the threshold of the profile', () => {
    const seen = { comparison: { similarity: 1, together: 1, identical: 0.4 } }
    expect(ask(seen).kind).toBe('clear')
    expect(ask(seen, { thresholds: { faceIdentical: 0.3 } }).kind).toBe('found')
  })
})
