import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { invalidCameraPerspective } from './invalid-camera-perspective.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  invalidCameraPerspective.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('INVALID_CAMERA_PERSPECTIVE', () => {
  it('is found on a screenshot, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ even: 0.5 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of a photograph', () => expect(ask({ even: 0.05 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { cameraPerspective: 1 } })
    expect(
      invalidCameraPerspective.run(someFacts({ front: aSideWithForensics({ even: 0.5 }) }), lenient).kind,
    ).toBe('clear')
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aSideWithForensics(), back: aSideWithForensics({ even: 0.5 }) })
    expect(invalidCameraPerspective.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(invalidCameraPerspective.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('cannot tell of small pictures', () =>
    expect(ask({ even: 0.9 }, { width: 900 }).kind).toBe('cannot_tell'))
})
