import { describe, expect, it } from 'vitest'
import { annaMaria, aProfile, someFacts } from '../../../test/world/facts.ts'
import { checks } from '../checks/all.ts'
import type { Facts } from '../../vocabulary/decision/facts.ts'
import { decide } from './decide.ts'

const sentence = (facts: Partial<Facts> = {}) =>
  decide({ facts: someFacts(facts), profile: aProfile(), checks }).trace.sentence

describe('The reason of a decision', () => {
  it('names what rejects, with level, weight and trigger', () => {
    expect(sentence({ today: '2040-01-01' })).toBe(
      'Rejected because DOCUMENT_EXPIRED 1.00 ≥ 0.00, weight 1: reject score 1 ≥ trigger 1.',
    )
  })
  it('names what asks for review', () => {
    expect(sentence({ face: { given: true, failed: 'No engine.' } })).toMatch(
      /^To be reviewed because INTERNAL_FACE_VERIFICATION_ERR 1.00 ≥ 0.00, weight 1: review score 1 ≥ trigger 1; not checked: .*FACE_MISMATCH/,
    )
  })
  it('says by how much it was accepted', () => {
    expect(sentence()).toBe('Accepted because review score 0 < trigger 1 and reject score 0 < trigger 1.')
  })
  it('holds no personal data', () => {
    const reported = sentence({ today: '2040-01-01', request: { verifyName: 'Peter Schmidt' } })
    for (const value of [annaMaria.fullName, annaMaria.lastName, annaMaria.documentNumber, annaMaria.expiry])
      expect(reported).not.toContain(value)
    expect(reported).not.toContain('Peter')
  })
})
