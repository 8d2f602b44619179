import { describe, expect, it } from 'vitest'
import {
  annaMaria,
  aPassport,
  aProfile,
  aSide,
  someFacts,
  someFields,
} from '../../../test/world/facts/facts.ts'
import { unrecognizedBackDocument } from './unrecognized-back-document.ts'

const ask = (facts: Parameters<typeof someFacts>[0]) =>
  unrecognizedBackDocument.run(someFacts(facts), aProfile())

describe('UNRECOGNIZED_BACK_DOCUMENT', () => {
  it('is found when nothing was recognised on the back', () => {
    expect(ask({ back: aSide(null) }).kind).toBe('found')
  })
  it('is clear when the back was recognised', () => {
    expect(ask({ back: aSide(aPassport()) }).kind).toBe('clear')
  })
  it('is clear where the zone of the front confirms what is printed, and not checked without', () => {
    const printed = (dob: string) =>
      aSide(
        aPassport({ zone: null, fields: someFields({ ...annaMaria, dob }, { source: 'visual', index: 1 }) }),
      )
    expect(ask({ back: printed(annaMaria.dob) }).kind).toBe('clear')
    expect(ask({ back: printed('1990-01-01') }).kind).toBe('not_checked')
  })
  it('was not checked where reading stopped at its work limit, and says so where nothing was recognised', () => {
    expect(ask({ back: { ...aSide(aPassport()), readingStopped: true } }).kind).toBe('not_checked')
    const outcome = ask({ back: { ...aSide(null), readingStopped: true } })
    expect(JSON.stringify(outcome)).toContain('back image before reading stopped at its work limit')
  })
  it('cannot tell without a back image', () => {
    expect(ask({}).kind).toBe('cannot_tell')
  })
  it('was not checked when the reader failed', () => {
    expect(ask({ back: aSide(null, 'The reader stopped.') }).kind).toBe('not_checked')
  })
})
