import { describe, expect, it } from 'vitest'
import { aProfile, aPassport, aSide, someFacts } from '../../test/world/facts.ts'
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
  it('cannot tell without a back image', () => {
    expect(ask({}).kind).toBe('cannot_tell')
  })
  it('was not checked when the reader failed', () => {
    expect(ask({ back: aSide(null, 'The reader stopped.') }).kind).toBe('not_checked')
  })
})
