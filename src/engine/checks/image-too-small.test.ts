import { describe, expect, it } from 'vitest'
import { aSideWithForensics, aProfile, someFacts } from '../../../test/world/facts/facts.ts'
import { imageTooSmall } from './image-too-small.ts'

const ask = (...side: Parameters<typeof aSideWithForensics>) =>
  imageTooSmall.run(someFacts({ front: aSideWithForensics(...side) }), aProfile())

describe('IMAGE_TOO_SMALL', () => {
  it('is found on a document of 280 pixels, with what was measured', () => {
    const evidence = { side: 'front', rules: 2 }
    expect(ask({ longSide: 280 })).toMatchObject({ kind: 'found', findings: [{ evidence }] })
  })
  it('is clear of one of 320', () => expect(ask({ longSide: 320 }).kind).toBe('clear'))
  it('follows the threshold of the profile', () => {
    const lenient = aProfile({ thresholds: { smallImage: 1 } })
    expect(imageTooSmall.run(someFacts({ front: aSideWithForensics({ longSide: 280 }) }), lenient).kind).toBe(
      'clear',
    )
  })
  it('names the back when that is it', () => {
    const facts = someFacts({ front: aSideWithForensics(), back: aSideWithForensics({ longSide: 280 }) })
    expect(imageTooSmall.run(facts, aProfile())).toMatchObject({ findings: [{ evidence: { side: 'back' } }] })
  })
  it('cannot tell of records of versions before, nor of other rules', () => {
    expect(imageTooSmall.run(someFacts(), aProfile()).kind).toBe('cannot_tell')
    expect(ask({ version: 0 }).kind).toBe('cannot_tell')
  })
})
