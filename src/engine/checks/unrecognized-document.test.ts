import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { unrecognizedDocument } from './unrecognized-document.ts'

const ask = (facts: Parameters<typeof someFacts>[0]) => unrecognizedDocument.run(someFacts(facts), aProfile())

describe('UNRECOGNIZED_DOCUMENT', () => {
  it('is found when nothing was recognised on the front', () => {
    expect(ask({ front: aSide(null) })).toMatchObject({ kind: 'found', findings: [{ confidence: 1 }] })
  })
  it('is found even when the back was recognised', () => {
    expect(ask({ front: aSide(null), back: someFacts().front }).kind).toBe('found')
  })
  it('is clear when a document was recognised', () => {
    expect(ask({})).toEqual({ kind: 'clear', evidence: { document: 'Passport' } })
  })
  it('was not checked where print alone says what it is', () => {
    expect(ask({ front: aSide(aPassport({ zone: null })) }).kind).toBe('not_checked')
  })
  it('is clear where the zone of the back confirms what is printed, and not checked where it is another’s', () => {
    const front = aSide(aPassport({ zone: null, fields: someFields({ ...annaMaria }, { source: 'visual' }) }))
    const back = (dob: string) =>
      aSide(aPassport({ fields: someFields({ ...annaMaria, dob }, { index: 1 }) }))
    expect(ask({ front, back: back(annaMaria.dob) })).toMatchObject({
      evidence: { confirmedBy: 'machine readable zone' },
    })
    expect(ask({ front, back: back('1990-01-01') }).kind).toBe('not_checked')
    expect(ask({ front, back: front }).kind, 'print alone on both sides').toBe('not_checked')
  })
  it('is clear for print alone where the profile says that the code changes nothing', () => {
    const profile = aProfile({ decisions: { UNRECOGNIZED_DOCUMENT: { review: -1, reject: -1 } } })
    const facts = someFacts({ front: aSide(aPassport({ zone: null })) })
    expect(unrecognizedDocument.run(facts, profile).kind).toBe('clear')
  })
  it('was not checked where reading stopped at its work limit, whatever was read before', () => {
    expect(ask({ front: { ...aSide(aPassport()), readingStopped: true } })).toMatchObject({
      kind: 'not_checked',
      reason: expect.stringContaining('work limit') as string,
    })
  })
  it('says that reading stopped where it recognised nothing until then', () => {
    const outcome = ask({ front: { ...aSide(null), readingStopped: true } })
    expect(outcome).toMatchObject({ kind: 'found', findings: [{ evidence: { readingStopped: true } }] })
    expect(JSON.stringify(outcome)).toContain('before reading stopped at its work limit')
  })
  it('was not checked when the reader failed', () => {
    expect(ask({ front: aSide(null, 'The reader stopped.') })).toEqual({
      kind: 'not_checked',
      reason: 'The reader stopped.',
    })
  })
})
