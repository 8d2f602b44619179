import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { learnedTracesVersion } from '../../vocabulary/imaging/forensics.ts'
import { decide } from '../decision/decide.ts'
import { recapturedDocument } from './recaptured-document.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  recapturedDocument.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('RECAPTURED_DOCUMENT', () => {
  it('is found on the wave of a screen, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ wave: 3.2 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of the pattern of security print', () => expect(ask({ wave: 2 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { recapture: 1 } })
    expect(
      recapturedDocument.run(someFacts({ front: aSideWithForensics({ wave: 3.2 }) }), lenient).kind,
    ).toBe('clear')
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aSideWithForensics(), back: aSideWithForensics({ wave: 3.2 }) })
    expect(recapturedDocument.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('is not clear while the picture of one side tells nothing', () => {
    const { forensics: _, ...unmeasured } = aSideWithForensics()
    const facts = someFacts({ front: aSideWithForensics(), back: unmeasured })
    const reason = 'The picture of the back was not suitable for this check.'
    expect(recapturedDocument.run(facts, aProfile())).toEqual({ kind: 'cannot_tell', reason })
    const profile = aProfile({ decisions: { RECAPTURED_DOCUMENT: { enabled: true } } })
    const made = decide({ facts, profile, checks: [recapturedDocument] })
    expect(made).toMatchObject({ decision: 'review', notChecked: [{ code: 'RECAPTURED_DOCUMENT', reason }] })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(recapturedDocument.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
  it('is found on the grain of a print, and clear of that of a document', () => {
    const grained = (recaptured: number | null, version = learnedTracesVersion) =>
      ask({ learnt: { version, recaptured } })
    expect(grained(0.8)).toMatchObject({ kind: 'found', findings: [{ confidence: 0.8, evidence: { grain: 0.8 } }] }) // prettier-ignore
    expect(grained(0.3).kind).toBe('clear')
    expect(grained(null)).toMatchObject({ kind: 'clear', evidence: { grain: null } })
  })
  it('does not judge the grain by the models of other versions', () =>
    expect(ask({ learnt: { version: learnedTracesVersion - 1, recaptured: 0.8 } }).kind).toBe('clear'))
  it('cannot tell of a picture too small for a tile whose grain tells nothing', () =>
    expect(ask({ wave: null }).kind).toBe('cannot_tell'))
})
