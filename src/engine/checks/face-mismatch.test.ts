import { describe, expect, it } from 'vitest'
import { someFaces } from '../../../test/world/pictures/faces.ts'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import type { ProfileOverride } from '../../vocabulary/profiles/profile.ts'
import type { DetectedFaces } from '../../vocabulary/face/face-facts.ts'
import { faceMismatch } from './face-mismatch.ts'

const ask = (seen: Partial<DetectedFaces>, settings: ProfileOverride = {}) =>
  faceMismatch.run(someFacts({ face: someFaces(seen) }), aProfile(settings))

describe('FACE_MISMATCH', () => {
  it('is found below the threshold, as sure as what is lacking, and tells the score', () => {
    const outcome = ask({ comparison: { similarity: 0.25, together: 1, identical: 0 } })
    expect(outcome).toMatchObject({ kind: 'found', findings: [{ confidence: 0.75, measured: 0.25 }] })
    expect(outcome.kind === 'found' ? outcome.findings[0].sentence : '').toContain('0.25')
  })
  it('is found when the frames show different faces, though together they resemble the portrait', () => {
    const outcome = ask({ comparison: { similarity: 0.9, together: 0.1, identical: 0 } })
    expect(outcome).toMatchObject({ findings: [{ measured: 0.1 }] })
    expect(outcome.kind === 'found' ? outcome.findings[0].sentence : '').toContain('frames')
  })
  it('goes by the threshold of the profile', () => {
    const comparison = { similarity: 0.6, together: 1, identical: 0 }
    expect(ask({ comparison }).kind).toBe('clear')
    expect(ask({ comparison }, { thresholds: { face: 0.7 } }).kind).toBe('found')
  })
  it('is not checked, and no pass, when there were no two faces', () => {
    expect(ask({ comparison: null }).kind).toBe('not_checked')
  })
  it('cannot tell when nothing was to be compared', () => {
    expect(ask({ portrait: null, comparison: null }).kind).toBe('cannot_tell')
  })
})
