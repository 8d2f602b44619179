import { describe, expect, it } from 'vitest'
import { aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { decide } from '../decision/decide.ts'
import type { KnownFaces } from '../../vocabulary/face/face-facts.ts'
import { duplicateFace } from './duplicate-face.ts'

const ask = (knownFaces?: KnownFaces, thresholds = {}) =>
  duplicateFace.run(
    someFacts({ face: { given: true }, ...(knownFaces === undefined ? {} : { knownFaces }) }),
    aProfile({ thresholds }),
  )
const similar: KnownFaces = {
  searched: 900,
  found: [
    { id: 'a1', similarity: 0.99 },
    { id: 'b2', similarity: 0.96 },
    { id: 'c3', similarity: 0.85 },
  ],
}

describe('DUPLICATE_FACE', () => {
  it('names the transactions whose faces are more similar than the threshold', () => {
    expect(ask(similar)).toMatchObject({
      kind: 'found',
      findings: [
        { confidence: 0.99, measured: 0.99, evidence: { transactions: ['a1', 'b2'], searched: 900 } },
      ],
    })
    expect(ask(similar, { faceDuplicate: 0.97 })).toMatchObject({
      findings: [{ evidence: { transactions: ['a1'] } }],
    })
    expect(ask(similar, { faceDuplicate: 0.99 })).toMatchObject({ kind: 'clear', measured: 0.99 })
    expect(ask({ searched: 3, found: [] })).toMatchObject({ kind: 'clear', evidence: { searched: 3 } })
  })

  it('cannot tell where no one asked or no face was sent, and is no pass where the search failed', () => {
    expect(ask().kind).toBe('cannot_tell')
    expect(duplicateFace.run(someFacts({ face: { given: false } }), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ failed: 'Earlier faces could not be searched.' }).kind).toBe('not_checked')
  })

  it('asks for a review and never more, whatever a profile says', () => {
    const rule = { enabled: true, review: -1, reject: 0, weight: 9 }
    const profile = aProfile({ decisions: { DUPLICATE_FACE: rule } })
    const facts = someFacts({ face: { given: true }, knownFaces: similar })
    const decision = decide({ facts, profile, checks: [duplicateFace] })
    expect(decision.warnings.map(({ code }) => code)).toEqual(['DUPLICATE_FACE'])
    expect([decision.decision, decision.rejectScore]).toEqual(['accept', 0])
  })
})
