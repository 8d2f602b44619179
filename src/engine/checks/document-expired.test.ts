import { describe, expect, it } from 'vitest'
import { aPassport, aProfile, aSide, someFacts, someFields } from '../../../test/world/facts/facts.ts'
import { documentExpired } from './document-expired.ts'

const ask = (expiry: string | null, today = '2026-11-21') =>
  documentExpired.run(
    someFacts({ today, front: aSide(aPassport({ fields: expiry === null ? {} : someFields({ expiry }) })) }),
    aProfile(),
  )

describe('DOCUMENT_EXPIRED', () => {
  it('is found on the day after the date of expiry', () => {
    expect(ask('2026-11-20')).toMatchObject({
      kind: 'found',
      findings: [{ confidence: 1, evidence: { expiry: '2026-11-20', today: '2026-11-21' } }],
    })
  })
  it('is clear on the date of expiry itself', () => {
    expect(ask('2026-11-21').kind).toBe('clear')
  })
  it('is clear before it, across years', () => {
    expect(ask('2027-01-01', '2026-12-31').kind).toBe('clear')
  })
  it('cannot tell without a date of expiry', () => {
    expect(ask(null).kind).toBe('cannot_tell')
  })
  it('cannot tell when no document was recognised, and was not checked when reading failed', () => {
    expect(documentExpired.run(someFacts({ front: aSide(null) }), aProfile()).kind).toBe('cannot_tell')
    expect(documentExpired.run(someFacts({ front: aSide(null, 'Stopped.') }), aProfile()).kind).toBe(
      'not_checked',
    )
  })
  it('reads the date on the back when the front does not carry it', () => {
    const facts = someFacts({
      front: aSide(null),
      back: aSide(aPassport({ fields: someFields({ expiry: '2020-01-01' }, { index: 1 }) })),
    })
    expect(documentExpired.run(facts, aProfile()).kind).toBe('found')
  })
})
