import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { lowTextConfidence } from './low-text-confidence.ts'

const ask = (confidence: number, threshold = 0.3) =>
  lowTextConfidence.run(
    someFacts({ front: aSide(aPassport({ fields: someFields(annaMaria, { confidence }) })) }),
    aProfile({ thresholds: { lowTextConfidence: threshold } }),
  )

describe('LOW_TEXT_CONFIDENCE', () => {
  it('is found below the threshold, the surer the lower', () => {
    expect(ask(0.2)).toMatchObject({ kind: 'found', findings: [{ confidence: 0.8 }] })
  })
  it('is clear at the threshold', () => expect(ask(0.3).kind).toBe('clear'))
  it('follows the threshold of the profile', () => expect(ask(0.9, 0.95).kind).toBe('found'))
  it('cannot tell when none of the main fields was read', () => {
    const facts = someFacts({ front: aSide(aPassport({ fields: {} })) })
    expect(lowTextConfidence.run(facts, aProfile()).kind).toBe('cannot_tell')
  })
})
