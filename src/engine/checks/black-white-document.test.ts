import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { blackWhiteDocument } from './black-white-document.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  blackWhiteDocument.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('BLACK_WHITE_DOCUMENT', () => {
  it('is found on a grey copy, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ tint: 0.035 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of coloured paper in any light', () => expect(ask({ tint: 0.037 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { blackWhite: 1 } })
    expect(
      blackWhiteDocument.run(someFacts({ front: aSideWithForensics({ tint: 0.03 }) }), lenient).kind,
    ).toBe('clear')
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aSideWithForensics(), back: aSideWithForensics({ tint: 0.03 }) })
    expect(blackWhiteDocument.run(facts, aProfile())).toMatchObject({
      findings: [{ evidence: { side: 'back' } }],
    })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(blackWhiteDocument.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
})
